// NFP-6.1…6.13
import { countFace, rollDice } from '../../dice.ts';
import { checkMedals } from '../../medals/medals.ts';
import { setHolder } from '../../medals/objectives.ts';
import { NO_SIDE, type MaybeSide, type Side } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import { ORDERED } from '../../units/unit.ts';
import { unitOn, type World } from '../../world.ts';
import type { Aircraft } from '../aircraft.ts';
import { airOf, changeTurn } from './air.ts';
import { oneOf, sumOf, without } from './types.ts';

/** Somebody else has bombed it before: only ground troops can take it now. */
function isBarred(world: World, objective: number, side: Side): boolean {
  return airOf(world).bombed.some((bombed) => bombed.objective === objective && bombed.side !== side);
}

/** The objective below the aircraft that it could bomb, or −1. */
export function objectiveBelow(world: World, aircraft: Aircraft): number {
  const { side, hex } = aircraft;
  const { objectives, rules, unitAt } = world.state;
  if (unitAt[hex] !== NO_UNIT) return -1;
  return rules.objectives.findIndex(
    (objective, index) =>
      objective.hexes.length === 1 &&
      objective.hexes[0] === hex &&
      !objective.majority &&
      !objective.anyHex &&
      objectives[index] === NO_SIDE &&
      (objective.side === NO_SIDE || objective.side === side) &&
      !isBarred(world, index, side),
  );
}

export function canDeclareBombing(world: World, aircraft: Aircraft): boolean {
  if (aircraft.landed || aircraft.order !== ORDERED || aircraft.stock.bomb === 0) return false;
  return airOf(world).turn.bombing < 0 && objectiveBelow(world, aircraft) >= 0;
}

export function declareBombing(world: World, aircraft: Aircraft): void {
  aircraft.stock = without(aircraft.stock, oneOf('bomb'));
  changeTurn(world, { bombing: objectiveBelow(world, aircraft) });
  world.events?.push({ type: 'bombingDeclared', side: aircraft.side, hex: aircraft.hex });
}

const BOMBING_DICE = 1;

export function bombObjective(world: World, { side, hex }: Aircraft): void {
  const air = airOf(world);
  const objective = air.turn.bombing;
  const faces = rollDice(world, BOMBING_DICE);
  const hits = countFace(faces, 'grenade');
  world.events?.push({ type: 'diceRolled', side, faces, hits, reason: 'strategicBombing', hex });
  air.supply = sumOf(air.supply, oneOf('bomb'));
  changeTurn(world, { bombing: -1 });
  world.events?.push({ type: 'objectiveBombed', side, hex, taken: hits > 0 });
  if (hits === 0) return;
  air.bombed = [...air.bombed.filter((bombed) => bombed.objective !== objective), { objective, side, held: true }];
  setHolder(world, objective, side, world.state.rules.objectives[objective].medals, hex);
  checkMedals(world, side);
}

/** An enemy ground unit on the hex: the medal goes back there, and then whoever the scenario lets takes it. */
export function giveBackObjectives(world: World): void {
  const air = airOf(world);
  for (const bombed of air.bombed) {
    const { medals, hexes } = world.state.rules.objectives[bombed.objective];
    const unit = unitOn(world, hexes[0]);
    if (!bombed.held || unit === null || unit.side === bombed.side) continue;
    air.bombed = air.bombed.map((other) => (other === bombed ? { ...other, held: false } : other));
    setHolder(world, bombed.objective, NO_SIDE, medals, hexes[0]);
  }
}

export function bombHolder(world: World, objective: number): MaybeSide {
  const { bombed } = airOf(world);
  if (bombed.length === 0) return NO_SIDE;
  return bombed.find((other) => other.held && other.objective === objective)?.side ?? NO_SIDE;
}
