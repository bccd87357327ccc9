// M44-MEDAL-EXIT, M44-WIN-3: hexes by which units leave the map
import { OFF_BOARD, type Hex } from '../../hex/board.ts';
import { canLeave } from '../../memoir/movement/passage.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../memoir/side.ts';
import { CANNOT_EXIT, hasTrait, type Unit } from '../../memoir/units/unit.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import type { Look } from './look.ts';
import type { Reaches } from './objectives.ts';
import { comers, reachOf } from './ways.ts';

/** Units of a side that could leave the map one day. */
export function leavers({ board, plan, unitsOf }: Look, { terrain }: Reaches, side: Side): Unit[] {
  const exits = plan.exits[side];
  if (exits.length === 0) return [];
  const free = unitsOf[side].filter((unit) => !hasTrait(unit, CANNOT_EXIT));
  return comers(board, terrain, free, exits).filter((unit) => canLeave(terrain, unit));
}

export function exitsAmiss(look: Look, reaches: Reaches): Check[] {
  return SIDES.flatMap((side) => [
    ...needWithoutExits(look, side),
    ...inland(look, side),
    ...outOfReach(look, reaches, side),
    ...tooManyNeeded(look, reaches, side),
  ]);
}

function drop(side: Side, hexes: readonly Hex[]): Fix {
  return {
    id: 'dropExits',
    values: { count: hexes.length },
    recipe: (draft) => {
      draft.exits[side] = draft.exits[side].filter((hex) => !hexes.includes(hex));
      if (draft.exits[side].length === 0) dropNeed(side).recipe(draft);
    },
  };
}

function dropNeed(side: Side): Fix {
  return {
    id: 'dropExitsNeeded',
    recipe: ({ special }) => {
      if (special.exitsNeeded === undefined) return;
      delete special.exitsNeeded[SIDE_NAMES[side]];
      if (Object.keys(special.exitsNeeded).length === 0) delete special.exitsNeeded;
    },
  };
}

function needWithoutExits({ board, plan }: Look, side: Side): Check[] {
  const need = plan.special.exitsNeeded?.[SIDE_NAMES[side]] ?? 0;
  if (need === 0 || plan.exits[side].length > 0) return [];
  const path = `special.exitsNeeded.${SIDE_NAMES[side]}`;
  return [
    checkAt(board, { id: 'exitsMissing', kind: 'fault', side, values: { count: need }, fixes: [dropNeed(side)], path }),
  ];
}

/** Units leave over the edge of the map. */
function inland({ board, plan }: Look, side: Side): Check[] {
  const isInland = (hex: Hex) => [0, 1, 2, 3, 4, 5].every((way) => board.neighbours[hex * 6 + way] !== OFF_BOARD);
  const hexes = plan.exits[side].filter(isInland);
  if (hexes.length === 0) return [];
  return [checkAt(board, { id: 'exitInland', kind: 'warning', side, hexes, fixes: [drop(side, hexes)] })];
}

function outOfReach({ board, plan, unitsOf }: Look, { terrain }: Reaches, side: Side): Check[] {
  const movers = unitsOf[side].filter((unit) => !hasTrait(unit, CANNOT_EXIT));
  if (unitsOf[side].length === 0 || plan.exits[side].length === 0) return [];
  const reach = reachOf(board, terrain, movers);
  const hexes = plan.exits[side].filter((hex) => reach[hex] === 0);
  if (hexes.length === 0) return [];
  return [checkAt(board, { id: 'exitOutOfReach', kind: 'warning', side, hexes, fixes: [drop(side, hexes)] })];
}

function tooManyNeeded(look: Look, reaches: Reaches, side: Side): Check[] {
  const name = SIDE_NAMES[side];
  const need = look.plan.special.exitsNeeded?.[name] ?? 0;
  if (need === 0 || look.plan.exits[side].length === 0) return [];
  const most = leavers(look, reaches, side).length;
  if (need <= most) return [];
  const lower: Fix[] =
    most === 0
      ? []
      : [
          {
            id: 'setExitsNeeded',
            values: { count: most },
            recipe: ({ special }) => void (special.exitsNeeded = { ...special.exitsNeeded, [name]: most }),
          },
        ];
  const values = { need, able: most };
  return [checkAt(look.board, { id: 'exitsNeeded', kind: 'warning', side, values, fixes: [...lower, dropNeed(side)] })];
}
