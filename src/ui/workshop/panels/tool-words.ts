// What the tools are called, and what each of them does.
import { PLANE_MODELS } from '../../../memoir/air/air-pack/planes.ts';
import { AIRCRAFT_TYPES } from '../../../memoir/air/aircraft.ts';
import { NO_SIDE, SIDES } from '../../../memoir/side.ts';
import { UNIT_KIND_IDS } from '../../../memoir/units/kinds.ts';
import { PALETTE_KINDS, PERIOD_KINDS, PIECE_GROUPS, WHOSE } from '../../../workshop/palette.ts';
import type { Tool } from '../../../workshop/tool.ts';
import { modelIdOf } from '../../air-pack/plane-model.ts';
import { t } from '../../text/i18n.ts';
import { capital, sideText, sideWords } from '../../text/sides.ts';
import { terrainName } from '../../text/terrain.ts';

const WEAPONS = {
  antiTankGun: 'antiTankGunEarly',
  mortar: 'mortarEarly',
  machineGun: 'machineGunEarly',
} as const;

/** A kind of unit as a plan says it: also a weapon that depends on the year, or one of a period. */
export function planKindName(kind: string): string {
  if (Object.hasOwn(WEAPONS, kind)) return t(`units:kind.${WEAPONS[kind as keyof typeof WEAPONS]}`);
  const id = UNIT_KIND_IDS.find((known) => known === kind);
  if (id === undefined) return kind;
  const name = t(`units:kind.${id}`);
  const period = /(Early|Late)$/.exec(id)?.[1];
  if (period === undefined) return name;
  return t(period === 'Early' ? 'workshop:tool.early' : 'workshop:tool.late', { kind: name });
}

export function toolName(tool: Tool): string {
  switch (tool.kind) {
    case 'piece':
      return capital(
        tool.owner === null
          ? terrainName(tool.id)
          : t('workshop:tool.owned', { terrain: terrainName(tool.id), ...sideWords(tool.owner) }),
      );
    case 'unit':
      return capital(planKindName(tool.unit.kind));
    case 'aircraft':
      return t('workshop:tool.ofSide', { thing: t(`air:type.${tool.type}`), ...sideWords(tool.side) });
    case 'plane':
      return t('workshop:tool.ofSide', { thing: t(`air:model.${modelIdOf(tool.model)}`), ...sideWords(tool.side) });
    case 'ready':
      return t('workshop:tool.readyOf', sideWords(tool.side));
    case 'mine':
      return mineName(tool);
    case 'objective':
      return t(tool.side === NO_SIDE ? 'workshop:tool.medalEither' : 'workshop:tool.medalOf', whose(tool.side));
    case 'exit':
      return t('workshop:tool.exitOf', sideWords(tool.side));
    default:
      return t(`workshop:tool.${tool.kind}`);
  }
}

const SOFT_HYPHEN = '\u00AD';

/** A name with the places where its long words may be divided, for tiles that are narrower than they are. */
export function divided(name: string): string {
  return t('workshop:breaks')
    .split(' ')
    .map((word) => word.split('|'))
    .reduce((text, parts) => text.replace(parts.join(''), parts.join(SOFT_HYPHEN)), name);
}

function whose(side: 0 | 1 | -1): { readonly side: string } {
  return { side: side === NO_SIDE ? '' : sideText(side) };
}

function mineName({ mine: { side, decoy } }: Extract<Tool, { kind: 'mine' }>): string {
  if (side === NO_SIDE) return t(decoy ? 'workshop:tool.decoyAnyone' : 'workshop:tool.mineAnyone');
  return t(decoy ? 'workshop:tool.decoyOf' : 'workshop:tool.mineOf', sideWords(side));
}

const CROSSINGS: readonly string[] = PIECE_GROUPS.crossings;
const LINES: readonly string[] = PIECE_GROUPS.lines;

