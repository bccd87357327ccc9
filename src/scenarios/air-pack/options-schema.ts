// What a file says about Air Pack: the scenario's own, and what its players choose. docs/formats.md explains every field.
import * as v from 'valibot';
import {
  AIR_POWER_MODES,
  CHECK_STACKINGS,
  CHECK_VALUES,
  KAMIKAZE_FACES,
  SORTIE_CARDS,
} from '../../memoir/air/air-pack/options.ts';
import { PLANE_MODELS, type Basing } from '../../memoir/air/air-pack/planes.ts';
import type { PlaneActionName } from '../../memoir/air/air-pack/state.ts';
import { MOST_MARKERS, MOST_PARKED } from '../limits.ts';
import { byHex, expectation, fields, label, listOf, literally, oneOf, perSide, whole, yesNo } from '../shapes.ts';

const optional = v.exactOptional;

export const BASINGS = ['ground', 'carrier'] as const satisfies readonly Basing[];
export const PLANE_ACTIONS = ['strafe', 'support', 'interdict'] as const satisfies readonly PlaneActionName[];

export function planeModel() {
  return oneOf(PLANE_MODELS, 'plane');
}

export function planeModels() {
  return listOf(planeModel(), PLANE_MODELS.length);
}

/** Figures on airfields and carriers. */
export function parkedPlanes() {
  return listOf(fields({ model: planeModel(), hex: label() }), MOST_PARKED);
}

/** Ready-to-take-off markers by hex. */
export function readyMarkers() {
  return byHex(whole(1, MOST_MARKERS));
}

interface Dealt {
  axis?: number;
  allies?: number;
}

function isInTheBox({ axis = 0, allies = 0 }: Dealt): boolean {
  return axis + allies <= SORTIE_CARDS;
}

const dealt = v.pipe(
  perSide(whole(0, SORTIE_CARDS)),
  v.check(isInTheBox, ({ input: { axis = 0, allies = 0 } }) => {
    return `there are ${SORTIE_CARDS} sortie cards in all, not ${axis + allies}`;
  }),
);

const CHOICES = {
  sorties: optional(
    v.union([literally('shuffled'), dealt], (issue) =>
      expectation("'shuffled', or the sortie cards of 'axis' and 'allies'", issue.input),
    ),
  ),
  month: optional(whole(1, 12)),
  basing: optional(perSide(oneOf(BASINGS, 'basing'))),
  planes: optional(perSide(planeModels())),
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
