import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import { TERRAIN_IDS, type TerrainId } from '../../src/memoir/terrain/data/rows.ts';
import { scenarioById } from '../../src/scenarios/library.ts';
import { scenarioOf } from '../../src/scenarios/read-scenario.ts';
import { UNIT_KINDS } from '../../src/memoir/units/kinds.ts';
import { NATIONS, type Unit } from '../../src/memoir/units/unit.ts';
import { UnitDrawing } from '../../src/ui/table/figures/UnitDrawing.tsx';
import { GroundDrawing } from '../../src/ui/table/terrain/GroundDrawing.tsx';
import { AT_WATER, seaDirections, SOUTH } from '../../src/ui/table/terrain/sea.ts';
import type { Face } from '../../src/ui/table/terrain/tint.ts';

function ground(id: TerrainId, face: Face = 'country', sea?: number): Element {
  const { container } = render(
    <svg>
      <GroundDrawing pieces={[{ id }]} face={face} mine={null} exit={null} {...(sea === undefined ? {} : { sea })} />
    </svg>,
  );
  return container;
}

function unit(parts: Partial<Unit>): Element {
  const whole: Unit = {
    id: 0,
    side: 0,
    kind: 0,
    nation: 'us',
    fullStrength: 4,
    idleUntil: -1,
    hex: 0,
    figures: 4,
    traits: 0,
    order: 0,
    moved: 0,
    spent: 0,
    battles: 0,
    groundTaken: 0,
    marks: 0,
  };
  const { container } = render(
    <svg>
      <UnitDrawing unit={{ ...whole, ...parts }} />
    </svg>,
  );
  return container;
}

describe('the ground', () => {
  it.each(['wire', 'sandbags', 'hedgehog', 'trenches'] as const)('leaves a mine its place beside %s', (id) => {
    const drawn = (isMined: boolean) =>
      render(
        <svg>
          <GroundDrawing
            pieces={[{ id }]}
            face="country"
            mine={isMined ? { hex: 0, side: 0, value: null } : null}
            exit={null}
          />
        </svg>,
      ).container.querySelector('.pieces > .upright > g[transform*="scale(0.7"]');
    expect(drawn(true)).not.toBeNull();
    expect(drawn(false)).toBeNull();
  });

  it.each(TERRAIN_IDS)('has a drawing for %s', (id) => {
    expect(ground(id).querySelector('.terrain-sign')).toBeNull();
  });

  it('has firs on a winter board and round trees elsewhere', () => {
    expect(ground('woods', 'winter').querySelector('.firs')).not.toBeNull();
    expect(ground('woods').querySelector('.firs')).toBeNull();
    expect(ground('hillForest', 'winter').querySelector('.firs')).not.toBeNull();
  });

  it.each(['woods', 'town', 'church', 'bunker', 'mountain', 'wire'] as const)('keeps %s upright', (id) => {
    expect(ground(id).querySelectorAll('.pieces > .upright > *')).not.toHaveLength(0);
  });

  it.each(['river', 'road', 'rail', 'bridge', 'seaWall', 'airfield'] as const)('turns %s with the board', (id) => {
    expect(ground(id).querySelectorAll('.pieces .upright > *')).toHaveLength(0);
  });

  it('has cliffs that look to the sea', () => {
    const south = ground('cliff', 'beach', SOUTH).querySelector('.cliff')?.getAttribute('d');
    const north = ground('cliff', 'beach', 6).querySelector('.cliff')?.getAttribute('d');
    expect(south).not.toBe(north);
  });

  it('knows where the sea is', () => {
    const read = scenarioOf(scenarioById('cape-marenne')?.file ?? expect.fail('no such battle'));
    if (!read.ok) throw new Error('broken file');
    const board = boardOf('standard');
    const sea = seaDirections('standard', read.value.ground);
    const towards = (label: string) => sea[hexOfLabel(board, label) ?? -1];
    expect(towards('b6')).toBe(SOUTH);
    expect(towards('D5')).toBe(SOUTH);
    expect(towards('D3')).toBe(SOUTH | AT_WATER);
  });
});

describe('units', () => {
  it.each(UNIT_KINDS.map(({ id }, kind) => [id, kind] as const))('%s shows each figure that is left', (_, kind) => {
    const { figures } = UNIT_KINDS[kind];
    expect(unit({ kind, fullStrength: figures, figures }).querySelectorAll('.figure')).toHaveLength(figures);
    const weakened = unit({ kind, fullStrength: figures + 1, figures: 1 });
    expect(weakened.querySelectorAll('.figure')).toHaveLength(1);
    expect(weakened.querySelectorAll('.lost')).toHaveLength(figures);
  });

  it('of a special kind have a badge, the plain ones none', () => {
    UNIT_KINDS.forEach(({ special }, kind) => {
      expect(unit({ kind }).querySelectorAll('.badge')).toHaveLength(special ? 1 : 0);
    });
  });

  it('that are elite look different from the plain ones', () => {
    const figure = (id: string) =>
      unit({ kind: UNIT_KINDS.findIndex((kind) => kind.id === id) }).querySelector('.figure')?.innerHTML;
    expect(figure('specialForces')).not.toBe(figure('infantry'));
    expect(figure('eliteArmor')).not.toBe(figure('armor'));
    expect(figure('bigGun')).not.toBe(figure('artillery'));
  });

  it('of either side stand on a base of another shape', () => {
    const base = (side: 0 | 1) => unit({ side }).querySelector('.base')?.getAttribute('d');
    expect(base(0)).not.toBe(base(1));
  });

  it('show the sign of their nation', () => {
    const signs = NATIONS.map((nation) => unit({ nation }).querySelector('.nation')?.innerHTML);
    expect(new Set(signs).size).toBe(NATIONS.length);
  });
});
