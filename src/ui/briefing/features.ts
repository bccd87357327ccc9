// The ground and the units of this map that are not plain, each once.
import { DIRECTIONS } from '../../hex/board.ts';
import { terrainRow, TERRAIN_IDS, type TerrainId } from '../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import type { TerrainRow } from '../../memoir/terrain/row.ts';
import { kindOf, type Unit } from '../../memoir/units/unit.ts';
import type { Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';

const LAND = 3;
/** The kinds of `is` that have words of their own. */
const SAID = [
  'beach',
  'ocean',
  'ice',
  'mine',
  'wire',
  'bridge',
  'airfield',
  'headquarters',
  'hospital',
  'roadblock',
] as const;

const less = (dice: number): string => `−${dice}`;

function entering(row: TerrainRow): string[] {
  const closed = row.closedTo ?? [];
  const words: string[] = [];
  if (closed.length === LAND) return [t('briefing:ground.closed')];
  if (closed.includes('armor')) words.push(t('briefing:ground.infantryOnly'));
  else if (closed.includes('artillery')) words.push(t('briefing:ground.noGuns'));
  if (row.adjacentEntry === true) words.push(t('briefing:ground.hedgerow'));
  else if (row.stop !== undefined && row.is !== 'ocean')
    words.push(t(row.stopFor === undefined ? 'briefing:ground.stop' : 'briefing:ground.vehiclesStop'));
  if (row.noBattleOnEntry === true) words.push(t('briefing:ground.noBattle'));
  if (row.bogsArmor === true) words.push(t('briefing:ground.bogs'));
  return words;
}

function cover(row: TerrainRow): string[] {
  if (row.protection === undefined) return [];
  const [infantry, armor] = row.protection;
  const key = infantry === armor ? 'briefing:ground.coverSame' : 'briefing:ground.cover';
  const words = t(key, { infantry: less(infantry), armor: less(armor) });
  return [row.protects === undefined ? words : `${words} ${t(`briefing:ground.${row.protects}`)}`];
}

function firingOut({ firingOut: lost }: TerrainRow): string[] {
  if (lost === undefined) return [];
  const [infantry, armor] = lost;
  if (infantry === armor) return [t('briefing:ground.firingOutAll', { infantry: less(infantry) })];
  if (infantry > 0) return [t('briefing:ground.firingOutInfantry', { infantry: less(infantry) })];
  return [t('briefing:ground.firingOut', { armor: less(armor) })];
}

function others(id: TerrainId, row: TerrainRow): string[] {
  const words: string[] = [];
  const is = SAID.find((name) => name === row.is);
  if (is !== undefined) words.push(t(`briefing:ground.is.${is}`));
  if (id === 'ford') words.push(t('briefing:ground.is.ford'));
  if (row.road === true) words.push(t('briefing:ground.is.road'));
  if (row.seaSide !== undefined) words.push(t('briefing:ground.climb'));
  if (row.steep === true) words.push(t('briefing:ground.steep'));
  if (row.flags === 'one') words.push(t('briefing:ground.flag'));
  if (row.flags === 'all') words.push(t('briefing:ground.flags'));
  const blocks = row.sight === 'always' || row.sight === 'hill' || row.sight === 'mountain' || row.sight === 'attack';
  if (blocks) words.push(t('briefing:ground.sight'));
  return words;
}

/** "units stop on entering; cover −1 against infantry, −2 against armor; blocks sight" */
export function groundLine(id: TerrainId): string {
  const row = terrainRow(id);
  return [...entering(row), ...cover(row), ...firingOut(row), ...others(id, row)].join('; ');
}

export interface GroundFeature {
  readonly id: TerrainId;
  /** What shows it: the piece alone, and the water below one that crosses it. */
  readonly pieces: readonly Piece[];
  readonly line: string;
}

/** The lower, the better it shows: nothing else on the hex, and a line that crosses it. */
function oddness(pieces: readonly Piece[], id: TerrainId): number {
  const links = pieces.find((piece) => piece.id === id)?.links ?? 0;
  const ends = DIRECTIONS.filter((_, direction) => ((links >> direction) & 1) === 1).length;
  return 10 * pieces.length + Math.abs(ends - 2);
}

function alone(onHex: readonly Piece[], id: TerrainId): readonly Piece[] {
  const isCrossing = terrainRow(id).crossing === true;
  return onHex.filter((piece) => piece.id === id || (isCrossing && terrainRow(piece.id).is === 'river'));
}

export function groundFeatures({ scenario }: Battle): GroundFeature[] {
  return featuresOn(scenario.ground.pieces).filter(({ line }) => line !== '');
}

/** All that lies on the ground; the line of what has no rules is empty. */
export function featuresOn(ground: readonly (readonly Piece[])[]): GroundFeature[] {
  return TERRAIN_IDS.flatMap((id) => {
    const shown = ground.map((onHex) => alone(onHex, id)).filter((pieces) => pieces.some((piece) => piece.id === id));
    const line = groundLine(id);
    if (shown.length === 0) return [];
    const [pieces] = shown.toSorted((a, b) => oddness(a, id) - oddness(b, id));
    return [{ id, pieces, line }];
  });
}

export interface ForceFeature {
  readonly unit: Unit;
  readonly count: number;
  readonly line: string;
}

/** Special units, those of a side together. */
export function forceFeatures({ units }: Battle): ForceFeature[] {
  const found = new Map<string, { unit: Unit; count: number }>();
  for (const unit of units.toSorted((a, b) => a.side - b.side)) {
    if (!kindOf(unit).special) continue;
    const key = `${unit.side} ${unit.kind} ${unit.nation}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { unit, count: 1 });
    else known.count++;
  }
  return [...found.values()].flatMap(({ unit, count }) => {
    const { id } = kindOf(unit);
    if (id === 'infantry' || id === 'armor' || id === 'artillery') return [];
    return [{ unit, count, line: t(`briefing:forces.kind.${id}`) }];
  });
}
