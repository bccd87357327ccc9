// The scenario file as a person writes it. docs/formats.md explains every field.
import { FILE_VERSION, SCENARIO_FORMAT, SECTION_NAMES } from './file-names.ts';
import * as v from 'valibot';
import { DIRECTIONS } from '../hex/board.ts';
import { FRONTS } from '../memoir/air/front.ts';
import { SIDE_NAMES } from '../memoir/side.ts';
import { NATIONS, TRAIT_NAMES } from '../memoir/units/unit.ts';
import { SCENARIO_CHOICES } from './air-options-schema.ts';
import {
  LAST_TURN,
  LONGEST_NAME,
  LONGEST_PATH,
  LONGEST_PLACE,
  LONGEST_REMARK,
  MOST_CARDS,
  MOST_EXITS,
  MOST_EXIT_MEDALS,
  MOST_FIGURES,
  MOST_GROUPS,
  MOST_MEDALS,
  MOST_MINUTES,
  MOST_PLACES,
  MOST_REMARKS,
  MOST_STRIKE_HEXES,
} from './limits.ts';
import {
  byHex,
  expectation,
  fields,
  label,
  listOf,
  literally,
  notPlayed,
  oneOf,
  text,
  whole,
  yesNo,
} from './shapes.ts';

export const FACES_OF_THE_BOARD = ['country', 'beach', 'winter', 'desert'] as const;

export const sideName = () => oneOf(SIDE_NAMES, 'side');
const sideOrAll = () => oneOf([...SIDE_NAMES, 'all'], 'side');
const optional = v.exactOptional;

const pieceObject = fields({
  piece: text(40),
  links: optional(listOf(oneOf(DIRECTIONS, 'direction'), 6)),
  owner: optional(sideName()),
  recovery: optional(yesNo()),
});
const pieceWanted = "a piece of terrain such as 'woods' or 'river E-W', or an object with 'piece'";
const piece = v.union([text(80), pieceObject], (issue) => expectation(pieceWanted, issue.input));

const hexTerrain = v.union([text(80), pieceObject, listOf(piece, 8)], (issue) =>
  expectation(`${pieceWanted}, or a list of them`, issue.input),
);

export const UNIT_FIELDS = {
  kind: text(40),
  figures: optional(whole(1, MOST_FIGURES)),
  fullStrength: optional(whole(1, MOST_FIGURES)),
  nation: optional(oneOf(NATIONS, 'nation')),
  traits: optional(listOf(oneOf(TRAIT_NAMES, 'trait'), TRAIT_NAMES.length)),
  /** It cannot be ordered up to and including this turn. */
  idleUntil: optional(whole(0, LAST_TURN)),
};
export const UNIT_WANTED = "a unit such as 'infantry' or 'armor 2', or an object with 'kind'";
const unit = v.union([text(120), fields(UNIT_FIELDS)], (issue) => expectation(UNIT_WANTED, issue.input));

const mine = v.union(
  [
    oneOf([...SIDE_NAMES, 'anyone'], 'side'),
    fields({ side: oneOf([...SIDE_NAMES, 'anyone'], 'side'), decoy: optional(yesNo()) }),
  ],
  (issue) => expectation("the side that laid the mine: 'axis', 'allies' or 'anyone'", issue.input),
);

const objective = fields({
  hexes: listOf(label()),
  side: optional(sideName()),
  need: optional(whole(1, MOST_PLACES)),
  medals: optional(whole(1, MOST_MEDALS)),
  permanent: optional(yesNo()),
  majority: optional(yesNo()),
  turnStart: optional(yesNo()),
  lastToOccupy: optional(yesNo()),
  soleControl: optional(yesNo()),
  anyHex: optional(yesNo()),
});

const side = fields({
  nation: optional(oneOf(NATIONS, 'nation')),
  hand: optional(whole(1, MOST_CARDS)),
  medals: optional(whole(1, MOST_MEDALS)),
  edge: optional(oneOf(['top', 'bottom'], 'edge')),
});