/** What it does on the map, in a sentence. */
export function toolSentence(tool: Tool): string {
  switch (tool.kind) {
    case 'piece':
      if (CROSSINGS.includes(tool.id)) return t('workshop:does.crossing');
      return t(LINES.includes(tool.id) ? 'workshop:does.line' : 'workshop:does.piece');
    case 'objective':
      return t(tool.isGroup ? 'workshop:does.group' : 'workshop:does.objective');
    case 'eraser':
      return tool.layer === 'all'
        ? t('workshop:does.eraser')
        : t('workshop:does.eraserOf', { layer: t(`workshop:erases.${tool.layer}`) });
    case 'name':
      return t(tool.text.trim() === '' ? 'workshop:does.noName' : 'workshop:does.name', { name: tool.text.trim() });
    default:
      return t(`workshop:does.${tool.kind}`);
  }
}

/** Other words by which a player may look for a piece. */
const ALIASES = [
  'woods',
  'hedgerow',
  'erg',
  'fordableStream',
  'frozenRiver',
  'town',
  'hill',
  'rail',
  'wire',
  'hedgehog',
  'bunker',
  'ocean',
  'armor',
  'artillery',
  'infantry',
  'combatEngineers',
  'mine',
  'objective',
  'exit',
  'name',
  'aircraft',
  'plane',
  'ready',
  'cityRuins',
  'pontoonBridge',
  'ford',
] as const;

function aliasOf(tool: Tool): string {
  const id = tool.kind === 'piece' ? tool.id : tool.kind === 'unit' ? tool.unit.kind : tool.kind;
  const known = ALIASES.find((one) => one === id);
  return known === undefined ? '' : t(`workshop:alias.${known}`);
}

/** Everything that can be looked for, with the settings of the last tools. */
export function allTools(unit: Extract<Tool, { kind: 'unit' }>): Tool[] {
  return [
    ...Object.values(PIECE_GROUPS).flatMap((ids) =>
      ids.map((id): Tool => ({ kind: 'piece', id, owner: null, recovery: null })),
    ),
    ...[...PALETTE_KINDS, ...PERIOD_KINDS].map((kind): Tool => ({
      kind: 'unit',
      unit: { ...unit.unit, kind, figures: null },
    })),
    ...SIDES.flatMap((side) => AIRCRAFT_TYPES.map((type): Tool => ({ kind: 'aircraft', side, type }))),
    ...SIDES.flatMap((side) => PLANE_MODELS.map((model): Tool => ({ kind: 'plane', side, model }))),
    ...SIDES.map((side): Tool => ({ kind: 'ready', side, count: 1 })),
    ...WHOSE.map((side): Tool => ({ kind: 'mine', mine: { side, decoy: false } })),
    ...WHOSE.map((side): Tool => ({ kind: 'objective', side, medals: 1, isGroup: false })),
    ...SIDES.map((side): Tool => ({ kind: 'exit', side })),
    { kind: 'name', text: '' },
    { kind: 'eraser', layer: 'all' },
    { kind: 'eyedropper' },
    { kind: 'select' },
    { kind: 'hand' },
  ];
}

const NOT_FOUND = 6;

/** How well it fits what was typed: its whole name or another word for it, their beginnings, any letters in the name. */
function rankOf(tool: Tool, letters: string): number {
  const name = toolName(tool).toLocaleLowerCase();
  const aliases = aliasOf(tool).split(' ');
  if (name === letters) return 0;
  if (aliases.includes(letters)) return 1;
  if (name.startsWith(letters)) return 2;
  if (name.split(/[\s-]+/).some((word) => word.startsWith(letters))) return 3;
  if (aliases.some((word) => word.startsWith(letters))) return 4;
  return name.includes(letters) ? 5 : NOT_FOUND;
}

/** The tools that fit what was typed, the best first. */
export function foundTools(tools: readonly Tool[], wanted: string): Tool[] {
  const letters = wanted.trim().toLocaleLowerCase();
  if (letters === '') return [];
  return tools
    .map((tool) => ({ tool, rank: rankOf(tool, letters) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ tool }) => tool);
}
