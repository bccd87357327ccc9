// What a position says about sorties and planes. docs/formats.md explains every field.
import * as v from 'valibot';
import { PLANE_MODELS } from '../../memoir/air/air-pack/planes.ts';
import { CARD_IDS } from '../../memoir/cards/card.ts';
import { SIDE_NAMES } from '../../memoir/side.ts';
import { SECTION_NAMES } from '../file-names.ts';
import { byHex, fields, label, listOf, oneOf, whole, yesNo } from '../shapes.ts';
import { parkedPlanes, readyMarkers } from './options-schema.ts';

const optional = v.exactOptional;
const perSide = <S extends v.GenericSchema>(value: S) => fields({ axis: optional(value), allies: optional(value) });

const plane = fields({
  model: oneOf(PLANE_MODELS, 'plane'),
  hex: optional(label()),
  landed: optional(yesNo()),
  order: optional(oneOf(['ordered', 'onTheMove'], 'order')),
  /** Where it may come on; without it over the whole edge. */
  section: optional(oneOf(SECTION_NAMES, 'section')),
  path: optional(listOf(label(), 12)),
  deployed: optional(yesNo()),
  moveEnded: optional(yesNo()),
  cleared: optional(yesNo()),
  action: optional(oneOf(['strafe', 'support', 'interdict'], 'special action')),
  interdicts: optional(yesNo()),
  pinned: optional(listOf(label(), 6)),
});

export const airPackPositionSchema = fields({
  sorties: optional(perSide(whole(0, 2))),
  laid: optional(yesNo()),
  announced: optional(perSide(oneOf(CARD_IDS, 'card'))),
  planes: optional(perSide(plane)),
  parked: optional(perSide(parkedPlanes())),
  ready: optional(perSide(readyMarkers())),
  airfields: optional(byHex(oneOf([...SIDE_NAMES, 'nobody'], 'holder'))),
});

export type AirPackPosition = v.InferOutput<typeof airPackPositionSchema>;
export type PlaneFile = v.InferOutput<typeof plane>;