const special = fields({
  blitz: optional(yesNo()),
  partialBlitz: optional(sideOrAll()),
  airStrikes: optional(sideOrAll()),
  hill317: optional(listOf(label(), MOST_STRIKE_HEXES)),
  desert: optional(yesNo()),
  commissar: optional(oneOf([...SIDE_NAMES, 'all', 'none'], 'side')),
  gungHo: optional(sideOrAll()),
  stiffUpperLip: optional(yesNo()),
  italianRoyalArmy: optional(yesNo()),
  italianHighCommand: optional(yesNo()),
  night: optional(oneOf(['dawn', 'dusk'], 'night')),
  nightSide: optional(sideName()),
  airPowerAsBombard: optional(yesNo()),
  deckOnce: optional(yesNo()),
  suddenDeath: optional(
    listOf(fields({ side: sideName(), hexes: listOf(label()), need: optional(whole(1, MOST_PLACES)) }), MOST_GROUPS),
  ),
  emptySectionMedals: optional(
    listOf(
      fields({
        side: sideName(),
        sections: listOf(oneOf(SECTION_NAMES, 'section'), 3),
        medals: optional(whole(1, MOST_MEDALS)),
      }),
      MOST_GROUPS,
    ),
  ),
  infantryExitMedals: optional(whole(1, MOST_EXIT_MEDALS)),
  exitsNeeded: optional(fields({ axis: optional(whole(1, MOST_EXITS)), allies: optional(whole(1, MOST_EXITS)) })),
  paradrop: notPlayed('the paradrop (M44-ACT-PARADROP)'),
  smokeScreen: notPlayed('the smoke screen (M44-ACT-SMOKE)'),
  supplyTrain: notPlayed('the supply train (M44-ACT-TRAIN)'),
  trains: notPlayed('the train (M44-ACT-TRAIN)'),
  caveNetwork: notPlayed('the cave network (M44-ACT-CAVE)'),
  blowBridges: notPlayed('blowing up bridges (M44-ACT-BRIDGE)'),
  armorBreakthrough: notPlayed('the armor breakthrough (M44-ACT-ARMBREAK)'),
  campaign: notPlayed('the campaign (M44-CAMP-1)'),
  reserves: notPlayed('the reserve of a campaign (M44-ACT-RESERVE)'),
  overlord: notPlayed('the Overlord game (M44-OVL-1)'),
  combatCards: notPlayed('the deck of combat cards'),
  supplyTrucks: notPlayed('re-supply by truck'),
  winterWeather: notPlayed('winter weather'),
  floodedFields: notPlayed('the rule for flooded fields'),
});

const options = fields(SCENARIO_CHOICES);

const dateMessage = (issue: v.BaseIssue<unknown>): string =>
  expectation("a date such as '1944-06-10', '1944-06' or '1944'", issue.input);
const date = v.pipe(
  v.string(dateMessage),
  v.regex(/^19[34]\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, dateMessage),
);

/** Everything of a battle but the units, each field optional: a position can change any of it. */
export const SCENARIO_FIELDS = {
  name: optional(text(LONGEST_NAME)),
  front: optional(oneOf(FRONTS, 'front')),
  date: optional(date),
  /** How long a game of it usually takes. */
  minutes: optional(whole(1, MOST_MINUTES)),
  board: optional(oneOf(['standard', 'breakthrough', 'overlord'], 'board')),
  face: optional(oneOf(FACES_OF_THE_BOARD, 'face of the board')),
  sides: optional(fields({ axis: optional(side), allies: optional(side) })),
  first: optional(sideName()),
  terrain: optional(byHex(hexTerrain)),
  objectives: optional(listOf(objective)),
  exits: optional(fields({ axis: optional(listOf(label())), allies: optional(listOf(label())) })),
  special: optional(special),
  options: optional(options),
  /** Names of places, for the map. */
  places: optional(byHex(text(LONGEST_PLACE))),
  text: optional(
    fields({
      background: optional(text()),
      briefing: optional(text()),
      allies: optional(text()),
      axis: optional(text()),
      rules: optional(text()),
      victory: optional(text()),
    }),
  ),
};

/** What an imported file asks for and this game does not play, and what happens instead. */
const remark = fields({ path: text(LONGEST_PATH), what: text(LONGEST_REMARK), instead: text(LONGEST_REMARK) });

/** What came with an imported file and is not understood here: it goes along, and back out with an export. */
const kept = fields({
  m44: optional(v.record(text(), v.unknown(), (issue) => expectation('an object', issue.input))),
  remarks: optional(listOf(remark, MOST_REMARKS)),
});

const BODY = {
  ...SCENARIO_FIELDS,
  units: fields({ axis: byHex(unit), allies: byHex(unit) }),
  mines: optional(byHex(mine)),
  kept: optional(kept),
};

export const scenarioSchema = fields({
  $schema: optional(text(200)),
  format: literally(SCENARIO_FORMAT),
  version: literally(FILE_VERSION),
  ...BODY,
  name: text(LONGEST_NAME),
});

/** A scenario inside another file, which may leave out what the other file says already. */
export const embeddedScenarioSchema = fields({
  $schema: optional(text(200)),
  format: optional(literally(SCENARIO_FORMAT)),
  version: optional(literally(FILE_VERSION)),
  ...BODY,
});

export type ScenarioFile = v.InferOutput<typeof scenarioSchema>;
export type EmbeddedScenario = v.InferOutput<typeof embeddedScenarioSchema>;
export type TerrainFile = v.InferOutput<typeof hexTerrain>;
export type PieceFile = v.InferOutput<typeof piece>;
export type UnitFile = v.InferOutput<typeof unit>;
export type MineFile = v.InferOutput<typeof mine>;
export type ObjectiveFile = v.InferOutput<typeof objective>;
export type SpecialFile = v.InferOutput<typeof special>;
export type KeptFile = v.InferOutput<typeof kept>;
export type RemarkFile = v.InferOutput<typeof remark>;
export type SideFile = v.InferOutput<typeof side>;
