// Special rules: `game_info.options` and the conditions of `game_info.victory`.
import { SECTION_NAMES } from '../file-names.ts';
import type { SideName } from '../../memoir/side.ts';
import { joinPath } from '../fault.ts';
import { MOST_EXITS, MOST_GROUPS, MOST_MEDALS, MOST_STRIKE_HEXES } from '../limits.ts';
import type { SpecialFile } from '../scenario-schema.ts';
import { labels } from '../write-scenario.ts';
import {
  flagOf,
  hexesOf,
  isNo,
  isYesOrNo,
  listOf,
  numberOf,
  objectOf,
  quoted,
  ranged,
  remark,
  sideOf,
  sideWord,
  textOf,
  unknownFields,
  type Importing,
} from './importing.ts';
import { entryPath } from './normal.ts';
import { isObject, type RawObject } from './raw.ts';
import type { Nations } from './read-nations.ts';

export interface OptionContext {
  readonly nations: Nations;
  /** The sides that have exits on the map. */
  readonly exits: readonly SideName[];
}

type Mutable = { -readonly [K in keyof SpecialFile]: SpecialFile[K] };
type Read = (reading: Importing, path: string, value: unknown, special: Mutable, context: OptionContext) => void;

/** Special rules that are not played: what they are, and what happens instead. */
const LEFT_OUT: Readonly<Record<string, readonly [string, string]>> = {
  airdrop: ['A paradrop', 'Nobody is dropped; only the units on the map fight.'],
  airdrop2: ['A second paradrop', 'Nobody is dropped; only the units on the map fight.'],
  armor_breakthrough_rules: ['An armor breakthrough', 'No armor comes on behind the enemy.'],
  blowbridge_opt2: ['Blowing up bridges', 'Bridges stay.'],
  smoke_screen: ['A smoke screen', 'No smoke is laid.'],
  supply_train_rules: ['A supply train', 'No train brings reinforcements.'],
  mine_deck_name: ['Minefields from a set of their own', 'Mines are drawn from the bag of the game.'],
};

const BOMBARD_DECK = 'AIR_POWER_AS_ARTILLERY_BOMBARD_DECK';

function flag(set: (special: Mutable, context: OptionContext) => void): Read {
  return (reading, path, value, special, context) => {
    if (flagOf(reading, path, value) === true) set(special, context);
  };
}

/** A rule that says more than yes or no: switched off it says nothing. */
function unlessOff(read: Read): Read {
  return (reading, path, value, special, context) => {
    if (!isNo(value)) read(reading, path, value, special, context);
  };
}

/** A side, both, or a plain yes, which means `usual`. */
function sides(
  key: 'partialBlitz' | 'airStrikes' | 'commissar',
  usual: (context: OptionContext) => SideName | 'all',
): Read {
  return (reading, path, value, special, context) => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
    if (word === 'all' || word === 'both') special[key] = 'all';
    else if (sideWord(word) !== undefined) special[key] = sideOf(reading, path, word) ?? 'all';
    else if (typeof word === 'string' && !isYesOrNo(word)) {
      remark(reading, path, `A special rule (${path.split('.').at(-1)}) for ${quoted(value)}`, 'It holds for nobody.');
    } else if (flagOf(reading, path, value) === true) special[key] = usual(context);
  };
}

