// What a position says about sorties and planes. docs/formats.md explains every field.
import * as v from 'valibot';
import { SORTIE_CARDS } from '../../memoir/air/air-pack/options.ts';
import { CARD_IDS } from '../../memoir/cards/card.ts';
import { SIDE_NAMES } from '../../memoir/side.ts';
import { SECTION_NAMES } from '../file-names.ts';
import { byHex, fields, label, listOf, oneOf, perSide, whole, yesNo } from '../shapes.ts';
import { parkedPlanes, PLANE_ACTIONS, planeModel, readyMarkers } from './options-schema.ts';

const optional = v.exactOptional;

export const planeSchema = fields({
  model: planeModel(),
  hex: optional(label()),
  landed: optional(yesNo()),
  order: optional(oneOf(['ordered', 'onTheMove'], 'order')),
  /** Where it may come on; without it over the whole edge. */
  section: optional(oneOf(SECTION_NAMES, 'section')),
  path: optional(listOf(label(), 12)),
  deployed: optional(yesNo()),
  moveEnded: optional(yesNo()),
  cleared: optional(yesNo()),
  action: optional(oneOf(PLANE_ACTIONS, 'special action')),
  interdicts: optional(yesNo()),
  pinned: optional(listOf(label(), 6)),
});

export const airPackPositionSchema = fields({
  sorties: optional(perSide(whole(0, SORTIE_CARDS))),
  laid: optional(yesNo()),
  announced: optional(perSide(oneOf(CARD_IDS, 'card'))),
  planes: optional(perSide(planeSchema)),
  parked: optional(perSide(parkedPlanes())),
  ready: optional(perSide(readyMarkers())),
  airfields: optional(byHex(oneOf([...SIDE_NAMES, 'nobody'], 'holder'))),
});

export type AirPackPosition = v.InferOutput<typeof airPackPositionSchema>;
export type PlaneFile = v.InferOutput<typeof planeSchema>;
