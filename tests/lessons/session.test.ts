import '../../src/memoir/air/new-flight-plan/index.ts';
import { describe, expect, it } from 'vitest';
import { openLesson, readLesson } from '../../src/lessons/lesson.ts';
import {
  answer,
  answerNothing,
  beginLesson,
  goOn,
  hasFailed,
  isOver,
  offered,
  refused,
  solveStep,
  stepBack,
  stepOf,
  triedAnew,
  tryAgain,
  waitsForReader,
  type Session,
} from '../../src/lessons/session.ts';
import { actionText, readAction } from '../../src/scenarios/action-text.ts';
import { actionParts } from '../../src/scenarios/script.ts';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';

const FILE = {
  format: 'airfield44/lesson',
  version: 1,
  id: 'a-lesson',
  title: 'A lesson',
  intro: 'It begins.',
  rules: ['M44-TURN-1'],
  learner: 'allies',
  closing: 'It is over.',
};

const POSITION = {
  units: {
    axis: { G7: 'infantry', B9: 'infantry' },
    allies: { F3: 'infantry', H3: 'armor', K3: 'infantry' },
  },
  hands: { allies: ['probe-centre', 'probe-right'], axis: ['probe-right', 'dig-in'] },
  deckTop: ['move-out', 'assault-left'],
  discard: ['ambush'],
};

const PLAY = { goal: 'Play.', do: ['play probe-centre'], right: 'Played.' };
const ORDER = { goal: 'Order.', do: ['order F3', 'order H3'], anyOrder: true, right: 'Ordered.' };

function begun(steps: readonly object[], more: object = {}): Session {
  const file = readLesson({ ...FILE, position: POSITION, steps, ...more });
  if (!file.ok) throw new Error(`${file.error[0].path}: ${file.error[0].message}`);
  const lesson = openLesson(file.value);
  if (!lesson.ok) throw new Error(lesson.error[0].message);
  return beginLesson(lesson.value);
}

/** One click: an action, or a walk over several hexes. */
function click(session: Session, text: string): Session {
  const [first, ...others] = actionParts(text);
  const action = readAction(session.state, first);
  if (!action.ok) throw new Error(action.error[0].message);
  const one = action.value;
  if (one.type !== 'moveUnit') return answer(session, [one]);
  const board = boardOf(session.state.board);
  const rest = others.map((part) => ({ ...one, to: hexOfLabel(board, part.split(' ')[2]) ?? -1 }));
  return answer(session, [one, ...rest]);
}

const clicks = (session: Session, ...texts: string[]) => texts.reduce(click, session);
const sentence = ({ told }: Session) => (told === null ? null : `${told.verdict}: ${told.say}`);

describe('a step with a solution', () => {
  const steps = [
    {
      ...PLAY,
      rule: 'M44-TURN-1',
      wrong: [
        { act: 'play probe-*ight', say: 'Not that one.', rule: 'M44-CARD-PROBE' },
        { hex: 'F3', say: 'A card first.' },
      ],
      otherwise: 'Play the card.',
    },
    ORDER,
  ];

  it('goes on after the right answer, and says why it was right', () => {
    const session = click(begun(steps), 'play probe-centre');
    expect([session.at, session.wrongs]).toEqual([1, 0]);
    expect(session.told).toEqual({ verdict: 'right', say: 'Played.', rule: 'M44-TURN-1' });
  });

  it('stays after a wrong one, with the words and the rule for it', () => {
    const first = begun(steps);
    const session = click(first, 'play probe-right');
    expect([session.at, session.wrongs, session.state === first.state]).toEqual([0, 1, true]);
    expect(session.told).toEqual({ verdict: 'wrong', say: 'Not that one.', rule: 'M44-CARD-PROBE' });
  });

  it('has words for a click where nothing can be done', () => {
    expect(sentence(answerNothing(begun(steps), 'F3'))).toBe('wrong: A card first.');
    expect(sentence(answerNothing(begun(steps), 'A1'))).toBe('wrong: Play the card.');
  });

  it('can be asked what it would refuse, without an answer being given', () => {
    const first = begun(steps);
    const [centre, right] = ['play probe-centre', 'play probe-right'].map((text) => {
      const action = readAction(first.state, text);
      if (!action.ok) throw new Error(action.error[0].message);
      return refused(first, action.value);
    });
    expect(centre).toBeNull();
    expect(right === null ? null : [sentence(right), right.state === first.state]).toEqual([
      'wrong: Not that one.',
      true,
    ]);
  });

  it('forgets what was wrong once something else is tried, and no praise', () => {
    const wrong = click(begun(steps), 'play probe-right');
    expect([triedAnew(wrong).told, triedAnew(wrong).wrongs]).toEqual([null, 1]);
    const right = click(begun(steps), 'play probe-centre');
    expect(triedAnew(right)).toBe(right);
  });

  it('takes an action that is not legal for no answer at all', () => {
    const first = begun(steps);
    expect(click(first, 'order F3')).toBe(first);
    expect(answer(first, [])).toBe(first);
  });

  it('lets its lines come in any order where it says so, and one after the other where not', () => {
    const played = click(begun(steps), 'play probe-centre');
    expect(isOver(clicks(played, 'order H3', 'order F3'))).toBe(true);
    const inOrder = click(begun([PLAY, { ...ORDER, anyOrder: false }]), 'play probe-centre');
    expect(sentence(click(inOrder, 'order H3'))).toBe('wrong: null');
    expect(isOver(clicks(inOrder, 'order F3', 'order H3'))).toBe(true);
  });

  it('is solved by the page from wherever the learner is in it', () => {
    const half = clicks(begun(steps), 'play probe-centre', 'order H3');
    expect(isOver(solveStep(half))).toBe(true);
    expect(stepBack(solveStep(half)).state).toBe(half.state);
  });

  it('offers only what is allowed', () => {
    const all = begun([{ ...PLAY, allow: ['play *-centre'] }]);
    expect(offered(all)).toHaveLength(1);
    expect(offered(begun([PLAY]))).toHaveLength(2);
  });
});

