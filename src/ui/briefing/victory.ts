// What wins, written from the rules of the scenario.
import { typesOf } from '../../memoir/air/new-flight-plan/options.ts';
import { SECTION_NAMES } from '../../scenarios/file-names.ts';
import { ALLIES, NO_SIDE, opponent, SIDES, type Side } from '../../memoir/side.ts';
import type { Objective } from '../../memoir/rules.ts';
import { hasTrait, kindOf, TWO_MEDALS } from '../../memoir/units/unit.ts';
import { hasUnits, type Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import { listText } from '../text/lists.ts';
import { sideWords } from '../text/sides.ts';
import { kindName, unitName } from '../text/units.ts';
import { labelsText, placeText } from './places.ts';

/** A way to medals: so many, for what, and how. */
export interface MedalLine {
  readonly medals: number;
  readonly what: string;
  readonly how: string;
  readonly isShared: boolean;
}

function holdText({ hexes, need, majority, soleControl }: Objective): string {
  const hold = majority
    ? t('briefing:victory.majority', { count: need })
    : hexes.length === 1
      ? t('briefing:victory.stand')
      : need === hexes.length
        ? t('briefing:victory.all')
        : t('briefing:victory.some', { count: need, of: hexes.length });
  return soleControl ? t('briefing:victory.sole', { hold }) : hold;
}

function howText(objective: Objective, side: Side): string {
  const { anyHex, permanent, turnStart, lastToOccupy } = objective;
  if (anyHex && !permanent) return t(side === ALLIES ? 'briefing:victory.anyAllies' : 'briefing:victory.anyAxis');
  const hold = holdText(objective);
  if (turnStart) return t(permanent ? 'briefing:victory.turnStartForGood' : 'briefing:victory.turnStart', { hold });
  if (permanent) return t('briefing:victory.forGood', { hold });
  return t(lastToOccupy ? 'briefing:victory.kept' : 'briefing:victory.while', { hold });
}

function objectiveLines(battle: Battle, side: Side): MedalLine[] {
  return battle.scenario.rules.objectives
    .filter((objective) => objective.side === side || objective.side === NO_SIDE)
    .map((objective) => ({
      medals: objective.medals,
      what: placeText(battle, objective.hexes),
      how: hasUnits(battle, side) ? howText(objective, side) : t('briefing:victory.bombed'),
      isShared: objective.side === NO_SIDE,
    }));
}

function exitLines(battle: Battle, side: Side): MedalLine[] {
  const { sides, infantryExitMedals } = battle.scenario.rules;
  const { exits } = sides[side];
  if (exits.length === 0) return [];
  const more = infantryExitMedals > 1 ? [t('briefing:victory.exitInfantry', { medals: infantryExitMedals })] : [];
  const by = t('briefing:victory.exitBy', { hexes: labelsText(battle, exits) });
  return [{ medals: 1, what: t('briefing:victory.exit'), how: [by, ...more].join('; '), isShared: false }];
}

function sectionLines({ scenario }: Battle, side: Side): MedalLine[] {
  return scenario.rules.emptySections
    .filter((empty) => empty.side === side)
    .map(({ sections, medals }) => {
      const names = SECTION_NAMES.filter((_, at) => ((sections >> at) & 1) === 1);
      const what = listText(names.map((name) => t(`sides:section.${name}`)));
      return { medals, what, how: t('briefing:victory.emptySection', { sections: what }), isShared: false };
    });
}

function hasAircraft({ scenario: { rules } }: Battle, side: Side): boolean {
  return rules.airRules === 'air-pack' || (rules.airRules === 'new-flight-plan' && typesOf(rules.air, side).length > 0);
}

/** An aircraft destroyed in the air or on the ground. */
const aircraftLine = (): MedalLine => ({
  medals: 1,
  what: t('briefing:victory.aircraft'),
  how: '',
  isShared: false,
});

/** Medals that are won in the same way are told of together. */
function together(lines: readonly MedalLine[]): MedalLine[] {
  const ways = new Map<string, MedalLine>();
  for (const line of lines) {
    const way = `${line.what} ${line.how} ${line.isShared}`;
    ways.set(way, { ...line, medals: line.medals + (ways.get(way)?.medals ?? 0) });
  }
  return [...ways.values()];
}

/** Every way in which this side comes to medals, the common one first. */
export function medalLines(battle: Battle, side: Side): MedalLine[] {
  const prizes = battle.units.filter((unit) => unit.side !== side && hasTrait(unit, TWO_MEDALS));
  return [
    ...(hasUnits(battle, opponent(side))
      ? [{ medals: 1, what: t('briefing:victory.units'), how: '', isShared: false }]
      : []),
    ...(hasAircraft(battle, opponent(side)) ? [aircraftLine()] : []),
    ...prizes.map((unit) => ({
      medals: 2,
      what: t('briefing:victory.twoMedals', { unit: unitName(unit), hex: battle.board.labels[unit.hex] }),
      how: '',
      isShared: false,
    })),
    ...together(objectiveLines(battle, side)),
    ...exitLines(battle, side),
    ...sectionLines(battle, side),
  ];
}

/** Who loses with the last unit; a side that began without any does not. */
function lastUnitNotes(battle: Battle): string[] {
  const sides = SIDES.filter((side) => hasUnits(battle, side));
  if (sides.length === SIDES.length) return [t('briefing:victory.noUnits')];
  return sides.map((side) => t('briefing:victory.noUnitsOf', sideWords(side)));
}

/** Other ways to win or lose, and what keeps a side from winning. */
export function victoryNotes(battle: Battle): string[] {
  const { rules } = battle.scenario;
  const needed = rules.sides.flatMap(({ exitsNeeded }, side) =>
    exitsNeeded > 0
      ? [t('briefing:victory.exitsNeeded', { count: exitsNeeded, ...sideWords(side === 0 ? 0 : 1) })]
      : [],
  );
  const sudden = rules.suddenDeath.map(({ side, need, hexes }) =>
    t('briefing:victory.suddenDeathText', { count: need, where: placeText(battle, hexes), ...sideWords(side) }),
  );
  const worthless = new Set(battle.units.filter((unit) => kindOf(unit).medals === 0).map(kindName));
  return [
    ...sudden,
    ...needed,
    ...[...worthless].map((unit) => t('briefing:victory.worthless', { unit })),
    ...(rules.deckOnce ? [t('briefing:victory.deckOnce')] : []),
    ...lastUnitNotes(battle),
  ];
}
