import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TERRAIN_IDS } from '../../src/memoir/terrain/data/rows.ts';
import { KIND_NAMES } from '../../src/scenarios/unit-text.ts';
import { drawingTable, HAND, lookAtHex, takeTool } from '../../src/store/drawing-table.ts';
import { palette } from '../../src/store/palette.ts';
import { loadAirWords, loadWords } from '../../src/ui/text/i18n.ts';
import { Palettes } from '../../src/ui/workshop/panels/Palettes.tsx';
import { ToolBar } from '../../src/ui/workshop/panels/ToolBar.tsx';
import { allTools, toolSentence } from '../../src/ui/workshop/panels/tool-words.ts';
import { layerOf } from '../../src/workshop/families.ts';
import { GROUPS_OF, PALETTE_KINDS, PERIOD_KINDS, PIECE_GROUPS, type PieceLayer } from '../../src/workshop/palette.ts';
import { emptyPlan } from '../../src/workshop/plan.ts';
import type { TerrainId } from '../../src/memoir/terrain/data/rows.ts';

const PLAN = emptyPlan('A small battle');
const START = palette.getInitialState();
const tool = () => drawingTable.getState().tool;

beforeEach(async () => {
  await Promise.all([loadWords(), loadAirWords()]);
  takeTool(HAND);
  lookAtHex(null);
  palette.setState(START);
});

function shown() {
  const user = userEvent.setup();
  render(<Palettes plan={PLAN} />);
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const open = (name: string) => user.click(screen.getByRole('tab', { name }));
  return { user, press, open };
}

