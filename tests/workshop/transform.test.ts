import * as fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { boardOf, type Hex } from '../../src/hex/board.ts';
import { hexOfLabel } from '../../src/hex/labels.ts';
import { pieceText } from '../../src/scenarios/piece-text.ts';
import { scenarioById, SCENARIOS } from '../../src/scenarios/library.ts';
import { erase } from '../../src/workshop/erase.ts';
import type { PlanDraft } from '../../src/workshop/lay.ts';
import { planOf } from '../../src/workshop/plan-file.ts';
import type { Plan } from '../../src/workshop/plan.ts';
import { clearMap, lostByResize, resizeBoard } from '../../src/workshop/resize.ts';
import { swapSides } from '../../src/workshop/swap-sides.ts';
import { fitsMoved, middleOf, mirror, moveHexes, rotate, turnAround } from '../../src/workshop/transform.ts';
import { BOARD, EMPTY, somePlan } from './strokes.ts';

const ALL = BOARD.labels.map((_, hex) => hex);

function at(label: string, board = BOARD): Hex {
  const hex = hexOfLabel(board, label);
  if (hex === undefined) throw new Error(`no hex ${label}`);
  return hex;
}

function done(plan: Plan, ...deeds: ((draft: PlanDraft) => unknown)[]): Plan {
  return deeds.reduce(
    (now, deed) =>
      produce(now, (draft) => {
        deed(draft);
      }),
    plan,
  );
}

function map(plan: Plan): string {
  const { labels } = boardOf(plan.board);
  return Object.entries(plan.pieces)
    .map(([hex, on]) => `${labels[Number(hex)]} ${on.map(pieceText).join(' + ')}`)
    .join(', ');
}

const BEND: Plan = {
  ...EMPTY,
  pieces: { [at('D5')]: [{ id: 'road', links: 0b000011 }], [at('E5')]: [{ id: 'town' }] },
  units: { [at('D5')]: { side: 0, kind: 'armor', nation: null, figures: 2, traits: [], idleUntil: 0 } },
  objectives: [{ hexes: [at('D5'), at('H5')], side: 0, need: 2, medals: 1, switches: [] }],
  exits: [[at('D5')], []],
  places: { [at('E5')]: 'Mill' },
  special: { hill317: ['D5', 'G5'], suddenDeath: [{ side: 'axis', hexes: ['D5'] }] },
  aircraft: [{ type: 'fighter', hex: at('E5') }, null],
};
const MARKED = [at('D5'), at('E5')];

