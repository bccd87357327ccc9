import { describe, expect, it } from 'vitest';
import { figuresAt, legal, position } from '../support/kit.ts';
import { diceFor, march, mayAttack, ordered, ROW, steady } from './drill.ts';

interface Row {
  figures: number;
  move: number;
  moveAndBattle: number;
  dice: number[];
}

const rows: [title: string, kind: string, row: Row][] = [
  ['infantry (M44-UNIT-INF)', 'infantry', { figures: 4, move: 2, moveAndBattle: 1, dice: [3, 2, 1] }],
  ['armor (M44-UNIT-ARM)', 'armor', { figures: 3, move: 3, moveAndBattle: 3, dice: [3, 3, 3] }],
  ['artillery (M44-UNIT-ART)', 'artillery', { figures: 2, move: 1, moveAndBattle: 0, dice: [3, 3, 2, 2, 1, 1] }],
  ['special forces (M44-UNIT-SF)', 'specialForces', { figures: 4, move: 2, moveAndBattle: 2, dice: [3, 2, 1] }],
  ['elite armor (M44-UNIT-ELITEARM)', 'eliteArmor', { figures: 4, move: 3, moveAndBattle: 3, dice: [3, 3, 3] }],
  [
    'French Resistance (M44-UNIT-RESIST)',
    'frenchResistance',
    { figures: 3, move: 2, moveAndBattle: 1, dice: [3, 2, 1] },
  ],
  ['big gun (M44-UNIT-BIGGUN)', 'bigGun', { figures: 2, move: 1, moveAndBattle: 0, dice: [3, 3, 2, 2, 1, 1, 1, 1] }],
  ['combat engineers (M44-UNIT-ENG)', 'combatEngineers', { figures: 4, move: 2, moveAndBattle: 1, dice: [3, 2, 1] }],
  ['cavalry (M44-UNIT-CAV)', 'cavalry', { figures: 4, move: 3, moveAndBattle: 3, dice: [2, 1] }],
  ['ski troops (M44-UNIT-SKI)', 'skiTroops', { figures: 3, move: 3, moveAndBattle: 3, dice: [3, 2] }],
  ['sniper (M44-UNIT-SNIPER)', 'sniper', { figures: 1, move: 2, moveAndBattle: 2, dice: [1, 1, 1, 1, 1] }],
  ['flame-thrower (M44-UNIT-FLAME)', 'flameThrower', { figures: 3, move: 3, moveAndBattle: 3, dice: [3, 3, 3] }],
  [
    'mobile artillery (M44-UNIT-MOBART)',
    'mobileArtillery',
    { figures: 2, move: 2, moveAndBattle: 1, dice: [3, 3, 2, 2, 1, 1] },
  ],
  ['Tiger (M44-UNIT-TIGER)', 'tiger', { figures: 1, move: 3, moveAndBattle: 3, dice: [3, 3, 3] }],
  [
    'heavy anti-tank gun (M44-UNIT-HEAVYAT)',
    'heavyAntiTankGun',
    { figures: 2, move: 1, moveAndBattle: 0, dice: [2, 2, 2, 2] },
  ],
  [
    'anti-tank gun to 1942 (M44-UNIT-ATGUN-E)',
    'antiTankGunEarly',
    { figures: 4, move: 2, moveAndBattle: 0, dice: [3, 2, 1] },
  ],
  [
    'anti-tank gun from 1943 (M44-UNIT-ATGUN-L)',
    'antiTankGunLate',
    { figures: 4, move: 2, moveAndBattle: 1, dice: [3, 2, 1] },
  ],
  ['mortar to 1942 (M44-UNIT-MORTAR-E)', 'mortarEarly', { figures: 4, move: 2, moveAndBattle: 0, dice: [3, 2, 1] }],
  ['mortar from 1943 (M44-UNIT-MORTAR-L)', 'mortarLate', { figures: 4, move: 2, moveAndBattle: 1, dice: [3, 2, 1, 1] }],
  [
    'machine gun to 1942 (M44-UNIT-MG-E)',
    'machineGunEarly',
    { figures: 4, move: 2, moveAndBattle: 0, dice: [3, 2, 1] },
  ],
  [
    'machine gun from 1943 (M44-UNIT-MG-L)',
    'machineGunLate',
    { figures: 4, move: 2, moveAndBattle: 1, dice: [3, 2, 1] },
  ],
];

describe('a unit starts with the figures of its kind', () => {
  it.each(rows)('%s', (_title, kind, { figures }) => {
    expect(figuresAt(position({ allies: { A5: kind } }), 'A5')).toBe(figures);
  });
});

describe('a unit throws the dice of its table at every range and none beyond', () => {
  it.each(rows)('%s', (_title, kind, { dice }) => {
    const thrown = ROW.slice(1).map((target) =>
      diceFor(steady({ allies: { A5: kind }, axis: { [target]: 'infantry' } }, 'A5'), 'A5', target),
    );
    expect(thrown).toEqual([...dice, 0, 0, 0, 0, 0, 0, 0, 0].slice(0, 9));
  });
});

describe('a unit moves so far, and battles only after a shorter move', () => {
  it.each(rows)('%s', (_title, kind, { move, moveAndBattle }) => {
    for (let hexes = 0; hexes <= move; hexes++) {
      const start = ordered({ allies: { A5: kind }, axis: { [ROW[hexes + 1]]: 'infantry' } }, 'A5');
      const arrived = march(start, ...ROW.slice(0, hexes + 1));
      expect(mayAttack(arrived, ROW[hexes], ROW[hexes + 1])).toBe(hexes <= moveAndBattle);
    }
    const far = ordered({ allies: { A5: kind }, axis: { M9: 'infantry' } }, 'A5');
    expect(legal(march(far, ...ROW.slice(0, move + 1)))).not.toContain(`move ${ROW[move]} ${ROW[move + 1]}`);
  });
});
