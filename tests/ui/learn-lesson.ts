import { openLesson, type Lesson } from '../../src/lessons/lesson.ts';
import { readLesson } from '../../src/lessons/lesson.ts';

/** A lesson with a step of every kind: done, read, free, shown. */
const FILE = {
  format: 'airfield44/lesson',
  version: 1,
  id: 'of-the-tests',
  title: 'Move and attack',
  intro: 'A card orders units.',
  rules: ['M44-TURN-1'],
  learner: 'allies',
  position: {
    units: { axis: { G7: 'infantry' }, allies: { F3: 'infantry', J3: 'armor' } },
    terrain: { f4: 'woods' },
    hands: { allies: ['probe-centre', 'recon-left'], axis: ['recon-left'] },
  },
  steps: [
    { goal: 'Look at the infantry.', do: [], point: { hexes: ['F3'], arrows: [['F3', 'f4']] } },
    {
      goal: 'Play Probe Center.',
      do: ['play probe-centre'],
      point: { cards: ['probe-centre'] },
      wrong: [{ act: 'play recon-left', say: 'Nobody stands on the left.', rule: 'M44-CARD-1' }],
      right: 'It gives two orders.',
      rule: 'M44-CARD-2',
    },
    {
      goal: 'Order the infantry.',
      do: ['order F3'],
      wrong: [{ hex: 'J3', say: 'The tank stands on the right.' }],
      right: 'It is ordered.',
    },
    {
      goal: 'Move into the woods and end the movement.',
      do: ['move F3 f4', 'end movement'],
      free: true,
      until: ['end movement'],
      done: { units: { f4: 'allies infantry' } },
      answer: 'position',
      otherwise: 'It is not in the woods.',
      right: 'Woods protect.',
    },
    { goal: 'See what the Axis do.', do: ['play recon-left'], side: 'axis', shown: true },
  ],
  closing: 'That was all.',
} as const;

export function testLesson(): Lesson {
  const file = readLesson(FILE);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const lesson = openLesson(file.value);
  if (!lesson.ok) throw new Error(JSON.stringify(lesson.error));
  return lesson.value;
}
