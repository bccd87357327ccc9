// Numbers and texts that a scenario file can hold: the limits are those of its description.
import type { Hex } from '../../hex/board.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../memoir/side.ts';
import { LONGEST_NAME, LONGEST_PLACE, LONGEST_TEXT, MOST_CARDS, MOST_MEDALS } from '../../scenarios/limits.ts';
import type { Recipe } from '../history.ts';
import { checkAt, type Check, type CheckId, type Fix } from './check.ts';
import type { Look } from './look.ts';

function isWithin(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(1, Math.round(value) || 1));
}

export function overlordBoard({ board, plan }: Look): Check[] {
  return plan.board === 'overlord' ? [checkAt(board, { id: 'overlord', kind: 'fault', path: 'board' })] : [];
}

export function handsAndMedals({ board, plan }: Look): Check[] {
  return SIDES.flatMap((side): Check[] => {
    const { hand, medals } = plan.sides[side];
    const path = `sides.${SIDE_NAMES[side]}`;
    const amiss = (id: 'hand' | 'medals', given: number, most: number, fix: Fix): Check[] =>
      isWithin(given, most)
        ? []
        : [checkAt(board, { id, kind: 'fault', side, values: { given, most }, fixes: [fix], path: `${path}.${id}` })];
    return [
      ...amiss('hand', hand, MOST_CARDS, setHand(side, within(hand, MOST_CARDS))),
      ...amiss('medals', medals, MOST_MEDALS, setMedals(side, within(medals, MOST_MEDALS))),
    ];
  });
}

function setHand(side: Side, count: number): Fix {
  return { id: 'setHand', values: { count }, recipe: ({ sides }) => void (sides[side].hand = count) };
}

export function setMedals(side: Side, count: number): Fix {
  return { id: 'setMedals', values: { count }, recipe: ({ sides }) => void (sides[side].medals = count) };
}

/** More cards than this between the hands decide a battle by themselves. */
const FAR_APART = 3;

export function handsThatDiffer({ board, plan }: Look): Check[] {
  const [allies, axis] = plan.sides.map(({ hand }) => hand);
  if (Math.abs(allies - axis) < FAR_APART || !isWithin(allies, MOST_CARDS) || !isWithin(axis, MOST_CARDS)) return [];
  const middle = Math.round((allies + axis) / 2);
  const fix: Fix = {
    id: 'equalHands',
    values: { hand: middle },
    recipe: ({ sides }) => {
      for (const side of SIDES) sides[side].hand = middle;
    },
  };
  return [checkAt(board, { id: 'handsDiffer', kind: 'warning', values: { allies, axis }, fixes: [fix] })];
}

export function textsTooLong(look: Look): Check[] {
  const { board, plan } = look;
  const tooLong = (id: CheckId, text: string, most: number, path: string, recipe: Recipe, hexes: readonly Hex[] = []) =>
    text.length <= most
      ? []
      : [
          checkAt(board, {
            id,
            kind: 'fault',
            hexes,
            values: { length: text.length, most },
            fixes: [{ id: 'cutText', values: { count: most }, recipe }],
            path,
          }),
        ];
  const fields = Object.keys(plan.text) as (keyof typeof plan.text)[];
  return [
    ...tooLong('nameTooLong', plan.name, LONGEST_NAME, 'name', (draft) => {
      draft.name = draft.name.slice(0, LONGEST_NAME);
    }),
    ...Object.entries(plan.places).flatMap(([hex, name]) =>
      tooLong(
        'placeTooLong',
        name,
        LONGEST_PLACE,
        `places.${board.labels[Number(hex)]}`,
        ({ places }) => void (places[Number(hex)] = name.slice(0, LONGEST_PLACE)),
        [Number(hex)],
      ),
    ),
    ...fields.flatMap((field) =>
      tooLong(
        'textTooLong',
        plan.text[field] ?? '',
        LONGEST_TEXT,
        `text.${field}`,
        ({ text }) => void (text[field] = (text[field] ?? '').slice(0, LONGEST_TEXT)),
      ),
    ),
  ];
}