describe('the palettes', () => {
  it('have every piece of terrain once, in the layer that its eraser takes away', () => {
    const laid = (Object.keys(GROUPS_OF) as PieceLayer[]).flatMap((layer) =>
      GROUPS_OF[layer].flatMap((group) => PIECE_GROUPS[group].map((id: TerrainId) => [id, layer] as const)),
    );
    expect(laid.map(([id]) => id).toSorted()).toEqual(TERRAIN_IDS.filter((id) => id !== 'minefield').toSorted());
    expect(laid.filter(([id, layer]) => layerOf(id) !== layer)).toEqual([]);
  });

  it('have every kind of unit once', () => {
    expect([...PALETTE_KINDS, ...PERIOD_KINDS].toSorted()).toEqual(KIND_NAMES.toSorted());
  });

  it('give a tool and say what it does, with the shapes it can have', async () => {
    const { press, open } = shown();
    const now = screen.getByRole('region', { name: 'In hand' });
    expect(now).toHaveTextContent('Hand');
    await press('Woods');
    expect(tool()).toEqual({ kind: 'piece', id: 'woods', owner: null, recovery: null });
    expect(now).toHaveTextContent('WoodsLay it on a hex, or drag over several.');
    await press('Fill');
    expect(drawingTable.getState().shape).toBe('fill');
    await open('Roads, rivers');
    await press('River');
    expect(tool()).toMatchObject({ kind: 'piece', id: 'river' });
    expect(drawingTable.getState().shape).toBe('one');
    expect(within(now).queryByRole('button', { name: 'Fill' })).toBeNull();
    expect(now).toHaveTextContent('Drag along its way');
  });

  it('speak to a mouse and to a finger alike', () => {
    expect(allTools(START.last.unit).map(toolSentence).join(' ')).not.toMatch(/click|tap/i);
  });

  it('find a piece by a few letters, and Enter takes it', async () => {
    const { user } = shown();
    const field = screen.getByRole('textbox', { name: 'Find a piece' });
    await user.type(field, 'brid');
    const found = within(screen.getByRole('toolbar', { name: 'Pieces found' })).getAllByRole('button');
    expect(found.map((one) => one.textContent)).toEqual([
      'Bridge',
      'Bridge section',
      'Pontoon bridge',
      'Railway bridge',
      'Broken bridge',
    ]);
    await user.keyboard('{Enter}');
    expect(tool()).toMatchObject({ kind: 'piece', id: 'bridge' });
    expect(field).toHaveValue('');
    expect(screen.getByRole('tab', { name: 'Roads, rivers' })).toHaveAttribute('aria-selected', 'true');
    await user.type(field, 'tank{Enter}');
    expect(tool()).toMatchObject({ kind: 'unit', unit: { kind: 'armor', side: 0 } });
    // A village is a town first, then whatever has the word in its name.
    await user.type(field, 'village');
    const villages = within(screen.getByRole('toolbar', { name: 'Pieces found' })).getAllByRole('button');
    expect(villages.map((one) => one.textContent)).toEqual(['Town', 'Village on a hill']);
    await user.clear(field);
    await user.type(field, 'zzz');
    expect(screen.getByText('No piece has “zzz” in its name.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });

  it('set side, nation, figures and traits of units; another kind has its own figures', async () => {
    const { user, press, open } = shown();
    await open('Units');
    await user.click(screen.getByRole('radio', { name: 'Axis' }));
    expect(tool()).toBe(HAND);
    await press('Infantry');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nation' }), 'Italy');
    await press('Figures: one less');
    await user.click(screen.getByText(/^Nation, figures and traits/));
    await user.click(screen.getByRole('checkbox', { name: 'Camouflaged' }));
    const figures = screen.getByRole('textbox', { name: 'No orders up to turn' });
    await user.clear(figures);
    await user.type(figures, '2');
    expect(tool()).toEqual({
      kind: 'unit',
      unit: { side: 1, kind: 'infantry', nation: 'it', figures: 3, traits: ['camouflaged'], idleUntil: 2 },
    });
    await press('Armor');
    expect(tool()).toMatchObject({ unit: { side: 1, kind: 'armor', nation: 'it', figures: null } });
  });

  it('refuse a number that is none and keep what was typed', async () => {
    const { user, press, open } = shown();
    await open('Units');
    await press('Armor');
    const figures = screen.getByRole('textbox', { name: 'Figures' });
    await user.clear(figures);
    await user.type(figures, '12');
    expect(screen.getByRole('alert')).toHaveTextContent('a whole number from 1 to 8');
    expect(figures).toHaveValue('12');
    expect(tool()).toMatchObject({ unit: { figures: 1 } });
  });

  it('set the owner of what has one, and of nothing else', async () => {
    const { user, press, open } = shown();
    await open('Obstacles');
    await press('Bunker');
    await user.click(screen.getByRole('radio', { name: 'Axis' }));
    expect(tool()).toMatchObject({ id: 'bunker', owner: 1 });
    await press('Wire');
    expect(tool()).toMatchObject({ id: 'wire', owner: null });
    expect(screen.queryByRole('radio', { name: 'Axis' })).toBeNull();
    await open('Terrain');
    await press('Headquarters of the Axis');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Recovery' }), 'Heals');
    expect(tool()).toMatchObject({ id: 'headquarters', owner: 1, recovery: true });
  });

  it('go from tile to tile with the arrows, one stop of the Tab key', async () => {
    const { user } = shown();
    const tiles = within(screen.getByRole('toolbar', { name: 'Terrain' })).getAllByRole('button');
    expect(tiles.filter((tile) => tile.tabIndex === 0)).toEqual([tiles[0]]);
    tiles[0].focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(tiles[1]).toHaveFocus();
    expect(tiles.filter((tile) => tile.tabIndex === 0)).toEqual([tiles[1]]);
    await user.keyboard('{Enter}');
    expect(tool()).toMatchObject({ id: 'hedgerow' });
    await user.keyboard('{End}');
    expect(tiles.at(-1)).toHaveFocus();
  });

  it('remember what was used of late, and what the eyedropper took up', async () => {
    const { press } = shown();
    await press('Woods');
    await press('Hill');
    await press('Eraser');
    takeTool({ kind: 'unit', unit: { side: 1, kind: 'tiger', nation: null, figures: 2, traits: [], idleUntil: 0 } });
    const recent = await screen.findByRole('toolbar', { name: 'Used of late' });
    const names = within(recent).getAllByRole('button');
    expect(names.map((one) => one.getAttribute('aria-label'))).toEqual(['Tiger', 'Hill', 'Woods']);
    expect(screen.getByRole('tab', { name: 'Units' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: 'Figures' })).toHaveValue('2');
  });

  it('show the tile of a tool that comes from elsewhere, and stay where they are for one of their own', async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function show(this: Element) {
      seen.push(this.getAttribute('data-tile'));
    };
    const { user, press, open } = shown();
    await press('Woods');
    await press('Dam');
    expect(seen).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Find a piece' }), 'bridge{Enter}');
    expect(seen).toEqual(['bridge']);
    act(() => takeTool({ kind: 'unit', unit: { ...START.last.unit.unit, kind: 'tiger' } }));
    expect(seen).toEqual(['bridge', 'tiger']);
    // Settings are no other tool, nor are they left behind when they take one.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nation' }), 'Italy');
    await open('Medals');
    await press('Medals: one more');
    expect(tool()).toMatchObject({ kind: 'objective', medals: 2 });
    expect(seen).toEqual(['bridge', 'tiger']);
  });

  it('stay open when they have the piece, too', async () => {
    const { press, open } = shown();
    await open('Aircraft');
    await press('Airfield');
    await press('Aircraft carrier');
    expect(tool()).toMatchObject({ kind: 'unit', unit: { kind: 'aircraftCarrier' } });
    expect(screen.getByRole('tab', { name: 'Aircraft' })).toHaveAttribute('aria-selected', 'true');
  });

  it('say what the eraser takes away', async () => {
    const { user, press } = shown();
    await press('Eraser');
    await user.selectOptions(screen.getByRole('combobox', { name: 'It takes away' }), 'Units only');
    expect(tool()).toEqual({ kind: 'eraser', layer: 'units' });
    expect(screen.getByRole('region', { name: 'In hand' })).toHaveTextContent(
      'Takes away units on the hexes you pass.',
    );
  });
});

describe('the palettes in one row', () => {
  it('show the tool in hand and those used of late', async () => {
    const user = userEvent.setup();
    takeTool({ kind: 'piece', id: 'road', owner: null, recovery: null });
    takeTool({ kind: 'exit', side: 1 });
    let opened = 0;
    render(<ToolBar plan={PLAN} isOpen={false} onOpen={() => (opened += 1)} />);
    await user.click(screen.getByRole('button', { name: 'Exit of the Axis is in hand. All tools' }));
    expect(opened).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Road' }));
    expect(tool()).toMatchObject({ kind: 'piece', id: 'road' });
    await user.click(screen.getByRole('button', { name: 'Line' }));
    expect(drawingTable.getState().shape).toBe('line');
    // The two that were used last change places.
    const recent = within(screen.getByRole('toolbar', { name: 'Used of late' }));
    const names = () => recent.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(names()).toEqual(['Exit of the Axis']);
    await user.click(screen.getByRole('button', { name: 'Exit of the Axis' }));
    expect(names()).toEqual(['Road']);
    await user.click(screen.getByRole('button', { name: 'Eraser' }));
    expect(tool()).toEqual({ kind: 'eraser', layer: 'all' });
    expect(names()).toEqual(['Exit of the Axis', 'Road']);
  });

  it('say where they go on beyond the edges', async () => {
    const user = userEvent.setup();
    const size = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    const room = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
    const { container } = render(<ToolBar plan={PLAN} isOpen={false} onOpen={() => undefined} />);
    const row = container.querySelector<HTMLElement>('.scroll-row');
    expect(row?.dataset.more).toBe('on');
    await user.click(screen.getByRole('button', { name: 'Show what is to the right' }));
    const content = container.querySelector('.scroll-row-content');
    expect(content?.scrollLeft).toBeCloseTo(140);
    if (content !== null) fireEvent.scroll(content);
    expect(row?.dataset.more).toBe('back on');
    if (content !== null) fireEvent.scroll(content, { target: { scrollLeft: 300 } });
    expect(row?.dataset.more).toBe('back');
    size.mockRestore();
    room.mockRestore();
  });
});