const OPTIONS: Readonly<Record<string, Read>> = {
  blitz_rules: flag((special) => (special.blitz = true)),
  partial_blitz_rules: sides('partialBlitz', () => 'all'),
  north_african_desert_rules: flag((special) => (special.desert = true)),
  british_commonwealth: flag((special) => (special.stiffUpperLip = true)),
  russian_commissar_rule: sides('commissar', ({ nations }) => (nations.axis === 'ru' ? 'axis' : 'allies')),
  gung_ho: flag((special, { nations }) => (special.gungHo = marines(nations))),
  italy_royal_army: flag((special) => (special.italianRoyalArmy = true)),
  italy_high_command(reading, path, value, special) {
    const on = flagOf(reading, path, value);
    if (on !== undefined) special.italianHighCommand = on;
  },
  night_visibility_rules: flag((special) => (special.night ??= 'dawn')),
  night_visibility_reverse_rule: flag((special) => (special.night = 'dusk')),
  deck_name: unlessOff((reading, path, value, special) => {
    const name = textOf(reading, path, value);
    if (name?.trim().toUpperCase() === BOMBARD_DECK) special.airPowerAsBombard = true;
    else if (name !== undefined) remark(reading, path, `The deck ${quoted(name)}`, 'The usual deck is used.');
  }),
  deck_reshuffling(reading, path, value, special) {
    if (flagOf(reading, path, value) === false) special.deckOnce = true;
  },
  air_strikes_rules: sides('airStrikes', () => 'all'),
  hill317: unlessOff((reading, path, value, special) => {
    const hexes = hexesOf(reading, path, value);
    if (hexes.length > MOST_STRIKE_HEXES) {
      remark(reading, path, `${hexes.length} hexes from which air strikes are called`, 'The first 12 of them count.');
    }
    if (hexes.length > 0) special.hill317 = labels(reading.board, hexes.slice(0, MOST_STRIKE_HEXES));
  }),
  empty_section_medals: unlessOff(readEmptySections),
  infantry_exit_counts_2: flag((special) => (special.infantryExitMedals = 2)),
  must_have_unit_exit: unlessOff(readExitsNeeded),
};
export const OPTION_NAMES: readonly string[] = [...Object.keys(OPTIONS), 'night_visibility_team_turn'];

export function marines(nations: Nations): SideName {
  return nations.axis === 'us' && nations.allies !== 'us' ? 'axis' : 'allies';
}

export function readOptions(reading: Importing, path: string, options: RawObject, context: OptionContext): SpecialFile {
  const special: Mutable = {};
  for (const [key, value] of Object.entries(options)) {
    const where = joinPath(path, key);
    if (Object.hasOwn(OPTIONS, key)) OPTIONS[key](reading, where, value, special, context);
    else if (Object.hasOwn(LEFT_OUT, key)) {
      if (!isNo(value)) remark(reading, where, ...LEFT_OUT[key]);
    } else if (key !== 'night_visibility_team_turn') {
      remark(reading, where, `A special rule called ${quoted(key)}`, 'It is not known here, and not played.');
    }
  }
  readNightSide(reading, joinPath(path, 'night_visibility_team_turn'), options.night_visibility_team_turn, special);
  return special;
}

function readNightSide(reading: Importing, path: string, value: unknown, special: Mutable): void {
  const side = isNo(value) ? undefined : sideOf(reading, path, value);
  if (side === undefined) return;
  if (special.night !== undefined) special.nightSide = side;
  else remark(reading, path, 'A side that rolls for the light', 'There is no night, so nobody rolls.');
}

function readEmptySections(reading: Importing, path: string, value: unknown, special: Mutable): void {
  const list = Array.isArray(value) ? value : [value];
  const medals = list.slice(0, MOST_GROUPS).flatMap((one, at) => {
    const where = Array.isArray(value) ? entryPath(path, value, at) : path;
    const said = objectOf(reading, where, one) ?? {};
    unknownFields(reading, where, said, ['side', 'sections', 'count_for'], 'a medal for empty sections');
    const side = sideOf(reading, joinPath(where, 'side'), said.side);
    const sections = sectionsOf(reading, joinPath(where, 'sections'), said.sections);
    const medal = [1, MOST_MEDALS] as const;
    const count =
      ranged(reading, joinPath(where, 'count_for'), said.count_for, medal, 'Medals for empty sections') ?? 1;
    if (side === undefined || sections.length === 0) {
      if (isObject(one))
        remark(reading, where, 'A medal for empty sections without side or sections', 'It is left out.');
      return [];
    }
    return [{ side, sections, ...(count === 1 ? {} : { medals: count }) }];
  });
  if (list.length > MOST_GROUPS) remark(reading, path, 'More than 6 medals for empty sections', 'The first 6 count.');
  if (medals.length > 0) special.emptySectionMedals = medals;
}

