/** A place in time on an audio graph. */
export interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  /** Seconds on the clock of the context. */
  readonly at: number;
}

interface Envelope {
  /** Seconds after the stage's time. */
  readonly after?: number;
  readonly attack?: number;
  readonly hold?: number;
  readonly decay: number;
  readonly peak: number;
}

const SILENCE = 0.0001;

/** A gain that swells and dies away; returns it with the times of its begin and end. */
function shape({ context, out, at }: Stage, envelope: Envelope): { gain: GainNode; from: number; to: number } {
  const { after = 0, attack = 0.004, hold = 0, decay, peak } = envelope;
  const from = at + after;
  const to = from + attack + hold + decay;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, from);
  gain.gain.exponentialRampToValueAtTime(peak, from + attack);
  gain.gain.setValueAtTime(peak, from + attack + hold);
  gain.gain.exponentialRampToValueAtTime(SILENCE, to);
  gain.connect(out);
  return { gain, from, to };
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made !== undefined) return made;
  const buffer = context.createBuffer(1, Math.floor(context.sampleRate * 0.7), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

interface Noise extends Envelope {
  readonly filter: BiquadFilterType;
  readonly from: number;
  /** The filter slides to this frequency. */
  readonly to?: number;
  readonly sharpness?: number;
}

export function noise(stage: Stage, sound: Noise): void {
  const { gain, from, to } = shape(stage, sound);
  const source = stage.context.createBufferSource();
  source.buffer = noiseOf(stage.context);
  source.loop = true;
  const filter = stage.context.createBiquadFilter();
  filter.type = sound.filter;
  filter.Q.value = sound.sharpness ?? 0.8;
  filter.frequency.setValueAtTime(sound.from, from);
  if (sound.to !== undefined) filter.frequency.exponentialRampToValueAtTime(sound.to, to);
  source.connect(filter).connect(gain);
  // Another part of the noise each time, so that no two bursts are alike.
  source.start(from, Math.random() * 0.5);
  source.stop(to);
}

interface Tone extends Envelope {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
}

export function tone(stage: Stage, sound: Tone): void {
  const { gain, from, to } = shape(stage, sound);
  const source = stage.context.createOscillator();
  source.type = sound.wave;
  source.frequency.setValueAtTime(sound.from, from);
  if (sound.to !== undefined) source.frequency.exponentialRampToValueAtTime(sound.to, to);
  source.connect(gain);
  source.start(from);
  source.stop(to);
}

/** A note of a far-off bugle: two saws a little out of tune, bright while they swell. */
export function brass(stage: Stage, pitch: number, sound: Envelope): void {
  const { gain, from, to } = shape(stage, { attack: 0.03, ...sound });
  const filter = stage.context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(pitch * 1.4, from);
  filter.frequency.exponentialRampToValueAtTime(pitch * 5, from + 0.06);
  filter.frequency.exponentialRampToValueAtTime(pitch * 2, to);
  filter.connect(gain);
  for (const detune of [-6, 5]) {
    const source = stage.context.createOscillator();
    source.type = 'sawtooth';
    source.frequency.setValueAtTime(pitch, from);
    source.detune.value = detune;
    source.connect(filter);
    source.start(from);
    source.stop(to);
  }
}
