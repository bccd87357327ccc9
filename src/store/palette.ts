// What the palettes remember: the open one, the last tool of each kind with all its settings, what was used of late.
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Side } from '../memoir/side.ts';
import { OWNED, RECOVERY } from '../scenarios/piece-text.ts';
import { layerOfTool, toolKey } from '../workshop/palette.ts';
import type { Layer, Tool } from '../workshop/tool.ts';
import { drawingTable, takeTool } from './drawing-table.ts';
import { keepRecentTools, recentTools } from './recent-tools.ts';

/** Tools with settings that the next one of their kind takes over. */
export type SetTool = Extract<Tool, { kind: 'unit' | 'mine' | 'objective' | 'name' | 'eraser' }>;
type Last = { readonly [K in SetTool['kind']]: Extract<Tool, { kind: K }> };

export interface Palette {
  readonly layer: Layer;
  readonly last: Last;
  /** Of the last piece that has one. */
  readonly owner: Side | null;
  readonly recovery: boolean | null;
  /** Newest first. */
  readonly recent: readonly Tool[];
}

const MOST_RECENT = 8;

export const palette: StoreApi<Palette> = createStore<Palette>()(() => ({
  layer: 'terrain',
  last: {
    unit: {
      kind: 'unit',
      unit: { side: 0, kind: 'infantry', nation: null, figures: null, traits: [], idleUntil: 0 },
    },
    mine: { kind: 'mine', mine: { side: 1, decoy: false } },
    objective: { kind: 'objective', side: 0, medals: 1, isGroup: false },
    name: { kind: 'name', text: '' },
    eraser: { kind: 'eraser', layer: 'all' },
  },
  owner: null,
  recovery: null,
  recent: recentTools().slice(0, MOST_RECENT),
}));

export function openPalette(layer: Layer): void {
  palette.setState({ layer });
}

function isSetTool(tool: Tool): tool is SetTool {
  return tool.kind in palette.getState().last;
}

function lastWith(tool: Tool): Last {
  const { last } = palette.getState();
  return isSetTool(tool) ? { ...last, [tool.kind]: tool } : last;
}

/** Changes the settings of a kind of tool; the one in hand gets them at once. */
export function setTool(tool: SetTool): void {
  if (drawingTable.getState().tool.kind === tool.kind) takeTool(tool);
  else palette.setState({ last: lastWith(tool) });
}

/** Who owns the next bunker, sea wall, headquarters or airfield. */
export function setOwner(owner: Side | null): void {
  palette.setState({ owner });
  const { tool } = drawingTable.getState();
  if (tool.kind === 'piece' && OWNED.includes(tool.id)) takeTool({ ...tool, owner });
}

export function setRecovery(recovery: boolean | null): void {
  palette.setState({ recovery });
  const { tool } = drawingTable.getState();
  if (tool.kind === 'piece' && RECOVERY.includes(tool.id)) takeTool({ ...tool, recovery });
}

/** The open palette stays open if it has the tool, too: where aircraft land is among them. */
function paletteWith(tool: Tool, open: Layer): Layer {
  const isBase =
    (tool.kind === 'piece' && tool.id === 'airfield') || (tool.kind === 'unit' && tool.unit.kind === 'aircraftCarrier');
  return isBase && open === 'aircraft' ? open : (layerOfTool(tool) ?? open);
}

/** Whatever took the tool in hand: the palettes, the eyedropper, a key. */
drawingTable.subscribe(({ tool }, before) => {
  if (tool === before.tool) return;
  const { layer, recent, owner, recovery } = palette.getState();
  const key = toolKey(tool);
  const used = key === null ? recent : [tool, ...recent.filter((one) => toolKey(one) !== key)].slice(0, MOST_RECENT);
  if (used !== recent) keepRecentTools(used);
  palette.setState({
    layer: paletteWith(tool, layer),
    last: lastWith(tool),
    ...(tool.kind === 'piece' && OWNED.includes(tool.id) ? { owner: tool.owner } : { owner }),
    ...(tool.kind === 'piece' && RECOVERY.includes(tool.id) ? { recovery: tool.recovery } : { recovery }),
    recent: used,
  });
});
