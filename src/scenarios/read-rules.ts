// M44-BOARD-6, M44-MEDAL-POS, M44-ACT-BLITZ, M44-ACT-PBLITZ, M44-ACT-AIRSTRIKE, M44-NAT-BRIT, M44-NAT-IT, M44-DIFF-22
import { SECTION_NAMES } from './file-names.ts';
import type { Hex } from '../hex/board.ts';
import type { EmptySections, Objective, Rules, SideRules, SuddenDeath } from '../memoir/rules.ts';
import { ALLIES, AXIS, NO_SIDE, SIDE_NAMES, type Side, type SideName } from '../memoir/side.ts';
import type { Nation } from '../memoir/units/unit.ts';
import { airOptionsOf } from './air-options.ts';
import { joinPath } from './fault.ts';
import { sideOf } from './piece-text.ts';
import { note, readHexes, type Reading } from './reading.ts';
import type { ObjectiveFile, ScenarioFile, SpecialFile } from './scenario-schema.ts';

export type RulesFile = Pick<
  ScenarioFile,
  'sides' | 'first' | 'objectives' | 'exits' | 'special' | 'options' | 'date' | 'front' | 'board'
>;

export const DEFAULT_NATIONS: readonly [Nation, Nation] = ['us', 'ger'];
export const DEFAULT_HAND = 5;
export const DEFAULT_MEDALS = 5;
const DEFAULT_YEAR = 1944;
const NO_YEAR = 0;

export function nationsOf(file: RulesFile): [Nation, Nation] {
  return [file.sides?.allies?.nation ?? DEFAULT_NATIONS[ALLIES], file.sides?.axis?.nation ?? DEFAULT_NATIONS[AXIS]];
}

export function yearOf({ date }: Pick<RulesFile, 'date'>): number {
  return date === undefined ? DEFAULT_YEAR : Number(date.slice(0, 4));
}

/** The deck of a battle that names none. */
export function usualDeck(board: ScenarioFile['board']): Rules['deck'] {
  return board === 'breakthrough' ? 'breakthrough' : 'standard';
}

/** Who sits at the top edge: the Axis, unless somebody says otherwise. */
export function topOf({ sides }: Pick<RulesFile, 'sides'>): Side {
  return sides?.allies?.edge === 'top' || sides?.axis?.edge === 'bottom' ? ALLIES : AXIS;
}

/** The rules of the battle; `british` says whether British units are on the table. */
export function readRules(reading: Reading, file: RulesFile, british: boolean): Rules {
  const special = file.special ?? {};
  if (special.nightSide !== undefined && special.night === undefined) {
    note(reading, 'special.nightSide', "says who rolls for the light, but there is no 'night'");
  }
  return {
    airRules: file.options?.airRules ?? 'none',
    ...(file.options?.airRulesFixed ? { airRulesFixed: true as const } : {}),
    air: airOptionsOf(file.options?.air ?? {}),
    deck: file.options?.deck ?? usualDeck(file.board),
    airPowerAsBombard: special.airPowerAsBombard ?? false,
    deckOnce: special.deckOnce ?? false,
    hillSight: file.options?.hillSight ?? 'classic',
    first: sideOf(file.first ?? 'allies'),
    sides: readSides(reading, file, special),
    year: file.date === undefined ? NO_YEAR : yearOf(file),
    front: file.front ?? null,
    desert: special.desert ?? false,
    stiffUpperLip: special.stiffUpperLip ?? british,
    italianRoyalArmy: special.italianRoyalArmy ?? false,
    night: special.night ?? 'day',
    nightSide: sideOf(special.nightSide ?? 'allies'),
    infantryExitMedals: special.infantryExitMedals ?? 1,
    objectives: (file.objectives ?? []).map((objective, at) =>
      readObjective(reading, joinPath('objectives', at), objective),
    ),
    suddenDeath: readSuddenDeath(reading, special),
    emptySections: readEmptySections(reading, special),
  };
}