describe('marked hexes', () => {
  it('take everything along when they are moved', () => {
    const moved = done(BEND, (draft) => moveHexes(draft, MARKED, at('D5'), at('d4')));
    expect(map(moved)).toBe('d4 road E-NE, e4 town');
    expect(Object.keys(moved.units)).toEqual([String(at('d4'))]);
    expect(moved.objectives).toEqual([{ ...BEND.objectives[0], hexes: [at('d4'), at('H5')] }]);
    expect(moved.exits).toEqual([[at('d4')], []]);
    expect(moved.places).toEqual({ [at('e4')]: 'Mill' });
    expect(moved.special).toEqual({ hill317: ['d4', 'G5'], suddenDeath: [{ side: 'axis', hexes: ['d4'] }] });
    expect(moved.aircraft).toEqual([{ type: 'fighter', hex: at('e4') }, null]);
  });

  it('take along what an imported file says of them and nobody here understands', () => {
    const raw = (label: string, says: object) => ({ row: BOARD.row[at(label)], col: BOARD.col[at(label)], ...says });
    const plan: Plan = {
      ...BEND,
      kept: { m44: { board: { hexagons: [raw('D5', { odd: 1 }), raw('A1', { odd: 2 })], labels: [raw('E5', {})] } } },
    };
    const kept = (now: Plan) => now.kept?.m44?.board;
    expect(kept(done(plan, (draft) => moveHexes(draft, MARKED, at('D5'), at('d4'))))).toEqual({
      hexagons: [raw('d4', { odd: 1 }), raw('A1', { odd: 2 })],
      labels: [raw('e4', {})],
    });
    expect(kept(done(plan, (draft) => erase(draft, 'all', MARKED)))).toEqual({
      hexagons: [raw('A1', { odd: 2 })],
      labels: [],
    });
    expect(kept(done(plan, (draft) => resizeBoard(draft, 'breakthrough')))).toMatchObject({
      hexagons: [{ row: BOARD.row[at('D5')] + 8 }, { row: 16, col: 0 }],
    });
    expect(
      done(
        plan,
        (draft) => mirror(draft, 'leftRight'),
        (draft) => mirror(draft, 'leftRight'),
      ),
    ).toEqual(plan);
  });

  it('stay where they were when they are copied', () => {
    const copied = done(BEND, (draft) => moveHexes(draft, MARKED, at('D5'), at('D3'), { copy: true }));
    expect(map(copied)).toBe('D5 road E-NE, E5 town, D3 road E-NE, E3 town');
    expect(Object.keys(copied.units)).toEqual([at('D5'), at('D3')].map(String));
    expect(copied.objectives).toEqual([BEND.objectives[0], { ...BEND.objectives[0], hexes: [at('D3')], need: 1 }]);
    expect(copied.aircraft).toEqual(BEND.aircraft);
    expect(copied.special).toEqual(BEND.special);
  });

  it('replace what is of their kind where they come down, and an empty hex replaces nothing', () => {
    const marked = [at('D5'), at('D3')];
    const plan = done(BEND, (draft) => {
      draft.pieces[at('G5')] = [{ id: 'woods' }];
      draft.mines[at('G5')] = { side: 1, decoy: false };
      draft.pieces[at('G3')] = [{ id: 'hill' }];
    });
    const moved = done(plan, (draft) => moveHexes(draft, marked, at('D5'), at('G5')));
    expect(map(moved)).toBe('E5 town, G5 road E-NE, G3 hill');
    // Only what is of its own kind: no unit, mine or name goes because ground was moved below it.
    expect(moved.mines).toEqual(plan.mines);
  });

  it('stay where they are if they would fall off the board', () => {
    expect(fitsMoved(BOARD, MARKED, at('D5'), at('M5'))).toBe(false);
    expect(done(BEND, (draft) => moveHexes(draft, MARKED, at('D5'), at('M5')))).toBe(BEND);
  });

  it('go there and come back', () => {
    fc.assert(
      fc.property(somePlan, fc.nat(BOARD.size - 1), fc.nat(BOARD.size - 1), (plan, from, to) => {
        const marked = [from, ...BOARD.adjacent[from]];
        fc.pre(fitsMoved(BOARD, marked, from, to) && BOARD.distances[from * BOARD.size + to] > 2);
        let there: readonly Hex[] = [];
        const shifted = done(EMPTY, (draft) => (there = moveHexes(draft, marked, from, to)));
        expect(shifted).toEqual(EMPTY);
        const free = done(plan, (draft) => erase(draft, 'all', there));
        const moved = done(free, (draft) => moveHexes(draft, marked, from, to));
        const back = done(moved, (draft) => moveHexes(draft, there, to, from));
        expect(back).toEqual(free);
      }),
      { numRuns: 30 },
    );
  });

  it('turn by sixths about their middle, the roads with them', () => {
    const turned = done(BEND, (draft) => rotate(draft, MARKED, 1, at('D5')));
    expect(map(turned)).toBe('D5 road E-SE, d4 town');
  });

  it('move back onto the board where a turn leads off it', () => {
    const edge = done(EMPTY, (draft) => {
      draft.pieces[at('D9')] = [{ id: 'woods' }];
      draft.pieces[at('E9')] = [{ id: 'town' }];
    });
    const turned = done(edge, (draft) => rotate(draft, [at('D9'), at('E9')], -1, at('D9')));
    expect(map(turned)).toBe('D9 town, c8 woods');
  });

  it('are the same after six sixths, two mirrors or two half turns', () => {
    fc.assert(
      fc.property(somePlan, fc.nat(BOARD.size - 1), fc.boolean(), (plan, around, isOdd) => {
        fc.pre(BOARD.adjacent[around].length === 6);
        const marked = isOdd ? [around, BOARD.adjacent[around][1]] : [around, ...BOARD.adjacent[around]];
        const middle = middleOf(BOARD, marked);
        const [row, col] = [BOARD.row[around], BOARD.col[around]];
        // A pair lies between two middles: it needs room for the one that is taken.
        fc.pre(row > 1 && row < BOARD.rows - 2 && col > 3 && col < BOARD.lastCol - 3);
        const again = (deed: (draft: PlanDraft, hexes: readonly Hex[]) => readonly Hex[], times: number): void => {
          let hexes: readonly Hex[] = marked;
          const alone = done(plan, (draft) =>
            erase(
              draft,
              'all',
              ALL.filter((hex) => !marked.includes(hex)),
            ),
          );
          let now = alone;
          for (let time = 0; time < times; time++) now = done(now, (draft) => (hexes = deed(draft, hexes)));
          expect(hexes).toEqual(marked);
          expect(now).toEqual(alone);
        };
        again((draft, hexes) => rotate(draft, hexes, 1, middle), 6);
        again((draft, hexes) => rotate(draft, rotate(draft, hexes, 2, middle), -2, middle), 1);
        again((draft, hexes) => mirror(draft, 'leftRight', hexes), 2);
        again((draft, hexes) => mirror(draft, 'topBottom', hexes), 2);
        again((draft, hexes) => turnAround(draft, hexes), 2);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the whole map', () => {
  it('is mirrored and turned with its roads, and comes back', () => {
    expect(map(done(BEND, (draft) => mirror(draft, 'leftRight')))).toBe('I5 town, J5 road NW-W');
    expect(map(done(BEND, (draft) => mirror(draft, 'topBottom')))).toBe('D5 road E-SE, E5 town');
    expect(map(done(BEND, (draft) => turnAround(draft, 'all')))).toBe('I5 town, J5 road W-SW');
    fc.assert(
      fc.property(somePlan, (plan) => {
        for (const deed of [
          (draft: PlanDraft) => mirror(draft, 'leftRight'),
          (draft: PlanDraft) => mirror(draft, 'topBottom'),
          (draft: PlanDraft) => turnAround(draft, 'all'),
        ]) {
          expect(done(plan, deed, deed)).toEqual(plan);
        }
        expect(done(plan, (draft) => turnAround(draft, 'all'))).toEqual(
          done(
            plan,
            (draft) => mirror(draft, 'topBottom'),
            (draft) => mirror(draft, 'leftRight'),
          ),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('turns its players and sections with it', () => {
    const plan: Plan = {
      ...EMPTY,
      special: { emptySectionMedals: [{ side: 'allies', sections: ['left', 'centre'] }] },
    };
    const sections = ({ special }: Plan) => special.emptySectionMedals?.[0].sections;
    const [sideways, upside, around] = [
      done(plan, (draft) => mirror(draft, 'leftRight')),
      done(plan, (draft) => mirror(draft, 'topBottom')),
      done(plan, (draft) => turnAround(draft, 'all')),
    ];
    expect([sideways.top, upside.top, around.top]).toEqual([1, 0, 0]);
    expect([sections(sideways), sections(upside), sections(around)]).toEqual([
      ['right', 'centre'],
      ['left', 'centre'],
      ['right', 'centre'],
    ]);
  });

  it('keeps its sand and sea when a beach is turned', () => {
    const turned = done({ ...EMPTY, face: 'beach' }, (draft) => turnAround(draft, 'all'));
    expect(turned.face).toBe('country');
    expect([turned.pieces[at('A9')], turned.pieces[at('A7')], turned.pieces[at('A3')]]).toEqual([
      [{ id: 'ocean' }],
      [{ id: 'beach' }],
      undefined,
    ]);
  });

  it('is empty once it is cleared', () => {
    expect(done(BEND, clearMap)).toEqual(EMPTY);
  });
});

describe('the sides', () => {
  it('change places and change back; nations stay where they are', () => {
    for (const { id } of SCENARIOS) {
      const file = scenarioById(id)?.file;
      const read = file === undefined ? undefined : planOf(file);
      if (read?.ok !== true) throw new Error(id);
      const plan = done(read.value, (draft) => {
        for (const unit of Object.values(draft.units)) unit.nation = null;
      });
      const swapped = done(plan, swapSides);
      expect(swapped.sides.map(({ nation }) => nation)).toEqual(plan.sides.map(({ nation }) => nation));
      expect(swapped.sides[0].hand).toBe(plan.sides[1].hand);
      expect(swapped.first).not.toBe(plan.first);
      const owners = ({ units }: Plan) => Object.values(units).filter(({ side }) => side === 0).length;
      expect(owners(swapped)).toBe(Object.keys(plan.units).length - owners(plan));
      expect(done(swapped, swapSides)).toEqual(plan);
    }
  });
});

describe('the rules of sides that change places', () => {
  const swapped = (special: Plan['special']) => done({ ...EMPTY, special }, swapSides).special;

  it('stay with the nation they are rules of', () => {
    const rules = { commissar: 'allies', gungHo: 'axis', stiffUpperLip: false, italianHighCommand: true } as const;
    expect(swapped(rules)).toEqual(rules);
  });

  it('go along with the units where they are for slow armor and strikes from the air, whichever way they are said', () => {
    expect(swapped({ partialBlitz: 'axis', airStrikes: 'all' })).toEqual({ partialBlitz: 'allies', airStrikes: 'all' });
    expect(swapped({ blitz: true })).toEqual({ partialBlitz: 'axis', airStrikes: 'allies' });
    expect(swapped({ partialBlitz: 'axis', airStrikes: 'allies' })).toEqual({ blitz: true });
    expect(swapped({ blitz: true, airStrikes: 'allies' })).toEqual({ partialBlitz: 'axis', airStrikes: 'all' });
    expect(swapped({ blitz: true, night: 'dusk' })).toMatchObject({ night: 'dusk', nightSide: 'axis' });
  });

  it('stay where they are if no other side can have them', () => {
    expect(swapped({ hill317: ['D5'], deckOnce: true })).toEqual({ hill317: ['D5'], deckOnce: true });
  });
});

describe('another board', () => {
  const far: Plan = done(BEND, (draft) => {
    draft.pieces[at('A9')] = [{ id: 'woods' }];
    draft.units[at('M9')] = { side: 1, kind: 'infantry', nation: null, figures: null, traits: [], idleUntil: 0 };
  });

  it('has everything at the same place, counted from the bottom edge', () => {
    const big = done(far, (draft) => resizeBoard(draft, 'breakthrough'));
    expect(map(big)).toBe('A9 woods, D5 road E-NE, E5 town');
    expect(lostByResize(far, 'breakthrough').hexes).toEqual([]);
    expect(lostByResize(big, 'standard').hexes).toEqual([]);
    expect(done(big, (draft) => resizeBoard(draft, 'standard'))).toEqual(far);
  });

  it('is wider on both sides', () => {
    const wide = done(far, (draft) => resizeBoard(draft, 'overlord'));
    expect(map(wide)).toBe('G9 woods, J5 road E-NE, K5 town');
    expect(wide.special.hill317).toEqual(['J5', 'M5']);
    expect(done(wide, (draft) => resizeBoard(draft, 'standard'))).toEqual(far);
  });

  it('says what has no place on it', () => {
    const board = boardOf('breakthrough');
    const big = done(EMPTY, (draft) => {
      draft.board = 'breakthrough';
      draft.pieces[at('D15', board)] = [{ id: 'woods' }];
      draft.units[at('D15', board)] = {
        side: 1,
        kind: 'infantry',
        nation: null,
        figures: null,
        traits: [],
        idleUntil: 0,
      };
      draft.objectives = [
        { hexes: [at('D15', board)], side: 0, need: 1, medals: 1, switches: [] },
        { hexes: [at('E15', board), at('E5', board)], side: 0, need: 2, medals: 1, switches: [] },
      ];
    });
    expect(lostByResize(big, 'standard')).toEqual({
      hexes: [at('D15', board), at('E15', board)],
      units: 1,
      objectives: 1,
      terrain: 1,
    });
    const small = done(big, (draft) => resizeBoard(draft, 'standard'));
    expect([small.pieces, small.units]).toEqual([{}, {}]);
    expect(small.objectives).toEqual([{ hexes: [at('E5')], side: 0, need: 1, medals: 1, switches: [] }]);
  });
});
