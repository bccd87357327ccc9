// What a lesson can claim about a moment: the expectations of a script, and more.
import * as v from 'valibot';
import { EXPECTATION_FIELDS } from '../scenarios/script-schema.ts';
import { diceSchema } from '../scenarios/position-schema.ts';
import { byHex, expectation, fields, label, listOf, text, whole } from '../scenarios/shapes.ts';

const optional = v.exactOptional;
const perSide = () => fields({ axis: optional(whole(0, 400)), allies: optional(whole(0, 400)) });
const diceByAction = v.record(text(120), whole(0, 40), (issue) =>
  expectation("dice by action, such as { 'attack D5 E4': 3 }", issue.input),
);
const hexesApart = v.record(text(12), whole(0, 40), (issue) =>
  expectation("hexes between two places, such as { 'D5 E4': 1 }", issue.input),
);
const copiesByCard = v.record(text(60), whole(0, 40), (issue) =>
  expectation("copies by card, such as { 'air-power': 0 }", issue.input),
);
const { after: _after, ...scriptFields } = EXPECTATION_FIELDS;

export const factsSchema = fields({
  ...scriptFields,
  /** The kind of decision at hand, such as 'retreat'. */
  decision: optional(text(40)),
  /**
   * Dice of an attack, legal now or not: 'attack D5 E4', 'attack D5 aircraft', 'roll run', 'roll dogfight'; of a plane:
   * 'strafe D5 E5', 'dive D5', 'attack D5 airfield E5', and of its air check 'take off D5 me109'.
   */
  dice: optional(diceByAction),
  /** What the latest roll shows. */
  faces: optional(diceSchema),
  /** How far one hex is from another: 'D5 E4'. */
  distance: optional(hexesApart),
  /** Command cards in hand. */
  hand: optional(perSide()),
  /** How often a command card is in this battle: in the deck, the hands, the discards or on the table. */
  copies: optional(copiesByCard),
  /** Markers in the general supply. */
  supply: optional(fields({ mg: optional(whole(0, 40)), bombs: optional(whole(0, 40)) })),
  /** Orders that can still be given. */
  orders: optional(whole(0, 40)),
  /** Markers of the attack run in flight order, such as 'D5 mg'. */
  markers: optional(listOf(text(20), 20)),
  /** Hexes the attack run has marked. */
  targets: optional(whole(0, 20)),
  /** Those of them that the run can hit: machine guns have no face for a gun or a ship. */
  hittable: optional(whole(0, 20)),
  /** Enemy ground units that could fire at a side's aircraft where it is, in the air or on the ground. */
  threats: optional(perSide()),
  /** Dice of the air check that an ordinary order would bring the plane of a side where it is. */
  airCheck: optional(perSide()),
  /** Where units stand that a plane has pinned, from left to right and row by row from the top. */
  pinned: optional(listOf(label(), 12)),
  /** Where units can still go, and where not. */
  reach: optional(byHex(listOf(label(), 60))),
  noReach: optional(byHex(listOf(label(), 60))),
});

export type Facts = v.InferOutput<typeof factsSchema>;
