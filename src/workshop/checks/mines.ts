// M44-MINE-1…4: mines where they harm nobody
import type { Hex } from '../../hex/board.ts';
import { NO_SIDE } from '../../memoir/side.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import type { Look } from './look.ts';

function remove(hexes: readonly Hex[]): Fix {
  return {
    id: 'removeMine',
    values: { count: hexes.length },
    recipe: ({ mines }) => {
      for (const hex of hexes) delete mines[hex];
    },
  };
}

export function minesAmiss({ board, plan, terrain }: Look): Check[] {
  const hexes = Object.keys(plan.mines).map(Number);
  const stoodOn = hexes.filter((hex) => plan.units[hex] !== undefined);
  const enemy = stoodOn.filter((hex) => plan.mines[hex].side !== plan.units[hex].side);
  const own = stoodOn.filter((hex) => plan.mines[hex].side === plan.units[hex].side);
  const idle = hexes.filter((hex) => plan.units[hex] === undefined && (terrain.closed[hex] & 0b111) === 0b111);
  return [
    ...enemy.map((hex) =>
      checkAt(board, {
        id: 'enemyMine',
        kind: 'warning',
        hexes: [hex],
        side: plan.units[hex].side,
        values: { whose: plan.mines[hex].side === NO_SIDE ? 'anyone' : 'enemy' },
        fixes: [remove([hex])],
      }),
    ),
    ...(own.length === 0 ? [] : [checkAt(board, { id: 'ownMine', kind: 'hint', hexes: own, fixes: [remove(own)] })]),
    ...(idle.length === 0
      ? []
      : [checkAt(board, { id: 'mineOutOfReach', kind: 'hint', hexes: idle, fixes: [remove(idle)] })]),
  ];
}