function sectionsOf(reading: Importing, path: string, value: unknown): (typeof SECTION_NAMES)[number][] {
  const list = listOf(reading, path, value);
  const numbers = list.flatMap((one, at) => {
    const where = entryPath(path, list, at);
    const number = numberOf(reading, where, one);
    if (number === undefined || SECTION_NAMES[number] !== undefined) return number ?? [];
    remark(reading, where, `Section ${number} of the board`, 'There are three, from 0 to 2; it is left out.');
    return [];
  });
  return SECTION_NAMES.filter((_, at) => numbers.includes(at));
}

function readExitsNeeded(
  reading: Importing,
  path: string,
  value: unknown,
  special: Mutable,
  { exits }: OptionContext,
): void {
  const list = Array.isArray(value) ? value : [value];
  list.forEach((one, at) => {
    const where = Array.isArray(value) ? entryPath(path, value, at) : path;
    const said = objectOf(reading, where, one) ?? {};
    unknownFields(reading, where, said, ['side', 'min_nbr_units'], 'the units that must leave');
    const side = sideOf(reading, joinPath(where, 'side'), said.side);
    const least = [1, MOST_EXITS] as const;
    const count = ranged(reading, joinPath(where, 'min_nbr_units'), said.min_nbr_units, least, 'Units that must leave');
    if (side !== undefined && exits.includes(side)) {
      special.exitsNeeded = { ...special.exitsNeeded, [side]: count ?? 1 };
    } else if (isObject(one)) {
      remark(reading, where, 'Units that must leave the map', 'There is no exit for them, so none must leave.');
    }
  });
}

/** M44-WIN-2 */
export function readVictory(reading: Importing, path: string, victory: RawObject): SpecialFile {
  unknownFields(reading, path, victory, ['condition'], 'the victory conditions');
  const where = joinPath(path, 'condition');
  const conditions = listOf(reading, where, victory.condition);
  const groups = conditions.flatMap((one, at) => {
    const here = entryPath(where, conditions, at);
    const condition = objectOf(reading, here, one) ?? {};
    for (const key of Object.keys(condition)) {
      if (key !== 'group_sudden_death') {
        const thing = `A victory condition called ${quoted(key)}`;
        remark(reading, joinPath(here, key), thing, 'It is not played.');
      }
    }
    return readSuddenDeath(reading, joinPath(here, 'group_sudden_death'), condition.group_sudden_death);
  });
  if (groups.length > MOST_GROUPS) remark(reading, where, 'More than 6 groups of sudden death', 'The first 6 count.');
  return groups.length === 0 ? {} : { suddenDeath: groups.slice(0, MOST_GROUPS) };
}

function readSuddenDeath(reading: Importing, path: string, value: unknown): NonNullable<SpecialFile['suddenDeath']> {
  const said = objectOf(reading, path, value);
  if (said === undefined) return [];
  unknownFields(reading, path, said, ['side', 'number', 'group'], 'sudden death');
  const side = sideOf(reading, joinPath(path, 'side'), said.side);
  const hexes = hexesOf(reading, joinPath(path, 'group'), said.group);
  if (side === undefined || hexes.length === 0) {
    remark(reading, path, 'Sudden death without a side or hexes', 'Nobody wins by it.');
    return [];
  }
  const most = [1, Math.min(hexes.length, 40)] as const;
  const need = ranged(reading, joinPath(path, 'number'), said.number, most, 'Hexes needed for sudden death');
  return [{ side, hexes: labels(reading.board, hexes), ...(need === undefined ? {} : { need }) }];
}
