// The exact state, for moments that the readable fields of a position cannot say. Written by the game, not by hand.
import * as v from 'valibot';
import { AIR_RULES_NAMES } from '../memoir/air/hooks.ts';
import { CARD_IDS } from '../memoir/cards/card.ts';
import { DECK_NAMES } from '../memoir/cards/decks.ts';
import { FACES } from '../memoir/dice.ts';
import { TERRAIN_IDS } from '../memoir/terrain/data/rows.ts';
import { UNIT_KIND_IDS } from '../memoir/units/kinds.ts';
import { NATIONS, TRAIT_NAMES } from '../memoir/units/unit.ts';
import { AIR_FRAMES, airOptionsState, airStateSchema, frontOrNone } from './air-state-schema.ts';
import { MARK_NAMES } from './marks.ts';
import { expectation, fields, listOf, literally, oneOf, whole, yesNo } from './shapes.ts';
import { count, hex, MAX_HEX, numbered, pair, sections, side, sideOrNone, unit, unitOrNone } from './state-shapes.ts';

const card = () => whole(0, CARD_IDS.length - 1);
const cardOrNone = () => whole(-1, CARD_IDS.length - 1);
const optional = v.exactOptional;

const sideRules = fields({
  nation: oneOf(NATIONS, 'nation'),
  handSize: count(),
  medalsToWin: whole(1, 99),
  top: yesNo(),
  slowArmor: yesNo(),
  airStrikes: yesNo(),
  airStrikeHexes: listOf(hex()),
  commissar: yesNo(),
  gungHo: yesNo(),
  highCommand: yesNo(),
  exitsNeeded: count(),
  exits: listOf(hex()),
});

const rules = fields({
  airRules: oneOf(AIR_RULES_NAMES, 'set of air rules'),
  airRulesFixed: optional(v.literal(true, (issue) => expectation('true', issue.input))),
  air: airOptionsState,
  deck: oneOf(DECK_NAMES, 'deck'),
  airPowerAsBombard: yesNo(),
  deckOnce: yesNo(),
  hillSight: oneOf(['classic', 'heights'], 'rule of sight over hills'),
  first: side(),
  sides: pair(sideRules),
  year: count(),
  front: frontOrNone(),
  desert: yesNo(),
  stiffUpperLip: yesNo(),
  italianRoyalArmy: yesNo(),
  night: oneOf(['day', 'dawn', 'dusk'], 'night'),
  nightSide: side(),
  infantryExitMedals: count(),
  objectives: listOf(
    fields({
      hexes: v.pipe(listOf(hex()), v.minLength(1, 'expected at least one hex')),
      need: count(),
      medals: count(),
      side: sideOrNone(),
      permanent: yesNo(),
      majority: yesNo(),
      turnStart: yesNo(),
      lastToOccupy: yesNo(),
      soleControl: yesNo(),
      anyHex: yesNo(),
    }),
  ),
  suddenDeath: listOf(fields({ side: side(), need: count(), hexes: listOf(hex()) })),
  emptySections: listOf(fields({ side: side(), sections: sections(), medals: count() })),
});

const piece = fields({
  id: oneOf(TERRAIN_IDS, 'terrain'),
  links: optional(whole(0, 63)),
  owner: optional(side()),
  recovery: optional(yesNo()),
});

const unitState = fields({
  id: unit(),
  side: side(),
  kind: whole(0, UNIT_KIND_IDS.length - 1),
  nation: oneOf(NATIONS, 'nation'),
  fullStrength: whole(1, 8),
  idleUntil: count(),
  hex: whole(-1, MAX_HEX),
  figures: whole(0, 8),
  traits: whole(0, 2 ** TRAIT_NAMES.length - 1),
  order: numbered([0, 1, 2], 'an order'),
  moved: count(),
  spent: count(),
  battles: count(),
  groundTaken: count(),
  marks: whole(0, 2 ** MARK_NAMES.length - 1),
});

