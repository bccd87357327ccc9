import { boardOf } from '../../hex/board.ts';
import { opponent, SIDE_NAMES, type Side, type SideName } from '../../memoir/side.ts';
import { plainHead } from '../plain-file.ts';
import type { ScenarioFile } from '../scenario-schema.ts';
import { newImport } from './importing.ts';
import { isMarkedItalian } from './read-nations.ts';
import { unitOfFile } from './write-unit.ts';
import { countryOf } from './nations.ts';
import { isSame, type RawObject } from './raw.ts';
import { readDate } from './read-date.ts';
import { DATE_KEYS, readInfo, type Info } from './read-info.ts';
import type { Nations } from './read-nations.ts';

const READ_ELSEWHERE = ['options', 'victory', ...DATE_KEYS];

export function topOf(file: ScenarioFile): SideName {
  return SIDE_NAMES[plainHead(file).top];
}

/** Italians are marked where Germans fight on their side, or where those were that came with the file. */
export function nationsOf(file: ScenarioFile, keptHexes: Iterable<readonly RawObject[]>): Nations {
  const [allies, axis] = plainHead(file).sides;
  const hasGermans = Object.values(file.units.axis).some((unit) => unitOfFile('axis', unit)?.nation === 'ger');
  const marksItalians = hasGermans || [...keptHexes].flat().some(isMarkedItalian);
  return { allies: allies.nation, axis: axis.nation, marksItalians };
}

/** A date for programs that want a whole one. */
function fullDate(date: string): string {
  return `${date}-01-01`.slice(0, 10);
}

/** The dates as they came where they still say the same, perhaps by the year that the text names. */
function dateFields({ date }: ScenarioFile, kept: RawObject, textYear: string | undefined): RawObject {
  const own: RawObject = date === undefined ? {} : { date_begin: fullDate(date), date_end: fullDate(date) };
  const came = Object.fromEntries(Object.entries(kept).filter(([key]) => DATE_KEYS.includes(key)));
  const { date_begin: _, ...end } = came;
  const read = (given: RawObject) => readDate(newImport(boardOf('standard')), '', given, textYear);
  const plain = read(own);
  const all = [came, { ...own, ...came }, { ...own, ...end }];
  return all.find((tried) => [date, plain].includes(read(tried))) ?? own;
}

/** `game_info` but its options, of a file in its plain form. */
export function infoPart(file: ScenarioFile, kept: RawObject, textYear: string | undefined): RawObject {
  const { sides, top, first } = plainHead(file);
  const player = (side: Side, name: string): RawObject => ({
    [`side_${name}`]: SIDE_NAMES[side].toUpperCase(),
    [`country_${name}`]: countryOf(sides[side].nation),
    [`cards_${name}`]: sides[side].hand,
    [`victory_${name}`]: sides[side].medals,
  });
  let info: RawObject = {
    ...(file.front === undefined ? {} : { front: file.front.toUpperCase() }),
    type: 'HISTORICAL',
    ...dateFields(file, kept, textYear),
    starting: first === top ? 'PLAYER1' : 'PLAYER2',
    ...player(top, 'player1'),
    ...player(opponent(top), 'player2'),
  };
  const read = (given: RawObject): Info => readInfo(newImport(boardOf('standard')), '', given);
  const plain = read(info);
  for (const [key, value] of Object.entries(kept)) {
    if (READ_ELSEWHERE.includes(key)) continue;
    const tried = { ...info, [key]: value };
    if (isStill(read(tried), plain)) info = tried;
  }
  return info;
}

/** Whether the fields say the same as those that are written. */
function isStill(now: Info, plain: Info): boolean {
  const sides = {
    allies: { ...now.sides.allies, nation: now.sides.allies.nation ?? plain.sides.allies.nation },
    axis: { ...now.sides.axis, nation: now.sides.axis.nation ?? plain.sides.axis.nation },
  };
  return isSame({ ...now, sides }, plain);
}
