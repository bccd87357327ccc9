import type { AirSound } from '../air/sound/air-sounds.ts';
import { anyAirParts } from '../air/late.tsx';
import { brass, noise, tone, type Stage } from './instruments.ts';

export const SOUNDS = ['card', 'step', 'dice', 'hit', 'miss', 'retreat', 'medal', 'victory', 'error'] as const;
export type Sound = (typeof SOUNDS)[number];

const G4 = 392;
const C5 = 523.25;
const D5 = 587.33;
const E5 = 659.25;
const G5 = 783.99;

/** Seconds at which dice knock on wood: ever faster, ever softer. */
const KNOCKS = [0, 0.07, 0.16, 0.22, 0.29, 0.35, 0.4, 0.44, 0.47] as const;

function knock(stage: Stage, after: number, peak: number): void {
  const pitch = 2200 + Math.random() * 1600;
  noise(stage, { filter: 'bandpass', from: pitch, sharpness: 5, after, attack: 0.001, decay: 0.028, peak: peak * 2.4 });
  tone(stage, {
    wave: 'triangle',
    from: pitch / 5,
    to: pitch / 8,
    after,
    attack: 0.001,
    decay: 0.05,
    peak: peak * 0.8,
  });
}

const PLAYED: Readonly<Record<Sound, (stage: Stage) => void>> = {
  card(stage) {
    noise(stage, { filter: 'bandpass', from: 1500, to: 4600, sharpness: 1.1, attack: 0.03, decay: 0.16, peak: 0.9 });
    noise(stage, { filter: 'lowpass', from: 900, after: 0.12, attack: 0.002, decay: 0.1, peak: 1.3 });
  },
  step(stage) {
    for (const [after, peak] of [
      [0, 1.5],
      [0.11, 1.1],
    ] as const) {
      noise(stage, { filter: 'lowpass', from: 700, to: 160, after, attack: 0.004, decay: 0.12, peak });
      noise(stage, { filter: 'highpass', from: 3200, after: after + 0.012, decay: 0.05, peak: peak * 0.1 });
    }
  },
  dice(stage) {
    KNOCKS.forEach((after, at) => knock(stage, after + Math.random() * 0.02, 0.62 - at * 0.055));
  },
  hit(stage) {
    noise(stage, { filter: 'lowpass', from: 4200, to: 120, attack: 0.002, decay: 0.6, peak: 1.6 });
    tone(stage, { wave: 'sine', from: 120, to: 38, attack: 0.003, decay: 0.55, peak: 1.3 });
    noise(stage, { filter: 'bandpass', from: 380, to: 90, after: 0.08, attack: 0.06, decay: 0.8, peak: 0.9 });
  },
  miss(stage) {
    noise(stage, { filter: 'bandpass', from: 3200, to: 480, sharpness: 2.2, attack: 0.03, decay: 0.36, peak: 1.6 });
    noise(stage, { filter: 'lowpass', from: 500, after: 0.2, attack: 0.004, decay: 0.16, peak: 1 });
  },
  retreat(stage) {
    for (const [after, peak] of [
      [0, 0.6],
      [0.09, 0.5],
      [0.18, 0.42],
      [0.3, 0.34],
    ] as const) {
      tone(stage, { wave: 'sine', from: 150, to: 80, after, attack: 0.002, decay: 0.09, peak });
      noise(stage, {
        filter: 'bandpass',
        from: 1800,
        sharpness: 0.7,
        after,
        attack: 0.001,
        decay: 0.06,
        peak: peak * 0.5,
      });
    }
  },
  medal(stage) {
    brass(stage, G4, { hold: 0.08, decay: 0.08, peak: 0.3 });
    brass(stage, D5, { after: 0.15, hold: 0.18, decay: 0.4, peak: 0.34 });
  },
  victory(stage) {
    for (const [pitch, after, hold] of [
      [G4, 0, 0.08],
      [C5, 0.16, 0.08],
      [E5, 0.32, 0.08],
      [G5, 0.48, 0.2],
      [E5, 0.8, 0.06],
      [G5, 0.94, 0.6],
    ] as const) {
      brass(stage, pitch, { after, hold, decay: 0.16, peak: 0.3 });
      brass(stage, pitch / 2, { after, hold, decay: 0.16, peak: 0.16 });
    }
  },
  error(stage) {
    tone(stage, { wave: 'triangle', from: 190, to: 130, attack: 0.005, decay: 0.3, peak: 0.9 });
  },
};

function isPlain(name: Sound | AirSound): name is Sound {
  return name in PLAYED;
}

/** Puts a sound on the graph. */
export function sound(name: Sound | AirSound, stage: Stage): void {
  if (isPlain(name)) PLAYED[name](stage);
  else anyAirParts()?.airSound(name, stage);
}
