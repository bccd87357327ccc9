import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { boardOf, type Hex } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import type { TerrainId } from '../../src/memoir/terrain/data/rows.ts';
import { pieceText } from '../../src/scenarios/piece-text.ts';
import { draw, hexesOfStroke } from '../../src/workshop/draw.ts';
import { erase, removePieceAt } from '../../src/workshop/erase.ts';
import { emptyPlan, type Plan } from '../../src/workshop/plan.ts';
import type { Shape, Tool } from '../../src/workshop/tool.ts';

const board = boardOf('standard');
const EMPTY = emptyPlan('Nothing yet');

function at(label: string): Hex {
  const hex = hexOfLabel(board, label);
  if (hex === undefined) throw new Error(`no hex ${label}`);
  return hex;
}

function piece(id: TerrainId): Tool {
  return { kind: 'piece', id, owner: null, recovery: null };
}

function stroke(plan: Plan, tool: Tool, labels: string, shape: Shape = 'one'): Plan {
  const passed = labels.split(' ').map(at);
  return produce(plan, (draft) => draw(draft, tool, hexesOfStroke(plan, tool, shape, passed), passed));
}

/** 'C5 river E-W, D5 river E-W + bridge NE-SW', row by row. */
function map({ pieces }: Plan): string {
  return Object.entries(pieces)
    .map(([hex, on]) => `${board.labels[Number(hex)]} ${on.map(pieceText).join(' + ')}`)
    .join(', ');
}

describe('lines that are drawn', () => {
  it('join the hexes of a stroke', () => {
    expect(map(stroke(EMPTY, piece('road'), 'C5 D5 d6 E7'))).toBe('E7 road SW, d6 road NE-SW, C5 road E, D5 road NE-W');
  });

  it('join hexes that a quick pointer left out', () => {
    expect(map(stroke(EMPTY, piece('road'), 'C5 F5'))).toBe('C5 road E, D5 road E-W, E5 road E-W, F5 road W');
  });

  it('do not bend where a pointer cuts a corner', () => {
    expect(map(stroke(EMPTY, piece('road'), 'C5 c6 D5 E5'))).toBe('C5 road E, D5 road E-W, E5 road W');
    expect(map(stroke(EMPTY, piece('woods'), 'C5 c6 D5'))).toBe('c6 woods, C5 woods, D5 woods');
  });

  it('run over the edge of the board where a stroke begins or ends there', () => {
    const river = stroke(EMPTY, piece('river'), 'A5 M5', 'line');
    expect(map(river)).toMatch(/^A5 river E-W, .*M5 river E-W$/);
  });

  it('lie straight when they are alone', () => {
    expect(map(stroke(EMPTY, piece('rail'), 'G5'))).toBe('G5 rail E-W');
  });

  it('go on from an open end with a click', () => {
    const one = stroke(EMPTY, piece('road'), 'G5');
    const two = stroke(one, piece('road'), 'g6');
    expect(map(two)).toBe('g6 road SW, G5 road NE');
    expect(map(stroke(two, piece('road'), 'H7'))).toBe('H7 road SW, g6 road NE-SW, G5 road NE');
  });

  it('fork where a stroke begins on another one or ends on it', () => {
    const long = stroke(EMPTY, piece('road'), 'C5 D5 E5');
    expect(map(stroke(long, piece('road'), 'D5 d6'))).toBe('d6 road SW, C5 road E, D5 road E-NE-W, E5 road W');
    expect(map(stroke(long, piece('road'), 'd6 D5'))).toBe('d6 road SW, C5 road E, D5 road E-NE-W, E5 road W');
  });

  it('no longer lead to a hex that was erased', () => {
    const long = stroke(EMPTY, piece('road'), 'C5 D5 E5 F5');
    expect(map(produce(long, (draft) => erase(draft, 'lines', [at('D5')])))).toBe('C5 road E-W, E5 road E, F5 road W');
  });

  it('lead to a bridge from which the road is taken away, as it lies', () => {
    const crossed = stroke(stroke(EMPTY, piece('river'), 'C5 D5 E5'), piece('road'), 'd6 D5 c4');
    const taken = produce(crossed, (draft) => removePieceAt(draft, at('D5'), 2));
    expect(map(taken)).toBe('d6 road SW, C5 river E, D5 river E-W + bridge NE-SW, E5 river W, c4 road NE');
  });

  it('lead on into what is laid over one of their hexes, if they may end there', () => {
    const river = stroke(EMPTY, piece('river'), 'C5 D5 E5 F5');
    expect(map(stroke(river, piece('marsh'), 'E5'))).toBe('C5 river E, D5 river E-W, E5 marsh, F5 river W');
    expect(map(stroke(river, piece('woods'), 'E5'))).toBe('C5 river E, D5 river W, E5 woods, F5 river E-W');
    const beach = stroke({ ...EMPTY, face: 'beach' }, piece('road'), 'C5 D5 E5 F5');
    expect(map(produce(beach, (draft) => erase(draft, 'lines', [at('E5')])))).toBe('C5 road E, D5 road W, F5 road E-W');
  });

  it('lead into a town and leave it on the other side', () => {
    const town = stroke(EMPTY, piece('town'), 'D5');
    expect(map(stroke(town, piece('road'), 'C5 D5 E5'))).toBe('C5 road E, D5 town, E5 road W');
  });

  it('replace a town by a click', () => {
    expect(map(stroke(stroke(EMPTY, piece('town'), 'D5'), piece('road'), 'D5'))).toBe('D5 road E-W');
  });

  it('keep a wider water at their end', () => {
    const wide = stroke(EMPTY, piece('wideRiver'), 'C5 D5 E5');
    expect(map(stroke(wide, piece('river'), 'E7 d6 D5'))).toBe(
      'E7 river SW, d6 river NE-SW, C5 wideRiver E, D5 wideRiver E-NE-W, E5 wideRiver W',
    );
  });

  it('run over the edge, too, where the pointer slips back from it', () => {
    expect(map(stroke(EMPTY, piece('river'), 'K5 L5 M5 L5'))).toBe('K5 river E, L5 river E-W, M5 river E-W');
  });

  it('run over the edge straight, or bend where there is one way only; along the edge they stay on the board', () => {
    expect(map(stroke(EMPTY, piece('road'), 'D7 d8 E9'))).toBe('E9 road NE-SW, d8 road NE-SW, D7 road NE');
    expect(map(stroke(EMPTY, piece('road'), 'B5 a4'))).toBe('B5 road SW, a4 road NE-W');
    expect(map(stroke(EMPTY, piece('road'), 'C9 D9 E9'))).toBe('C9 road E, D9 road E-W, E9 road W');
  });

  it('go on from the edge without a fork', () => {
    const side = stroke(EMPTY, piece('river'), 'B7 a6 A5');
    expect(map(side)).toBe('B7 river SW, a6 river NE-SW, A5 river NE-SW');
    expect(map(stroke(side, piece('river'), 'A5 a4'))).toBe('B7 river SW, a6 river NE-SW, A5 river NE-SE, a4 river NW');
    // Another water that begins there joins it, and it leads over the edge as before.
    expect(map(stroke(side, piece('fordableStream'), 'A5 a4'))).toContain('A5 river NE-SW-SE');
  });

  it('open the ends of a wadi', () => {
    expect(map(stroke(EMPTY, piece('wadi'), 'C5 D5'))).toBe('C5 wadi E-W, D5 wadi E-W');
  });
});

