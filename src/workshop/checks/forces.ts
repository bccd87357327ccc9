// M44-UNIT-4, M44-BOARD-9: which units there are, and in which sections they stand
import { sectionMask } from '../../hex/sections.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../memoir/side.ts';
import { UNIT_KINDS } from '../../memoir/units/kinds.ts';
import { kindOf } from '../../memoir/units/unit.ts';
import { traitFits } from '../../scenarios/read-units.ts';
import { readKind } from '../../scenarios/unit-text.ts';
import { yearOfPlan } from '../picture.ts';
import type { PlanUnit } from '../plan.ts';
import type { Hex } from '../../hex/board.ts';
import { MOST_FIGURES } from '../../scenarios/limits.ts';
import { AIR_RULES_ON } from './air.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import { unitEntries, type Look } from './look.ts';
import { removeUnit } from './mending.ts';

export function nobodyThere({ board, plan }: Look): Check[] {
  if (Object.keys(plan.units).length > 0) return [];
  return [checkAt(board, { id: 'noUnits', kind: 'fault', path: 'units' })];
}

/** With air rules a side may fight with aircraft alone. */
export function sidesWithoutUnits({ board, plan, hasAir }: Look): Check[] {
  const units = Object.values(plan.units);
  if (units.length === 0 || hasAir) return [];
  return SIDES.filter((side) => !units.some((unit) => unit.side === side)).map((side) =>
    checkAt(board, { id: 'sideWithoutUnits', kind: 'warning', side, fixes: [AIR_RULES_ON] }),
  );
}

/**
 * A card for such a section would order nobody (NFP-3.9: it orders an aircraft, too). Whoever draws sits at the bottom:
 * to the player at the top, left is right.
 */
export function emptySections({ board, plan, unitsOf, airRules }: Look): Check[] {
  return SIDES.flatMap((side) => {
    const isTop = plan.top === side;
    const flown = airRules === 'new-flight-plan' ? plan.aircraft[side] : null;
    const hexes = [...unitsOf[side].map(({ hex }) => hex), ...(flown === null ? [] : [flown.hex])];
    if (hexes.length === 0) return [];
    const manned = hexes.reduce((mask, hex) => mask | sectionMask(board, hex, isTop), 0);
    return Array.from({ length: board.sectionCount }, (_, section) => section)
      .filter((section) => ((manned >> section) & 1) === 0)
      .map((section) =>
        checkAt(board, {
          id: 'sectionEmpty',
          kind: 'warning',
          side,
          hexes: board.labels.flatMap((_, hex) => ((sectionMask(board, hex, isTop) >> section) & 1 ? [hex] : [])),
          values: { section: 1 << section, ...(isTop ? seenFromBelow(section, board.sectionCount) : {}) },
        }),
      );
  });
}

/** On which side of the map a flank of the player at the top lies; the centre is the centre for both. */
function seenFromBelow(section: number, count: number): { readonly seen?: 'left' | 'right' } {
  if (section * 2 + 1 === count) return {};
  return { seen: section * 2 < count ? 'right' : 'left' };
}

/** What the units are: a kind that is played, figures that fit, traits that go with it. */
export function unitsAmiss(look: Look): Check[] {
  return unitEntries(look.plan).flatMap(([hex, unit]) => [
    ...notPlayed(look, hex, unit),
    ...tooMany(look, hex, unit),
    ...misfits(look, hex, unit),
  ]);
}

function pathOf({ board }: Look, hex: Hex, { side }: PlanUnit): string {
  return `units.${SIDE_NAMES[side]}.${board.labels[hex]}`;
}

/** Vehicles fight best as tanks, everybody else as infantry. */
const VEHICLES: readonly string[] = ['halfTrack', 'tankDestroyer', 'patrolCar', 'armoredTrain'];

function notPlayed(look: Look, hex: Hex, unit: PlanUnit): Check[] {
  if (readKind(unit.kind, yearOfPlan(look.plan)).ok) return [];
  const kind = VEHICLES.includes(unit.kind) ? 'armor' : 'infantry';
  const fixes: Fix[] = [
    removeUnit(hex),
    {
      id: 'makeUnit',
      values: { kind },
      recipe: ({ units }) => {
        units[hex] = { ...units[hex], kind, figures: null, traits: [] };
      },
    },
  ];
  const path = pathOf(look, hex, unit);
  return [
    checkAt(look.board, {
      id: 'unitNotPlayed',
      kind: 'fault',
      hexes: [hex],
      side: unit.side,
      values: { name: unit.kind },
      fixes,
      path,
    }),
  ];
}

function tooMany(look: Look, hex: Hex, unit: PlanUnit): Check[] {
  const { figures } = unit;
  if (figures === null || (figures >= 1 && figures <= MOST_FIGURES && Number.isInteger(figures))) return [];
  const fix: Fix = { id: 'usualFigures', recipe: ({ units }) => void (units[hex].figures = null) };
  return [
    checkAt(look.board, {
      id: 'figures',
      kind: 'fault',
      hexes: [hex],
      side: unit.side,
      values: { figures, most: MOST_FIGURES },
      fixes: [fix],
      path: pathOf(look, hex, unit),
    }),
  ];
}

function misfits(look: Look, hex: Hex, unit: PlanUnit): Check[] {
  const kind = readKind(unit.kind, yearOfPlan(look.plan));
  if (!kind.ok) return [];
  const { id, class: unitClass } = UNIT_KINDS[kind.value];
  return unit.traits
    .filter((trait) => !traitFits(trait, unitClass))
    .map((trait) =>
      checkAt(look.board, {
        id: 'traitMisfit',
        kind: 'fault',
        hexes: [hex],
        side: unit.side,
        values: { kind: id, trait },
        fixes: [
          {
            id: 'dropTrait',
            recipe: ({ units }) => void (units[hex].traits = units[hex].traits.filter((name) => name !== trait)),
          },
        ],
        path: pathOf(look, hex, unit),
      }),
    );
}

/** More than this many times the figures of the other side; no built-in battle is half as uneven again. */
const UNEVEN = 1.6;

export function figuresOf({ unitsOf }: Look, side: Side): number {
  return unitsOf[side].reduce((sum, { figures }) => sum + figures, 0);
}

export function unevenForces(look: Look): Check[] {
  const [allies, axis] = SIDES.map((side) => figuresOf(look, side));
  if (allies === 0 || axis === 0 || Math.max(allies, axis) <= UNEVEN * Math.min(allies, axis)) return [];
  return [checkAt(look.board, { id: 'unbalanced', kind: 'warning', values: { allies, axis } })];
}

/** Units of both sides that stand next to each other before anybody has moved. */
export function faceToFace({ board, plan, units }: Look): Check[] {
  const near = units.filter(({ hex, side }) =>
    board.adjacent[hex].some((next) => plan.units[next] !== undefined && plan.units[next].side !== side),
  );
  if (near.length === 0) return [];
  return [checkAt(board, { id: 'faceToFace', kind: 'hint', hexes: near.map(({ hex }) => hex) })];
}

/** A bunker or sea wall helps only the side that built it. */
export function unitsInEnemyWorks({ board, pieces, units }: Look): Check[] {
  return units.flatMap((unit) =>
    pieces[unit.hex]
      .filter(({ id, owner }) => owner !== undefined && owner !== unit.side && (id === 'bunker' || id === 'seaWall'))
      .slice(0, 1)
      .map(({ id }) =>
        checkAt(board, {
          id: 'enemyBunker',
          kind: 'hint',
          hexes: [unit.hex],
          side: unit.side,
          values: { kind: kindOf(unit).id, terrain: id },
        }),
      ),
  );
}