describe('a walk', () => {
  const steps = [PLAY, ORDER, { goal: 'Go.', do: ['move F3 f4 F5'], otherwise: 'No.', right: 'There.' }];
  const ordered = () => clicks(begun(steps), 'play probe-centre', 'order F3', 'order H3');

  it('may be done hex by hex or at once', () => {
    expect(isOver(clicks(ordered(), 'move F3 f4', 'move f4 F5'))).toBe(true);
    expect(isOver(click(ordered(), 'move F3 f4 F5'))).toBe(true);
  });

  it('may take another way to the same hex', () => {
    expect(isOver(click(ordered(), 'move F3 e4 F5'))).toBe(true);
  });

  it('does not end elsewhere', () => {
    expect(sentence(click(ordered(), 'move F3 e4 E5'))).toBe('wrong: No.');
    expect(sentence(click(ordered(), 'move F3 e4'))).toBe('wrong: No.');
  });
});

describe('stepping back', () => {
  const steps = [PLAY, ORDER];

  it('takes back one click, over the beginning of a step too', () => {
    const half = clicks(begun(steps), 'play probe-centre', 'order F3');
    const back = stepBack(half);
    expect([back.at, sentence(back)]).toEqual([1, 'right: Played.']);
    expect(stepBack(back).at).toBe(0);
    expect(stepBack(stepBack(back)).at).toBe(0);
  });

  it('forgets what was said of a wrong answer', () => {
    const half = clicks(begun(steps), 'play probe-centre', 'order F3');
    expect(sentence(stepBack(click(half, 'end orders')))).toBe('right: Played.');
  });
});

describe('a free step', () => {
  const steps = [
    PLAY,
    ORDER,
    {
      goal: 'Go to f4.',
      do: ['move F3 f4', 'move H3 h4', 'end movement'],
      free: true,
      until: ['end movement'],
      done: { units: { f4: 'allies' } },
      wrong: [
        { when: { units: { F3: 'allies' } }, say: 'It stayed.', rule: 'M44-TURN-1' },
        { act: 'move H3 g4', say: 'Not there.' },
      ],
      otherwise: 'Not so.',
      right: 'So.',
    },
  ];
  const ordered = () => clicks(begun(steps), 'play probe-centre', 'order F3', 'order H3');

  it('lets every action happen and looks at how it has ended', () => {
    const moving = clicks(ordered(), 'move H3 h4', 'move F3 f4');
    expect([moving.at, sentence(moving)]).toEqual([2, 'right: Ordered.']);
    expect(isOver(click(moving, 'end movement'))).toBe(true);
  });

  it('fails with the words for the ending, and can be tried again', () => {
    const failed = clicks(ordered(), 'move H3 h4', 'end movement');
    expect(hasFailed(failed)).toBe(true);
    expect(failed.told).toEqual({ verdict: 'failed', say: 'It stayed.', rule: 'M44-TURN-1' });
    expect(offered(failed)).toEqual([]);
    const again = tryAgain(failed);
    expect([again.at, again.played.length]).toEqual([2, 3]);
    expect(isOver(solveStep(again))).toBe(true);
  });

  it('has other words where no ending fits', () => {
    expect(sentence(clicks(ordered(), 'move F3 e4', 'end movement'))).toBe('failed: Not so.');
  });

  it('refuses what is named as wrong', () => {
    expect(sentence(click(ordered(), 'move H3 g4'))).toBe('wrong: Not there.');
  });
});