const sideState = fields({
  hand: listOf(card()),
  medals: count(),
  exits: count(),
  figuresLost: count(),
  chip: cardOrNone(),
  lastCard: cardOrNone(),
  lastSections: sections(),
});

const FILTERS = ['any', 'infantry', 'armor', 'artillery', 'closeAssault', 'firefight', 'digIn'] as const;
const TURN_STEPS = ['start', 'card', 'orders', 'movement', 'battle', 'moveAgain', 'draw', 'end'] as const;
const ATTACK_STEPS = [
  'ambush',
  'afterAmbush',
  'roll',
  'afterFlags',
  'battleBack',
  'ground',
  'moveOn',
  'overrun',
  'done',
] as const;

const frame = v.variant(
  'kind',
  [
    fields({ kind: literally('turn'), step: oneOf(TURN_STEPS, 'step of a turn') }),
    fields({ kind: literally('playCard'), side: side() }),
    fields({ kind: literally('commissar'), side: side() }),
    fields({ kind: literally('section'), side: side(), sections: sections() }),
    fields({
      kind: literally('orders'),
      side: side(),
      slots: listOf(fields({ filter: oneOf(FILTERS, 'filter'), sections: sections(), count: count() }), 6),
      onTheMove: count(),
    }),
    fields({ kind: literally('movement'), side: side() }),
    fields({ kind: literally('battle'), side: side() }),
    fields({
      kind: literally('attack'),
      step: oneOf(ATTACK_STEPS, 'step of an attack'),
      reason: oneOf(['attack', 'ambush', 'battleBack'], 'reason'),
      attacker: unit(),
      target: unitOrNone(),
      from: hex(),
      to: hex(),
      overrun: yesNo(),
      hits: count(),
    }),
    fields({ kind: literally('retreat'), unit: unit(), owed: count(), allowed: count() }),
    fields({
      kind: literally('airPower'),
      side: side(),
      section: sections(),
      targets: listOf(unit()),
      picking: yesNo(),
    }),
    fields({ kind: literally('barrage'), side: side() }),
    fields({ kind: literally('medics'), side: side(), units: count(), tried: listOf(unit()) }),
    fields({ kind: literally('healing'), side: side(), infantry: count(), armor: count(), star: count() }),
    fields({ kind: literally('keepCard'), side: side(), cards: listOf(card(), 2) }),
    ...AIR_FRAMES,
  ],
  (issue) => expectation('a pending decision with its kind', issue.input),
);

const counter = () => whole(0, 2 ** 32 - 1);

export const stateSchema = fields({
  board: oneOf(['standard', 'breakthrough'], 'board'),
  rules,
  ground: fields({ pieces: listOf(listOf(piece, 12)) }),
  units: listOf(unitState, 200),
  unitAt: listOf(unitOrNone()),
  mines: listOf(fields({ hex: hex(), side: sideOrNone(), value: whole(0, 4), decoy: yesNo(), revealed: yesNo() })),
  crosshairs: listOf(fields({ gun: unit(), hex: hex() })),
  sides: pair(sideState),
  objectives: listOf(sideOrNone()),
  deck: listOf(card()),
  discard: listOf(card()),
  turn: fields({
    number: count(),
    side: side(),
    card: cardOrNone(),
    effect: cardOrNone(),
    fallback: yesNo(),
    sections: sections(),
    mover: unitOrNone(),
    battler: unitOrNone(),
    ambushes: count(),
  }),
  frames: listOf(frame, 50),
  random: fields({ seed: counter(), dice: counter(), deck: counter(), setup: counter() }),
  queuedDice: listOf(oneOf(FACES, 'face of a die')),
  visibility: whole(1, 6),
  capturedHeadquarters: listOf(hex()),
  outcome: v.nullable(
    fields({ winner: side(), reason: oneOf(['medals', 'suddenDeath', 'noUnitsLeft', 'deckRanOut'], 'reason') }),
  ),
  air: v.nullable(airStateSchema),
});
