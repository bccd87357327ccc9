import { noise, tone, type Stage } from '../../sound/instruments.ts';

export const AIR_SOUNDS = ['engine', 'machineGun', 'bomb', 'flak', 'crash'] as const;
export type AirSound = (typeof AIR_SOUNDS)[number];

/** Rounds of a short burst, in seconds. */
const ROUNDS = [0, 0.075, 0.15, 0.225, 0.3, 0.375] as const;

const PLAYED: Readonly<Record<AirSound, (stage: Stage) => void>> = {
  /** It comes nearer, passes and goes: the pitch falls. */
  engine(stage) {
    tone(stage, { wave: 'sawtooth', from: 118, to: 84, attack: 0.25, hold: 0.08, decay: 0.55, peak: 0.16 });
    tone(stage, { wave: 'triangle', from: 61, to: 43, attack: 0.25, hold: 0.1, decay: 0.6, peak: 0.4 });
    noise(stage, { filter: 'bandpass', from: 900, to: 320, sharpness: 1.4, attack: 0.28, decay: 0.55, peak: 0.4 });
  },
  machineGun(stage) {
    for (const after of ROUNDS) {
      noise(stage, {
        filter: 'bandpass',
        from: 1500,
        to: 420,
        sharpness: 1.2,
        after,
        attack: 0.002,
        decay: 0.06,
        peak: 1.1,
      });
      tone(stage, { wave: 'sine', from: 130, to: 70, after, attack: 0.002, decay: 0.05, peak: 0.4 });
    }
  },
  /** A whistle that falls, and the blast. */
  bomb(stage) {
    tone(stage, { wave: 'sine', from: 1500, to: 520, attack: 0.08, hold: 0.1, decay: 0.3, peak: 0.14 });
    noise(stage, { filter: 'lowpass', from: 3000, to: 90, after: 0.46, attack: 0.003, decay: 0.7, peak: 1.5 });
    tone(stage, { wave: 'sine', from: 95, to: 30, after: 0.46, attack: 0.004, decay: 0.65, peak: 1.3 });
  },
  flak(stage) {
    for (const [after, peak] of [
      [0, 1],
      [0.16, 0.8],
      [0.34, 0.9],
    ] as const) {
      noise(stage, { filter: 'bandpass', from: 700, to: 180, sharpness: 1, after, attack: 0.003, decay: 0.2, peak });
      tone(stage, { wave: 'sine', from: 150, to: 60, after, attack: 0.003, decay: 0.16, peak: peak * 0.7 });
    }
  },
  /** An engine that howls down, and a dull end. */
  crash(stage) {
    tone(stage, { wave: 'sawtooth', from: 170, to: 62, attack: 0.1, hold: 0.2, decay: 0.5, peak: 0.14 });
    noise(stage, { filter: 'lowpass', from: 2400, to: 80, after: 0.72, attack: 0.003, decay: 0.8, peak: 1.4 });
    tone(stage, { wave: 'sine', from: 80, to: 28, after: 0.72, attack: 0.004, decay: 0.7, peak: 1.2 });
  },
};

/** Puts a sound of aircraft on the graph. */
export function airSound(name: AirSound, stage: Stage): void {
  PLAYED[name](stage);
}
