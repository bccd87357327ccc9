// M44-MEDAL-POS, M44-MEDAL-EXIT, M44-WIN-2, M44-WIN-3: medals on the map and ways off it
import type { Board, Hex } from '../../hex/board.ts';
import { distance } from '../../hex/board.ts';
import { isOpenRiver } from '../../memoir/movement/passage.ts';
import { NO_SIDE, opponent, SIDE_NAMES, SIDES, type MaybeSide, type Side } from '../../memoir/side.ts';
import { recompileHex, type Terrain } from '../../memoir/terrain/terrain.ts';
import { withPiece } from '../../memoir/terrain/ground.ts';
import { kindOf } from '../../memoir/units/unit.ts';
import type { PlanObjective } from '../plan.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import type { Look } from './look.ts';
import { bridgeFix } from './mending.ts';
import { clearedTerrain, reachOf, wayBack } from './ways.ts';

/** Where the units of each side can ever get to. */
export interface Reaches {
  readonly terrain: Terrain;
  readonly of: readonly [Uint8Array, Uint8Array];
}

export function reachesOf(look: Look): Reaches {
  const terrain = clearedTerrain(look);
  const of = (side: Side) => reachOf(look.board, terrain, look.unitsOf[side]);
  return { terrain, of: [of(0), of(1)] };
}

export function isWantedBy({ side }: PlanObjective, by: Side): boolean {
  return side === NO_SIDE || side === by;
}

function has(objective: PlanObjective, name: PlanObjective['switches'][number]): boolean {
  return objective.switches.includes(name);
}

function neededHexes(objective: PlanObjective): number {
  return has(objective, 'anyHex') ? 1 : objective.need;
}

function isMet(objective: PlanObjective, reach: Uint8Array): boolean {
  return objective.hexes.filter((hex) => reach[hex] === 1).length >= neededHexes(objective);
}

/** NFP-6.1: an empty hex with a medal of its own can be bombed. */
function canBeBombed({ plan, airRules }: Look, objective: PlanObjective, side: Side): boolean {
  if (
    airRules !== 'new-flight-plan' ||
    objective.hexes.length !== 1 ||
    has(objective, 'majority') ||
    has(objective, 'anyHex')
  )
    return false;
  const types = plan.options.air?.types?.[SIDE_NAMES[side]];
  return types === undefined || types.some((type) => type !== 'fighter');
}

/** Can this side win it, in the best of battles? */
export function canWin(look: Look, reaches: Reaches, objective: PlanObjective, side: Side): boolean {
  if (!isWantedBy(objective, side)) return false;
  // Mont Pinçon: what the Allies do not stand on is the Axis' already.
  if (has(objective, 'anyHex') && side === 1) return true;
  return isMet(objective, reaches.of[side]) || canBeBombed(look, objective, side);
}

export function objectivesAmiss(look: Look): Check[] {
  return look.plan.objectives.flatMap((objective, at): Check[] => {
    const { hexes, need } = objective;
    const remove = removal(at);
    const path = `objectives[${at}]`;
    if (hexes.length === 0)
      return [checkAt(look.board, { id: 'objectiveEmpty', kind: 'fault', fixes: [remove], path })];
    if (need <= hexes.length) return [];
    const fix: Fix = {
      id: 'setNeed',
      values: { count: hexes.length },
      recipe: ({ objectives }) => void (objectives[at].need = hexes.length),
    };
    const values = { need, count: hexes.length };
    return [checkAt(look.board, { id: 'objectiveNeed', kind: 'fault', hexes, values, fixes: [fix, remove], path })];
  });
}

function removal(at: number): Fix {
  return { id: 'removeObjective', recipe: ({ objectives }) => void objectives.splice(at, 1) };
}

export function objectivesOutOfReach(look: Look, reaches: Reaches): Check[] {
  const { board, plan, unitsOf } = look;
  return plan.objectives.flatMap((objective, at): Check[] => {
    const { hexes, need, side } = objective;
    const takers = SIDES.filter((by) => unitsOf[by].length > 0 && isWantedBy(objective, by));
    if (need > hexes.length || takers.length === 0) return [];
    if (takers.some((by) => canWin(look, reaches, objective, by))) return [];
    const fixes: Fix[] = [];
    const bridge = bridgeTo(look, reaches, objective, takers[0]);
    if (bridge !== undefined) fixes.push(bridgeFix(look, bridge));
    if (side !== NO_SIDE && canWin(look, reaches, { ...objective, side: opponent(side) }, opponent(side)))
      fixes.push(handOver(at, opponent(side)));
    fixes.push(removal(at));
    const whose = side === NO_SIDE ? {} : { side };
    return [checkAt(board, { id: 'objectiveOutOfReach', kind: 'warning', hexes, ...whose, fixes })];
  });
}

function handOver(at: number, side: Side): Fix {
  return {
    id: 'giveObjective',
    values: { side: SIDE_NAMES[side] },
    recipe: ({ objectives }) => void (objectives[at].side = side),
  };
}