describe('what shares a hex', () => {
  const river = stroke(EMPTY, piece('river'), 'C5 D5 E5');

  it('is a road with its bridge over a river, whichever was first', () => {
    const crossed = 'd6 road SW, C5 river E, D5 river E-W + bridge NE-SW + road NE-SW, E5 river W, c4 road NE';
    expect(map(stroke(river, piece('road'), 'd6 D5 c4'))).toBe(crossed);
    expect(map(stroke(stroke(EMPTY, piece('road'), 'd6 D5 c4'), piece('river'), 'C5 D5 E5'))).toBe(crossed);
  });

  it('is a bridge that lies across the river', () => {
    expect(map(stroke(river, piece('bridge'), 'D5'))).toBe('C5 river E, D5 river E-W + bridge NE-SW, E5 river W');
  });

  it('is a bridge that lies towards the road that waits for it', () => {
    const road = stroke(river, piece('road'), 'c6 C7');
    const waiting = produce(road, (draft) => {
      draft.pieces[at('c6')] = [{ id: 'road', links: 0b100100 }];
    });
    expect(map(stroke(waiting, piece('bridge'), 'D5'))).toContain('D5 river E-W + bridge NW-SE');
  });

  it.each(['bridge', 'bridgeSection'] as const)(
    'is a %s that is turned with the road that joins it by clicks',
    (id) => {
      const bridged = stroke(river, piece(id), 'D5');
      const clicked = ['c4', 'D5', 'c6'].reduce((plan, hex) => stroke(plan, piece('road'), hex), bridged);
      expect(map(clicked)).toContain(`D5 river E-W + ${id} NW-SW + road NW-SW`);
      expect(map(clicked)).toBe(map(stroke(bridged, piece('road'), 'c4 D5 c6')));
    },
  );

  it('is a road over a hill, whichever was first', () => {
    const hill = stroke(EMPTY, piece('hill'), 'D5');
    expect(map(stroke(hill, piece('road'), 'C5 D5 E5'))).toBe('C5 road E, D5 hillRoad E-W, E5 road W');
    const road = stroke(EMPTY, piece('road'), 'C5 D5 E5');
    expect(map(stroke(road, piece('hill'), 'D5'))).toBe('C5 road E, D5 hillRoad E-W, E5 road W');
  });

  it('is a road across a rail', () => {
    const rail = stroke(EMPTY, piece('rail'), 'C5 D5 E5');
    expect(map(stroke(rail, piece('road'), 'd6 D5 c4'))).toContain('D5 road NE-SW + rail E-W');
  });

  it('is a road across a rail on a hill, whichever came last', () => {
    const [rail, road, hill] = [piece('rail'), piece('road'), piece('hill')];
    const crossed = stroke(stroke(EMPTY, rail, 'C5 D5 E5'), road, 'd6 D5 c4');
    const onHill = map(stroke(crossed, hill, 'D5'));
    expect(onHill).toBe('d6 road SW, C5 rail E, D5 hillRoad NE-SW + rail E-W, E5 rail W, c4 road NE');
    const upHill = stroke(stroke(EMPTY, hill, 'D5'), road, 'd6 D5 c4');
    expect(map(stroke(upHill, rail, 'C5 D5 E5'))).toBe(onHill);
  });

  it('is a bunker or wire on a hill; a tile gives way to a tile, and takes the bridge of a river along', () => {
    const hill = stroke(stroke(EMPTY, piece('hill'), 'D5'), piece('bunker'), 'D5');
    expect(map(stroke(hill, piece('wire'), 'D5'))).toBe('D5 hill + bunker + wire');
    expect(map(stroke(hill, piece('woods'), 'D5'))).toBe('D5 woods + bunker');
    expect(map(stroke(stroke(hill, piece('wire'), 'D5'), piece('sandbags'), 'D5'))).toBe('D5 hill + bunker + sandbags');
    const bridge = stroke(river, piece('bridge'), 'D5');
    expect(map(stroke(bridge, piece('woods'), 'D5'))).toBe('C5 river E-W, D5 woods, E5 river E-W');
  });

  it('is nothing where the sand of a beach board is drawn on the sand', () => {
    const beach: Plan = { ...EMPTY, face: 'beach' };
    const town = stroke(beach, piece('town'), 'D5');
    expect(map(stroke(town, piece('beach'), 'D5'))).toBe('');
    expect(map(stroke(beach, piece('ocean'), 'D5'))).toBe('D5 ocean');
  });
});

