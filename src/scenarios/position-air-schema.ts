// What a position says about the air. docs/formats.md explains every field.
import * as v from 'valibot';
import { AIRCRAFT_TYPES, AMMUNITION } from '../memoir/air/aircraft.ts';
import { SIDE_NAMES } from '../memoir/side.ts';
import { airPackPositionSchema } from './air-pack/position-schema.ts';
import { SECTION_NAMES } from './file-names.ts';
import { byHex, fields, label, listOf, oneOf, perSide, text, whole, yesNo } from './shapes.ts';

const optional = v.exactOptional;
const type = () => oneOf(AIRCRAFT_TYPES, 'type of aircraft');
const ammunition = () => oneOf(AMMUNITION, 'ammunition');
/** Which cards there are depends on the deck in use. */
const card = () => text(40);

const aircraft = fields({
  type: type(),
  hex: optional(label()),
  landed: optional(yesNo()),
  mg: optional(whole(0, 9)),
  bombs: optional(whole(0, 6)),
  order: optional(oneOf(['ordered', 'onTheMove'], 'order')),
  section: optional(oneOf(SECTION_NAMES, 'section')),
  path: optional(listOf(label(), 12)),
  deployed: optional(yesNo()),
  moveEnded: optional(yesNo()),
  battled: optional(yesNo()),
});

export const airPositionSchema = fields({
  hands: optional(perSide(listOf(card(), 120))),
  deckTop: optional(listOf(card(), 120)),
  discard: optional(listOf(card(), 120)),
  aircraft: optional(perSide(aircraft)),
  lost: optional(perSide(listOf(type(), AIRCRAFT_TYPES.length))),
  airfields: optional(byHex(oneOf([...SIDE_NAMES, 'nobody'], 'holder'))),
  bombed: optional(listOf(fields({ hex: label(), side: oneOf(SIDE_NAMES, 'side'), held: optional(yesNo()) }))),
  played: optional(perSide(card())),
  withdrew: optional(yesNo()),
  markers: optional(listOf(fields({ hex: label(), ammunition: ammunition() }), 20)),
  targetHexes: optional(listOf(label(), 12)),
  ammunition: optional(listOf(ammunition(), AMMUNITION.length)),
  dogfight: optional(yesNo()),
  bombing: optional(label()),
  observed: optional(label()),
  battleCard: optional(yesNo()),
  /** With the rules of Air Pack; all the others are New Flight Plan's. */
  airPack: optional(airPackPositionSchema),
});

export type AirPosition = v.InferOutput<typeof airPositionSchema>;
export type AircraftFile = v.InferOutput<typeof aircraft>;
