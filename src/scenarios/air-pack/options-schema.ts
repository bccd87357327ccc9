// What a file says about Air Pack: the scenario's own, and what its players choose. docs/formats.md explains every field.
import * as v from 'valibot';
import {
  AIR_POWER_MODES,
  CHECK_STACKINGS,
  CHECK_VALUES,
  KAMIKAZE_FACES,
  SORTIE_CARDS,
} from '../../memoir/air/air-pack/options.ts';
import { PLANE_MODELS } from '../../memoir/air/air-pack/planes.ts';
import { byHex, fields, label, listOf, literally, oneOf, whole, yesNo } from '../shapes.ts';

const optional = v.exactOptional;
const perSide = <S extends v.GenericSchema>(value: S) => fields({ axis: optional(value), allies: optional(value) });
const MOST_PARKED = 12;
const MOST_MARKERS = 6;

function models() {
  return listOf(oneOf(PLANE_MODELS, 'plane'), PLANE_MODELS.length);
}

/** Figures on airfields and carriers. */
export function parkedPlanes() {
  return listOf(fields({ model: oneOf(PLANE_MODELS, 'plane'), hex: label() }), MOST_PARKED);
}

/** Ready-to-take-off markers by hex. */
export function readyMarkers() {
  return byHex(whole(1, MOST_MARKERS));
}

const CHOICES = {
  sorties: optional(v.union([literally('shuffled'), perSide(whole(0, SORTIE_CARDS))])),
  month: optional(whole(1, 12)),
  basing: optional(perSide(oneOf(['ground', 'carrier'], 'basing'))),
  planes: optional(perSide(models())),
  announced: optional(perSide(yesNo())),
  airPowerMode: optional(oneOf(AIR_POWER_MODES, 'use of Air Power')),
  counteredSortieOwnerDraws: optional(yesNo()),
  kamikazeFaces: optional(oneOf(KAMIKAZE_FACES, 'reading of the kamikaze dice')),
  checkValues: optional(oneOf(CHECK_VALUES, 'table of air checks')),
  checkStacking: optional(oneOf(CHECK_STACKINGS, 'way to count air checks')),
};

export const airPackChoicesSchema = fields(CHOICES);
export const airPackSchema = fields({
  ...CHOICES,
  parked: optional(perSide(parkedPlanes())),
  ready: optional(perSide(readyMarkers())),
});

export type AirPackChoicesFile = v.InferOutput<typeof airPackChoicesSchema>;
export type AirPackFile = v.InferOutput<typeof airPackSchema>;
