// The tools of each palette, with the settings that the last ones of their kind had.
import { AIRCRAFT_TYPES } from '../../../memoir/air/aircraft.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../../memoir/side.ts';
import { OWNED, RECOVERY } from '../../../scenarios/piece-text.ts';
import type { TerrainId } from '../../../memoir/terrain/data/rows.ts';
import type { Palette } from '../../../store/palette.ts';
import {
  GROUPS_OF,
  PALETTE_KINDS,
  PERIOD_KINDS,
  PIECE_GROUPS,
  WHOSE,
  type PieceLayer,
} from '../../../workshop/palette.ts';
import type { Plan } from '../../../workshop/plan.ts';
import { modelsEver } from '../../../workshop/planes.ts';
import type { Layer, Tool } from '../../../workshop/tool.ts';
import { modelIdOf } from '../../air-pack/plane-model.ts';
import { t } from '../../text/i18n.ts';
import { sideText } from '../../text/sides.ts';
import type { ToolEntry, ToolGroup } from './ToolGrid.tsx';

const CARRIER = { kind: 'aircraftCarrier', figures: null, traits: [] } as const;

type Settings = Pick<Palette, 'last' | 'owner' | 'recovery'>;

/** The same thing is in hand, whatever its settings. */
export function isSameTool(a: Tool, b: Tool): boolean {
  if (a.kind === 'piece') return b.kind === 'piece' && a.id === b.id;
  if (a.kind === 'unit') return b.kind === 'unit' && a.unit.kind === b.unit.kind;
  if (a.kind === 'aircraft') return b.kind === 'aircraft' && a.side === b.side && a.type === b.type;
  if (a.kind === 'plane') return b.kind === 'plane' && a.side === b.side && a.model === b.model;
  if (a.kind === 'ready') return b.kind === 'ready' && a.side === b.side;
  if (a.kind === 'mine') return b.kind === 'mine' && a.mine.side === b.mine.side;
  if (a.kind === 'objective') return b.kind === 'objective' && a.side === b.side;
  if (a.kind === 'exit') return b.kind === 'exit' && a.side === b.side;
  return a.kind === b.kind;
}

export function entryOf(key: string, tool: Tool, inHand: Tool): ToolEntry {
  return { key, tool, isOn: isSameTool(tool, inHand) };
}

export function pieceTool(id: TerrainId, { owner, recovery }: Settings): Tool {
  return {
    kind: 'piece',
    id,
    owner: OWNED.includes(id) ? owner : null,
    recovery: RECOVERY.includes(id) ? recovery : null,
  };
}

function pieceGroups(layer: PieceLayer, settings: Settings, inHand: Tool): ToolGroup[] {
  const groups = GROUPS_OF[layer];
  return groups.map((id) => ({
    id,
    title: groups.length === 1 ? null : t(`workshop:group.${id}`),
    entries: PIECE_GROUPS[id].map((piece) => entryOf(piece, pieceTool(piece, settings), inHand)),
  }));
}

function unitGroups({ last }: Settings, inHand: Tool): ToolGroup[] {
  const { unit } = last.unit;
  // Another kind has other figures, so a number that was chosen goes with its own kind only.
  const entry = (kind: string) =>
    entryOf(kind, { kind: 'unit', unit: { ...unit, kind, figures: kind === unit.kind ? unit.figures : null } }, inHand);
  return [
    { id: 'kinds', title: null, entries: PALETTE_KINDS.map(entry) },
    { id: 'periods', title: t('workshop:group.periods'), entries: PERIOD_KINDS.map(entry) },
  ];
}

/** Planes of Air Pack on the ground: what the nation flew at some time, and what the scenario gives it. */
function planeGroup(plan: Plan, side: Side, inHand: Tool): ToolGroup {
  const given = plan.options.air?.airPack?.planes?.[SIDE_NAMES[side]] ?? [];
  const models = [...new Set([...modelsEver(plan.sides[side].nation), ...given])];
  return {
    id: `planes ${side}`,
    title: t('workshop:group.airPack', { side: sideText(side) }),
    entries: [
      ...models.map((model) => ({
        ...entryOf(`${model} ${side}`, { kind: 'plane', side, model }, inHand),
        short: t(`air:model.${modelIdOf(model)}`),
      })),
      { ...entryOf(`ready ${side}`, { kind: 'ready', side, count: 1 }, inHand), short: t('workshop:tool.readyShort') },
    ],
  };
}

export function groupsOfLayer(layer: Layer, plan: Plan, settings: Settings, inHand: Tool): ToolGroup[] {
  const { last } = settings;
  const one = (tools: readonly (readonly [string, Tool])[]): ToolGroup[] => [
    { id: layer, title: null, entries: tools.map(([key, tool]) => entryOf(key, tool, inHand)) },
  ];
  switch (layer) {
    case 'terrain':
    case 'lines':
    case 'obstacles':
      return pieceGroups(layer, settings, inHand);
    case 'units':
      return unitGroups(settings, inHand);
    case 'aircraft':
      return [
        ...SIDES.map((side) => ({
          id: String(side),
          title: t('workshop:group.flightPlan', { side: sideText(side) }),
          entries: AIRCRAFT_TYPES.map((type) => ({
            ...entryOf(`${type} ${side}`, { kind: 'aircraft', side, type }, inHand),
            short: t(`air:type.${type}`),
          })),
        })),
        ...SIDES.map((side) => planeGroup(plan, side, inHand)),
        {
          id: 'bases',
          title: t('workshop:group.bases'),
          entries: [
            entryOf('airfield', pieceTool('airfield', settings), inHand),
            entryOf('aircraftCarrier', { kind: 'unit', unit: { ...last.unit.unit, ...CARRIER } }, inHand),
          ],
        },
      ];
    case 'mines':
      return one(WHOSE.map((side) => [`mine ${side}`, { kind: 'mine', mine: { side, decoy: last.mine.mine.decoy } }]));
    case 'objectives':
      return one(WHOSE.map((side) => [`objective ${side}`, { ...last.objective, side }]));
    case 'exits':
      return one(SIDES.map((side) => [`exit ${side}`, { kind: 'exit', side }]));
    default:
      return one([['name', last.name]]);
  }
}
