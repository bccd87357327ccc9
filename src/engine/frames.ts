// Pending decisions are a stack of plain records; the last one is on top. What a kind of frame
// does is a table outside the state, so any moment can be saved.

export interface FrameRules<W, F, A> {
  /** The side that must answer, or NOBODY when the frame runs by itself. */
  decider(world: W, frame: F): number;
  options(world: W, frame: F, out: A[]): void;
  act(world: W, frame: F, action: A): void;
  /** One step of a frame that waits for nobody; it changes itself, pushes or pops. */
  run(world: W, frame: F): void;
}

export type FrameTable<W, F extends { kind: string }, A> = {
  readonly [K in F['kind']]: FrameRules<W, Extract<F, { kind: K }>, A>;
};

export const NOBODY = -1;
export const MAX_RUN = 1000;

/** Runs the top frame until one waits for a side or the game is over. */
export function runFrames<W, F extends { kind: string }, A>(
  world: W,
  frames: F[],
  rules: FrameTable<W, F, A>,
  isOver: (world: W) => boolean,
): void {
  for (let runs = 0; !isOver(world); runs++) {
    if (frames.length === 0) throw new Error('No frame is left, but the game is not over');
    const top = frames[frames.length - 1];
    const topRules = frameRules(rules, top);
    if (topRules.decider(world, top) !== NOBODY) return;
    if (runs === MAX_RUN) {
      const kinds = frames.map((frame) => frame.kind).join(' > ');
      throw new Error(`No decision after ${MAX_RUN} runs; frames: ${kinds}`);
    }
    topRules.run(world, top);
  }
}

/** The rules of one frame. The table ties every kind to its own frame type, which the cast forgets. */
export function frameRules<W, F extends { kind: string }, A>(
  rules: FrameTable<W, F, A>,
  frame: F,
): FrameRules<W, F, A> {
  const found = (rules as Readonly<Record<string, FrameRules<W, F, A> | undefined>>)[frame.kind];
  if (found === undefined) throw new Error(`No rules for a frame of kind '${frame.kind}'`);
  return found;
}
