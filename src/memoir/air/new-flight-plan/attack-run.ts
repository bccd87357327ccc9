// NFP-4.7h, NFP-4.7l, NFP-5.1, NFP-5.2, NFP-5.3, NFP-5.8, NFP-5.13, NFP-5.14, NFP-5.18, NFP-5.19, NFP-9.4, NFP-9.7
import { isHit } from '../../battle/hits.ts';
import { sendBack } from '../../battle/flags.ts';
import { loseFigures } from '../../battle/losses.ts';
import { FINEST_HOUR } from '../../cards/card.ts';
import { cardInForce } from '../../cards/in-play.ts';
import { countFace, FACES, rollDice, type Face } from '../../dice.ts';
import { opponent } from '../../side.ts';
import { NO_UNIT } from '../../state.ts';
import { isOnBoard, kindOf, type Unit } from '../../units/unit.ts';
import type { World } from '../../world.ts';
import type { Aircraft, Ammunition } from '../aircraft.ts';
import { aircraftOf, airOf } from './air.ts';
import { TARGET_GROUPS, type AirEffect, type TargetGroup } from './card.ts';
import { rowOf } from './cards.ts';
import { destroy, spendMarkers } from './removal.ts';
import { specialRun } from './special.ts';
import type { Marker } from './state.ts';

/** The markers of the target that is attacked next. */
export function nextTarget(world: World): readonly Marker[] {
  const { markers } = airOf(world).turn;
  return markers.length === 0 ? [] : markers.filter(({ hex }) => hex === markers[0].hex);
}

export function groupOf(unit: Unit): TargetGroup {
  return TARGET_GROUPS[kindOf(unit).class];
}

function targetGroup(world: World, { unit }: Marker): TargetGroup {
  return unit === NO_UNIT ? 'landedAircraft' : groupOf(world.state.units[unit]);
}

export type RunLine = 'marker' | 'airCard' | 'finestHour' | 'observer';

/** The dice of one marker, part by part. */
export function markerLines(world: World, aircraft: Aircraft, marker: Marker): readonly (readonly [RunLine, number])[] {
  const special = specialRun(world, aircraft);
  const against = special.diceAgainst?.targets.includes(targetGroup(world, marker))
    ? special.diceAgainst.dice
    : undefined;
  const dice = against ?? special.dicePerMarker ?? 1;
  const { battleCard, observed, played } = airOf(world).turn;
  const isObserved = battleCard && observed === marker.unit;
  return [
    ['marker', 1],
    ['airCard', dice - 1],
    ['finestHour', cardInForce(world.state) === FINEST_HOUR ? 1 : 0],
    ['observer', isObserved ? (rowOf(world, played[aircraft.side]).effect.markedTargetDice?.dice ?? 0) : 0],
  ];
}

function markerDice(world: World, aircraft: Aircraft, marker: Marker): number {
  return markerLines(world, aircraft, marker).reduce((sum, [, dice]) => sum + dice, 0);
}

export function runDice(world: World, aircraft: Aircraft, markers: readonly Marker[]): number {
  return markers.reduce((sum, marker) => sum + markerDice(world, aircraft, marker), 0);
}

function hits(face: Face, target: Unit, ammunition: Ammunition, effect: AirEffect): boolean {
  if (face === 'grenade') return ammunition === 'bomb';
  if (face === 'star') return effect.starsHit === true;
  return isHit(face, target, false);
}

function hitsLanded(face: Face, ammunition: Ammunition, effect: AirEffect): boolean {
  if (face === 'flag') return true;
  return (face === 'grenade' && ammunition === 'bomb') || (face === 'star' && effect.starsHit === true);
}

/** Faces that hit the target of a marker. */
export function hittingFaces(world: World, aircraft: Aircraft, marker: Marker): Face[] {
  const effect = specialRun(world, aircraft);
  if (marker.unit === NO_UNIT) return FACES.filter((face) => hitsLanded(face, marker.ammunition, effect));
  const target = world.state.units[marker.unit];
  return FACES.filter((face) => hits(face, target, marker.ammunition, effect));
}

function strikeUnit(world: World, target: Unit, hitCount: number, flags: number, ignorable: boolean): void {
  if (hitCount > 0) loseFigures(world, target, hitCount, 'attack');
  if (flags > 0 && isOnBoard(target)) sendBack(world, target, flags, ignorable);
}

/** The dice of the next target of the run; returns whether they hit. */
export function attackNextTarget(world: World, aircraft: Aircraft): boolean {
  const markers = nextTarget(world);
  const [{ hex, unit }] = markers;
  const { side } = aircraft;
  const ignorable = specialRun(world, aircraft).flagsForced !== true;
  const dice = runDice(world, aircraft, markers);
  world.events?.push({ type: 'runAttacked', side, from: aircraft.hex, hex, unit, dice });
  const faces: Face[] = [];
  let hitCount = 0;
  for (const marker of markers) {
    const rolled = rollDice(world, markerDice(world, aircraft, marker));
    const hitting = hittingFaces(world, aircraft, marker);
    hitCount += rolled.filter((face) => hitting.includes(face)).length;
    faces.push(...rolled);
  }
  world.events?.push({ type: 'diceRolled', side, faces, hits: hitCount, reason: 'attackRun', hex });
  spendMarkers(world, markers);
  if (unit !== NO_UNIT) strikeUnit(world, world.state.units[unit], hitCount, countFace(faces, 'flag'), ignorable);
  else if (hitCount > 0) {
    const landed = aircraftOf(world, opponent(side));
    if (landed !== null) destroy(world, landed, 'onTheGround');
  }
  return hitCount > 0;
}
