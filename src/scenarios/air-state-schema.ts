// The exact state of the air war, and its pending decisions. Written by the game, not by hand.
import * as v from 'valibot';
import { AIRCRAFT_TYPES, AMMUNITION } from '../memoir/air/aircraft.ts';
import { FRONTS } from '../memoir/air/front.ts';
import { WHOLE_SUPPLY } from '../memoir/air/new-flight-plan/types.ts';
import { AIR_PACK_FRAMES, airPackOptionsState, airPackStateSchema } from './air-pack/state-schema.ts';
import { plainDeckSchema } from './air-options-schema.ts';
import { MOST_PLACES } from './limits.ts';
import { eitherForm, fields, listOf, literally, oneOf, whole, yesNo } from './shapes.ts';
import { count, hex, MAX_HEX, numbered, pair, sections, side, sideOrNone, unit, unitOrNone } from './state-shapes.ts';

const MAX_AIR_CARD = 199;
const airCard = () => whole(0, MAX_AIR_CARD);
const ammunition = () => oneOf(AMMUNITION, 'ammunition');
const aircraftType = () => oneOf(AIRCRAFT_TYPES, 'type of aircraft');

export const frontOrNone = () => v.nullable(oneOf(FRONTS, 'front'));

export const airOptionsState = fields({
  front: frontOrNone(),
  year: v.nullable(count()),
  superiority: v.nullable(sideOrNone()),
  amphibious: v.nullable(yesNo()),
  deck: v.nullable(plainDeckSchema),
  types: v.exactOptional(pair(v.nullable(listOf(aircraftType(), AIRCRAFT_TYPES.length)))),
  airPack: v.exactOptional(airPackOptionsState),
});

const stock = fields({ mg: whole(0, WHOLE_SUPPLY.mg), bomb: whole(0, WHOLE_SUPPLY.bomb) });

const aircraft = fields({
  side: side(),
  type: aircraftType(),
  hex: whole(-1, MAX_HEX),
  landed: yesNo(),
  stock,
  order: numbered([0, 1, 2], 'an order'),
  section: sections(),
  path: listOf(hex(), 20),
  deployed: yesNo(),
  moveEnded: yesNo(),
  battled: yesNo(),
});

const airSide = fields({
  hand: listOf(airCard()),
  aircraft: v.nullable(aircraft),
  lost: listOf(aircraftType(), AIRCRAFT_TYPES.length),
});

const flightPlanStateSchema = fields({
  sides: pair(airSide),
  deck: listOf(airCard()),
  discard: listOf(airCard()),
  supply: stock,
  turn: fields({
    played: pair(whole(-1, MAX_AIR_CARD)),
    withdrew: yesNo(),
    markers: listOf(fields({ hex: hex(), unit: unitOrNone(), ammunition: ammunition() }), 40),
    targetHexes: listOf(hex(), 20),
    ammunition: listOf(ammunition(), 20),
    dogfight: yesNo(),
    bombing: whole(-1, 99),
    observed: unitOrNone(),
    battleCard: yesNo(),
  }),
  airfields: listOf(fields({ hexes: listOf(hex()), holder: sideOrNone() })),
  bombed: listOf(fields({ objective: whole(0, MOST_PLACES - 1), side: side(), held: yesNo() })),
});

/** Which of them belongs to a battle its rules say. */
export const airStateSchema = eitherForm('parked', airPackStateSchema, flightPlanStateSchema);

export const AIR_FRAMES = [
  fields({ kind: literally('deployment'), side: side(), sections: sections() }),
  fields({
    kind: literally('flight'),
    side: side(),
    step: oneOf(['fly', 'declare', 'answer', 'done'], 'step of a flight'),
  }),
  fields({ kind: literally('airAmbush'), side: side(), unit: unit() }),
  fields({
    kind: literally('airAnswer'),
    side: side(),
    moment: oneOf(['flightEnded', 'aircraftHit', 'dogfightOver'], 'moment'),
  }),
  fields({
    kind: literally('groundFire'),
    step: oneOf(['roll', 'after'], 'step of ground fire'),
    reason: oneOf(['groundFire', 'ambush', 'flakTrap'], 'reason'),
    unit: unit(),
    from: hex(),
    to: hex(),
    overrun: yesNo(),
  }),
  fields({
    kind: literally('confirmation'),
    side: side(),
    step: oneOf(['answer', 'roll'], 'step of a confirmation'),
    hits: count(),
  }),
  fields({
    kind: literally('airBattle'),
    side: side(),
    step: oneOf(['run', 'obstacle', 'dogfight', 'dogfightOver', 'bombing'], 'step of the combats'),
    hex: whole(-1, MAX_HEX),
    hit: yesNo(),
  }),
  fields({ kind: literally('airDraw'), sides: listOf(side(), 2) }),
  ...AIR_PACK_FRAMES,
] as const;
