// `game_info`: sides, hands, medals, who begins, front and date.
import type { SideName } from '../../memoir/side.ts';
import { FRONTS, type Front } from '../../memoir/air/front.ts';
import type { Nation } from '../../memoir/units/unit.ts';
import { joinPath } from '../fault.ts';
import { MOST_CARDS, MOST_MEDALS } from '../limits.ts';
import { expectation } from '../shapes.ts';
import { fault, isNo, quoted, ranged, remark, sideOf, textOf, unknownFields, type Importing } from './importing.ts';
import { nationOfCountry } from './nations.ts';
import { wordOf, type RawObject } from './raw.ts';

export interface InfoSide {
  readonly hand: number | undefined;
  readonly medals: number | undefined;
  readonly nation: Nation | undefined;
}

export interface Info {
  /** Player 1 sits at the top edge. */
  readonly top: SideName;
  readonly sides: Readonly<Record<SideName, InfoSide>>;
  readonly first: SideName | undefined;
  readonly front: Front | undefined;
}

/** For display and bookkeeping: kept, and nothing to say about them. */
const SILENT = ['operationID', 'operation', 'type'];
/** Not played; they say nothing where they are switched off. */
const EXPERT = ['expert', 'expert_mode'];
const NAMES: Readonly<Record<SideName, string>> = { axis: 'the Axis', allies: 'the Allies' };
const READ_ELSEWHERE = ['options', 'victory', 'victory_conditions'];
const PLAYER_KEYS = ['side', 'country', 'cards', 'victory', 'mustDraw'].flatMap((key) => [
  `${key}_player1`,
  `${key}_player2`,
]);
/** Read when the text is known as well. */
export const DATE_KEYS: readonly string[] = ['date_begin', 'date_end'];
const KNOWN = ['front', 'starting', ...DATE_KEYS, ...PLAYER_KEYS, ...SILENT, ...EXPERT, ...READ_ELSEWHERE];

export function otherSide(side: SideName): SideName {
  return side === 'axis' ? 'allies' : 'axis';
}

export function readInfo(reading: Importing, path: string, info: RawObject): Info {
  unknownFields(reading, path, info, KNOWN, 'the scenario');
  for (const key of EXPERT) {
    if (info[key] === undefined || isNo(info[key])) continue;
    remark(reading, joinPath(path, key), `A game for experts (${key})`, 'It has the usual rules.');
  }
  const top = readTop(reading, path, info);
  const low = otherSide(top);
  return {
    top,
    sides: {
      [top]: readPlayer(reading, path, info, 'player1', NAMES[top]),
      [low]: readPlayer(reading, path, info, 'player2', NAMES[low]),
    } as Record<SideName, InfoSide>,
    first: readStarting(reading, joinPath(path, 'starting'), info.starting, top),
    front: readFront(reading, joinPath(path, 'front'), info.front),
  };
}

function readTop(reading: Importing, path: string, info: RawObject): SideName {
  const first = sideOf(reading, joinPath(path, 'side_player1'), info.side_player1);
  const second = sideOf(reading, joinPath(path, 'side_player2'), info.side_player2);
  if (first !== undefined && first === second) {
    const message = `both players are ${first.toUpperCase()}; one must be on the other side`;
    fault(reading, joinPath(path, 'side_player2'), message);
  }
  return first ?? (second === undefined ? 'axis' : otherSide(second));
}

function readPlayer(
  reading: Importing,
  path: string,
  info: RawObject,
  player: 'player1' | 'player2',
  who: string,
): InfoSide {
  const key = (name: string): string => `${name}_${player}`;
  const number = (name: string, most: number, thing: string): number | undefined =>
    ranged(reading, joinPath(path, key(name)), info[key(name)], [1, most], thing);
  const where = joinPath(path, key('country'));
  const country = textOf(reading, where, info[key('country')]);
  const nation = country === undefined ? undefined : nationOfCountry(country);
  if (country !== undefined && nation === undefined) {
    remark(reading, where, `The country ${quoted(country)}`, 'The side has the nation of its units.');
  }
  const owed = info[key('mustDraw')];
  if (owed !== undefined && !isNo(owed)) {
    remark(
      reading,
      joinPath(path, key('mustDraw')),
      `Cards that ${who} must draw (${quoted(owed)})`,
      'None are drawn.',
    );
  }
  return {
    hand: number('cards', MOST_CARDS, `Cards in hand of ${who}`),
    medals: number('victory', MOST_MEDALS, `Medals to win of ${who}`),
    nation,
  };
}

export function readStarting(reading: Importing, path: string, value: unknown, top: SideName): SideName | undefined {
  if (value === undefined) return undefined;
  const word = wordOf(value).trim().toLowerCase();
  if (word === 'player1' || word === '1') return top;
  if (word === 'player2' || word === '2') return otherSide(top);
  return fault(reading, path, expectation('PLAYER1 or PLAYER2', value));
}

export function readFront(reading: Importing, path: string, value: unknown): Front | undefined {
  const word = textOf(reading, path, value)?.trim().toLowerCase();
  const front = FRONTS.find((name) => name === word);
  if (word !== undefined && front === undefined) {
    remark(reading, path, `The front ${quoted(word)}`, 'No front is set; air superiority has to be chosen.');
  }
  return front;
}
