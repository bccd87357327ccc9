// The exact state of Air Pack, and its pending decisions. Written by the game, not by hand.
import * as v from 'valibot';
import {
  AIR_POWER_MODES,
  CHECK_STACKINGS,
  CHECK_VALUES,
  KAMIKAZE_FACES,
  SORTIE_CARDS,
} from '../../memoir/air/air-pack/options.ts';
import { CARD_IDS } from '../../memoir/cards/card.ts';
import { fields, listOf, literally, oneOf, whole, yesNo } from '../shapes.ts';
import { hex, MAX_HEX, numbered, pair, sections, side, sideOrNone, unit, unitOrNone } from '../state-shapes.ts';
import { BASINGS, PLANE_ACTIONS, planeModel, planeModels } from './options-schema.ts';

/** On the table at once, of both sides; the planes of a scenario and those that have landed since. */
const MOST_PLANES = 60;

export const airPackOptionsState = fields({
  sorties: v.union([literally('shuffled'), pair(whole(0, SORTIE_CARDS))]),
  month: v.nullable(whole(1, 12)),
  basing: pair(oneOf(BASINGS, 'basing')),
  planes: pair(v.nullable(planeModels())),
  announced: pair(yesNo()),
  airPowerMode: oneOf(AIR_POWER_MODES, 'use of Air Power'),
  counteredSortieOwnerDraws: yesNo(),
  kamikazeFaces: oneOf(KAMIKAZE_FACES, 'reading of the kamikaze dice'),
  checkValues: oneOf(CHECK_VALUES, 'table of air checks'),
  checkStacking: oneOf(CHECK_STACKINGS, 'way to count air checks'),
});

const plane = fields({
  side: side(),
  model: planeModel(),
  hex: whole(-1, MAX_HEX),
  landed: yesNo(),
  order: numbered([0, 1, 2], 'an order'),
  section: sections(),
  path: listOf(hex(), 20),
  deployed: yesNo(),
  moveEnded: yesNo(),
  cleared: yesNo(),
  action: v.nullable(oneOf(PLANE_ACTIONS, 'special action')),
  interdicts: yesNo(),
  pinned: listOf(unit(), 6),
});

const airPackSide = fields({
  sorties: whole(0, SORTIE_CARDS),
  plane: v.nullable(plane),
  announced: whole(-1, CARD_IDS.length - 1),
});

export const airPackStateSchema = fields({
  sides: pair(airPackSide),
  parked: listOf(fields({ side: side(), model: planeModel(), hex: hex() }), MOST_PLANES),
  ready: listOf(fields({ side: side(), hex: hex(), count: whole(1, MOST_PLANES) }), MOST_PLANES),
  airfields: listOf(fields({ hexes: listOf(hex()), holder: sideOrNone() })),
  laid: yesNo(),
});

export const AIR_PACK_FRAMES = [
  fields({ kind: literally('sortie'), side: side(), sections: sections(), anywhere: yesNo() }),
  fields({ kind: literally('scramble'), side: side(), sections: sections() }),
  fields({ kind: literally('planeFlight'), side: side(), step: oneOf(['fly', 'act'], 'step of a flight') }),
  fields({
    kind: literally('strafing'),
    side: side(),
    targets: listOf(fields({ hex: hex(), unit: unitOrNone() }), 3),
  }),
  fields({ kind: literally('reconDraw'), side: side() }),
  fields({ kind: literally('announcement'), side: side() }),
  fields({
    kind: literally('airfieldAttack'),
    unit: unit(),
    from: hex(),
    to: hex(),
    overrun: yesNo(),
    step: oneOf(['roll', 'after'], 'step of an attack on an airfield'),
  }),
] as const;