describe('a group of hexes with one medal', () => {
  const group: Tool = { kind: 'objective', side: 0, medals: 1, isGroup: true };
  const groups = (plan: Plan) => plan.objectives.map(({ hexes }) => hexes.map((hex) => board.labels[hex]).join(' '));

  it('is drawn in one stroke, or hex by hex side by side', () => {
    const dragged = stroke(EMPTY, group, 'C5 D5 E5');
    expect(groups(dragged)).toEqual(['C5 D5 E5']);
    const tapped = ['C5', 'D5', 'E5', 'D5'].reduce((plan, hex) => stroke(plan, group, hex), EMPTY);
    expect(groups(tapped)).toEqual(['C5 D5 E5']);
    expect(groups(stroke(tapped, group, 'K5'))).toEqual(['C5 D5 E5', 'K5']);
  });

  it('is not joined by a medal of another side or worth', () => {
    const first = stroke(EMPTY, group, 'C5');
    expect(groups(stroke(first, { ...group, side: 1 }, 'D5'))).toEqual(['C5', 'D5']);
    expect(groups(stroke(first, { ...group, medals: 2 }, 'D5'))).toEqual(['C5', 'D5']);
  });

  it('takes a hex from the medal that lay there', () => {
    const other = stroke(stroke(EMPTY, group, 'C5'), { ...group, side: 1 }, 'D5 E5');
    expect(groups(stroke(other, group, 'D5'))).toEqual(['C5 D5', 'E5']);
  });
});
