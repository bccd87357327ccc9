import { describe, expect, it } from 'vitest';
import { frameRules, type FrameTable, MAX_RUN, NOBODY, runFrames } from '../../src/engine/frames.ts';

interface Countdown {
  kind: 'countdown';
  left: number;
}
interface Question {
  kind: 'question';
  side: number;
}
interface Idle {
  kind: 'idle';
}
type Frame = Countdown | Question | Idle;

interface World {
  frames: Frame[];
  ran: string[];
  over: boolean;
}

const rules: FrameTable<World, Frame, number> = {
  countdown: {
    decider: () => NOBODY,
    options: () => undefined,
    act: () => undefined,
    run(world, frame) {
      world.ran.push(`countdown ${frame.left}`);
      if (frame.left-- === 0) world.frames.pop();
    },
  },
  question: {
    decider: (_, frame) => frame.side,
    options: (_, frame, out) => out.push(frame.side, frame.side + 10),
    act: (world) => world.frames.pop(),
    run(world) {
      world.over = true;
    },
  },
  idle: { decider: () => NOBODY, options: () => undefined, act: () => undefined, run: () => undefined },
};

function worldWith(...frames: Frame[]): World {
  return { frames, ran: [], over: false };
}

function run(world: World): void {
  runFrames(world, world.frames, rules, ({ over }) => over);
}

describe('running frames', () => {
  it('runs the frame on top until one waits for a side', () => {
    const world = worldWith({ kind: 'question', side: 1 }, { kind: 'countdown', left: 2 });
    run(world);
    expect(world.ran).toEqual(['countdown 2', 'countdown 1', 'countdown 0']);
    expect(world.frames).toEqual([{ kind: 'question', side: 1 }]);
  });

  it('does not touch a frame that waits, nor the frames below', () => {
    const world = worldWith({ kind: 'countdown', left: 1 }, { kind: 'question', side: 0 });
    run(world);
    expect(world.ran).toEqual([]);
    expect(world.frames).toHaveLength(2);
  });

  it('stops when the game is over, whatever is on the stack', () => {
    const world = worldWith({ kind: 'idle' }, { kind: 'question', side: NOBODY });
    run(world);
    expect(world.over).toBe(true);
    expect(world.frames).toHaveLength(2);
    expect(() => run({ ...worldWith(), over: true })).not.toThrow();
  });

  it('an empty stack before the end of the game is an error', () => {
    expect(() => run(worldWith({ kind: 'countdown', left: 0 }))).toThrow('No frame is left');
  });

  it('more runs in a row than allowed are an error that lists the stack', () => {
    const world = worldWith({ kind: 'question', side: 0 }, { kind: 'countdown', left: 3 }, { kind: 'idle' });
    expect(() => run(world)).toThrow('No decision after 1000 runs; frames: question > countdown > idle');
  });

  it('exactly the allowed number of runs is no error', () => {
    const world = worldWith({ kind: 'question', side: 0 }, { kind: 'countdown', left: MAX_RUN - 1 });
    run(world);
    expect(world.ran).toHaveLength(MAX_RUN);
  });
});

describe('the rules of a frame', () => {
  it('are found by its kind', () => {
    const frame: Frame = { kind: 'question', side: 1 };
    const out: number[] = [];
    frameRules(rules, frame).options(worldWith(frame), frame, out);
    expect(out).toEqual([1, 11]);
  });

  it('a frame of an unknown kind is an error', () => {
    const frame = JSON.parse('{"kind":"riddle"}') as Frame;
    expect(() => run(worldWith(frame))).toThrow("No rules for a frame of kind 'riddle'");
  });
});