const MOST_TRIED = 3;

/** The hex on which one bridge would open the way: between the bank they reach and the bank that leads to the medal. */
function bridgeTo(look: Look, { terrain, of }: Reaches, objective: PlanObjective, side: Side): Hex | undefined {
  const { board, plan, unitsOf } = look;
  const [walker] = unitsOf[side].toSorted((a, b) => kindOf(a).class - kindOf(b).class);
  const back = wayBack(board, terrain, { ...walker, traits: 0 }, objective.hexes);
  const isBetween = (hex: Hex) =>
    isOpenRiver(terrain, hex) &&
    plan.units[hex] === undefined &&
    board.adjacent[hex].some((next) => of[side][next] === 1) &&
    board.adjacent[hex].some((next) => back[next] === 1);
  const [target] = objective.hexes;
  return board.labels
    .flatMap((_, hex) => (isBetween(hex) ? [hex] : []))
    .toSorted((a, b) => distance(board, a, target) - distance(board, b, target))
    .slice(0, MOST_TRIED)
    .find((hex) => {
      const bridged = recompileHex(terrain, withPiece(terrain.ground, hex, { id: 'bridge' }), hex);
      return isMet(objective, reachOf(board, bridged, unitsOf[side]));
    });
}

/** The same hex for the same side in two medals of their own. */
export function objectivesTwice({ board, plan }: Look): Check[] {
  const singles = plan.objectives
    .map((objective, at) => ({ objective, at }))
    .filter(({ objective }) => objective.hexes.length === 1);
  return singles.flatMap(({ objective: { hexes, side }, at }, index) => {
    const isSame = singles
      .slice(0, index)
      .some(
        ({ objective: other }) =>
          other.hexes[0] === hexes[0] && (other.side === side || other.side === NO_SIDE || side === NO_SIDE),
      );
    return isSame ? [checkAt(board, { id: 'objectiveTwice', kind: 'warning', hexes, fixes: [removal(at)] })] : [];
  });
}

/** Who holds it before the first card is played. What is counted as a turn begins is, until then, for one side only. */
export function holderAtStart({ plan }: Look, objective: PlanObjective): MaybeSide {
  const standing = (side: Side) => objective.hexes.filter((hex) => plan.units[hex]?.side === side).length;
  if (objective.hexes.length === 0) return NO_SIDE;
  const isForTurn = has(objective, 'turnStart');
  if (has(objective, 'anyHex') && !isForTurn) return standing(0) > 0 ? 0 : 1;
  const holds = (side: Side) => {
    if (!isWantedBy(objective, side)) return false;
    if (standing(side) < objective.need) return false;
    if (has(objective, 'majority') && standing(side) <= standing(opponent(side))) return false;
    return !has(objective, 'soleControl') || standing(opponent(side)) === 0;
  };
  return (isForTurn ? [plan.first] : SIDES).find(holds) ?? NO_SIDE;
}

/** A medal for a side that has it before the first turn; who keeps it by the rules alone is meant to. */
export function heldFromTheStart(look: Look): Check[] {
  return SIDES.flatMap((side) => {
    const held = look.plan.objectives.filter(
      (objective) => objective.side === side && !has(objective, 'anyHex') && holderAtStart(look, objective) === side,
    );
    const medals = held.reduce((sum, objective) => sum + objective.medals, 0);
    const hexes = [...new Set(held.flatMap((objective) => objective.hexes))];
    return held.length === 0
      ? []
      : [checkAt(look.board, { id: 'heldFromTheStart', kind: 'hint', side, hexes, values: { count: medals } })];
  });
}

function sideNumber(name: (typeof SIDE_NAMES)[number]): Side {
  return name === 'allies' ? 0 : 1;
}

function hexesOf(board: Board, labels: readonly string[]): Hex[] {
  return labels.map((label) => board.labels.indexOf(label)).filter((hex) => hex >= 0);
}

export function suddenDeathAmiss(look: Look, reaches: Reaches): Check[] {
  const { board, plan } = look;
  return (plan.special.suddenDeath ?? []).flatMap((condition, at): Check[] => {
    const side = sideNumber(condition.side);
    const hexes = hexesOf(board, condition.hexes);
    const need = condition.need ?? hexes.length;
    if (need > hexes.length) return [];
    const fixes: Fix[] = [
      {
        id: 'dropSuddenDeath',
        recipe: ({ special }) => {
          special.suddenDeath?.splice(at, 1);
          if (special.suddenDeath?.length === 0) delete special.suddenDeath;
        },
      },
    ];
    const isHeld = hexes.filter((hex) => plan.units[hex]?.side === side).length >= need;
    if (isHeld) return [checkAt(board, { id: 'suddenDeathHeld', kind: 'warning', side, hexes, fixes })];
    const inReach = hexes.filter((hex) => reaches.of[side][hex] === 1).length;
    return inReach >= need
      ? []
      : [checkAt(board, { id: 'suddenDeathOutOfReach', kind: 'warning', side, hexes, fixes })];
  });
}