describe('what happens without the learner', () => {
  const attack = {
    position: {
      units: { axis: { G7: 'infantry', F9: 'infantry' }, allies: { G5: { kind: 'infantry', order: 'ordered' } } },
      hands: { allies: ['probe-right'], axis: ['ambush', 'probe-left'] },
      phase: 'battle',
      card: 'probe-centre',
    },
    dice: ['flag', 'star'],
  };

  it('is played with the click before it, and taken back with it', () => {
    const first = begun([{ goal: 'Fire.', do: ['attack G5 G7', 'retreat g8'], right: 'Gone.' }], attack);
    const done = click(first, 'attack G5 G7');
    expect(isOver(done)).toBe(true);
    expect(done.played.map(({ follows }) => follows)).toEqual([false, true]);
    expect(stepBack(done).state).toBe(first.state);
  });

  it('goes on in the middle of a step', () => {
    const both = { G5: { kind: 'infantry', order: 'ordered' }, F5: { kind: 'infantry', order: 'ordered' } };
    const position = { ...attack.position, units: { axis: { G7: 'infantry', F7: 'infantry' }, allies: both } };
    const step = { goal: 'Fire.', do: ['attack G5 G7', 'retreat g8', 'attack F5 F7'], right: 'Gone.' };
    const first = begun([step], { position, dice: ['flag', 'star', 'star', 'star'] });
    expect(isOver(clicks(first, 'attack G5 G7', 'attack F5 F7'))).toBe(true);
    expect(isOver(solveStep(first))).toBe(true);
  });

  it('is an ambush that is declined, in a free step', () => {
    const free = { free: true, until: ['attack *'], done: { units: { g6: 'axis infantry 3' } } };
    const position = { ...attack.position, units: { ...attack.position.units, axis: { g6: 'infantry' } } };
    const step = { goal: 'Fire.', do: ['attack G5 g6'], right: 'Hit.', ...free };
    const first = begun([step], { position, dice: ['infantry', 'star', 'star'] });
    expect(isOver(click(first, 'attack G5 g6'))).toBe(true);
  });
});

describe('steps that are shown', () => {
  const end = { goal: 'End it.', do: ['end movement'], right: 'Ended.' };
  const axis = { do: ['play probe-right', 'order B9', 'move B9 b8 B7'], side: 'axis', shown: true };

  it('wait for the reader, and take no other answer', () => {
    const reading = begun([{ goal: 'Read.', do: [] }, PLAY]);
    expect(waitsForReader(reading)).toBe(true);
    expect(click(reading, 'play probe-centre')).toBe(reading);
    expect(answerNothing(reading, 'F3')).toBe(reading);
    expect(goOn(reading).at).toBe(1);
  });

  it('do what they show when it has been read', () => {
    const ended = clicks(begun([PLAY, ORDER, end, { ...axis, goal: 'See.' }, PLAY]), 'play probe-centre');
    const shown = clicks(ended, 'order F3', 'order H3', 'end movement');
    expect([shown.at, waitsForReader(shown)]).toEqual([3, true]);
    const on = goOn(shown);
    expect([on.at, on.state.turn.number]).toEqual([4, 3]);
    expect(stepBack(on).at).toBe(3);
  });

  it('happen by themselves without a goal, and leave the praise of the step before', () => {
    const session = clicks(begun([PLAY, ORDER, end, axis, PLAY]), 'play probe-centre', 'order F3', 'order H3');
    const on = click(session, 'end movement');
    expect([on.at, sentence(on)]).toEqual([4, 'right: Ended.']);
    expect(stepOf(on)?.goal).toBe('Play.');
    expect(stepBack(on).at).toBe(2);
  });

  it('are never illegal', () => {
    const bad = begun([{ goal: 'See.', do: ['order F3'], shown: true }]);
    expect(() => goOn(bad)).toThrow("'order F3', which is not legal then");
  });
});

const FLIGHT = {
  position: {
    options: { airRules: 'new-flight-plan' },
    units: { axis: { D5: 'infantry', E5: 'infantry', A9: 'infantry' }, allies: { C3: 'infantry' } },
    hands: { allies: ['probe-left'], axis: ['probe-right'] },
    air: { hands: { allies: [], axis: [] }, aircraft: { allies: { type: 'fighter', hex: 'C5' } } },
  },
};

const playedTexts = ({ played }: Session) => played.map(({ before, action }) => actionText(before, action));

describe('the page solves a step', () => {
  const ORDERS = { goal: 'Order.', do: ['play probe-left', 'order aircraft', 'order C3'] };

  it('and goes on after what the other side does in between', () => {
    const flight = ['fly D5', 'mark mg', 'decline ambush', 'fly E5', 'mark mg', 'decline ambush'];
    const session = solveStep(solveStep(begun([ORDERS, { goal: 'Fly.', do: flight }], FLIGHT)));
    expect(isOver(session)).toBe(true);
    expect(playedTexts(session)).toEqual([...ORDERS.do, ...flight]);
  });

  it('and stops where the solution is wrong', () => {
    const wrong = { goal: 'Fly.', do: ['fly D5'], wrong: [{ act: 'fly D5', say: 'No.' }] };
    const session = solveStep(solveStep(begun([ORDERS, wrong], FLIGHT)));
    expect(session.told).toEqual({ verdict: 'wrong', say: 'No.', rule: null });
    expect(session.at).toBe(1);
  });
});