function readSides(reading: Reading, file: RulesFile, special: SpecialFile): [SideRules, SideRules] {
  const [allies, axis] = SIDE_NAMES.map((name) => file.sides?.[name]?.edge);
  if (axis !== undefined && allies === axis) {
    note(reading, 'sides', `both sides sit at the ${axis} edge; one must be at the other`);
  }
  const top = topOf(file);
  return [readSide(reading, file, special, ALLIES, top), readSide(reading, file, special, AXIS, top)];
}

function readSide(reading: Reading, file: RulesFile, special: SpecialFile, side: Side, top: Side): SideRules {
  const name = SIDE_NAMES[side];
  const said = file.sides?.[name] ?? {};
  const isAllies = side === ALLIES;
  const holds = (whose: SideName | 'all' | 'none' | undefined): boolean => whose === name || whose === 'all';
  const freeStrikes = holds(special.airStrikes) || (!isAllies && special.blitz === true);
  const strikeHexes = isAllies && special.hill317 ? readHexes(reading, 'special.hill317', special.hill317) : [];
  const exits = file.exits?.[name] === undefined ? [] : readHexes(reading, `exits.${name}`, file.exits[name]);
  const exitsNeeded = special.exitsNeeded?.[name] ?? 0;
  if (exitsNeeded > 0 && exits.length === 0) {
    note(reading, `special.exitsNeeded.${name}`, `needs exits of that side under 'exits.${name}'`);
  }
  return {
    nation: nationsOf(file)[side],
    handSize: said.hand ?? DEFAULT_HAND,
    medalsToWin: said.medals ?? DEFAULT_MEDALS,
    top: top === side,
    slowArmor: (isAllies && special.blitz === true) || holds(special.partialBlitz),
    airStrikes: freeStrikes || strikeHexes.length > 0,
    airStrikeHexes: freeStrikes ? [] : strikeHexes,
    commissar: holds(special.commissar),
    gungHo: holds(special.gungHo),
    highCommand: !isAllies && (special.italianHighCommand ?? special.italianRoyalArmy ?? false),
    exitsNeeded,
    exits,
  };
}

function readObjective(reading: Reading, path: string, file: ObjectiveFile): Objective {
  const hexes = readHexes(reading, joinPath(path, 'hexes'), file.hexes);
  const need = file.need ?? 1;
  checkNeed(reading, path, need, hexes);
  return {
    hexes,
    need,
    medals: file.medals ?? 1,
    side: file.side === undefined ? NO_SIDE : sideOf(file.side),
    permanent: file.permanent ?? false,
    majority: file.majority ?? false,
    turnStart: file.turnStart ?? false,
    lastToOccupy: file.lastToOccupy ?? false,
    soleControl: file.soleControl ?? false,
    anyHex: file.anyHex ?? false,
  };
}

function checkNeed(reading: Reading, path: string, need: number, hexes: readonly Hex[]): void {
  if (hexes.length > 0 && need > hexes.length) {
    note(reading, joinPath(path, 'need'), `asks for ${need} hexes, but only ${hexes.length} are listed`);
  }
}

function readSuddenDeath(reading: Reading, special: SpecialFile): SuddenDeath[] {
  return (special.suddenDeath ?? []).map((file, at) => {
    const path = joinPath('special.suddenDeath', at);
    const hexes = readHexes(reading, joinPath(path, 'hexes'), file.hexes);
    const need = file.need ?? hexes.length;
    checkNeed(reading, path, need, hexes);
    return { side: sideOf(file.side), need, hexes };
  });
}

function readEmptySections(reading: Reading, special: SpecialFile): EmptySections[] {
  return (special.emptySectionMedals ?? []).map((file, at) => {
    const path = joinPath('special.emptySectionMedals', at);
    if (file.sections.length === 0) note(reading, joinPath(path, 'sections'), 'expected at least one section');
    const sections = file.sections.reduce((mask, name) => mask | (1 << SECTION_NAMES.indexOf(name)), 0);
    return { side: sideOf(file.side), sections, medals: file.medals ?? 1 };
  });
}
