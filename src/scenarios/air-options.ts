// NFP-1.1, NFP-1.9, NFP-1.10, NFP-1.14, NFP-1.17: what was chosen for the air rules, from a file and back
import { stateHash } from '../engine/hash.ts';
import { AIRCRAFT_TYPES, type AircraftType } from '../memoir/air/aircraft.ts';
import type { AirOptions } from '../memoir/air/hooks.ts';
import { PLAIN_AIR_OPTIONS } from '../memoir/air/new-flight-plan/options.ts';
import type { RuleChoices } from '../memoir/scenario.ts';
import { ALLIES, AXIS, NO_SIDE, SIDE_NAMES, type Side } from '../memoir/side.ts';
import { airPackChoices, airPackOf } from './air-pack/options.ts';
import type { AirOptionsFile, RuleChoicesFile } from './air-options-schema.ts';
import { sideOf } from './piece-text.ts';

export type { AirOptionsFile, RuleChoicesFile } from './air-options-schema.ts';

export function airOptionsOf(file: AirOptionsFile): AirOptions {
  const { front, year, superiority, amphibious, deck, types } = file;
  const airPack = airPackOf(file.airPack ?? {});
  const had = [ALLIES, AXIS].map((side) => typesHad(types, side));
  return {
    front: front ?? null,
    year: year ?? null,
    superiority: superiority === undefined ? null : superiority === 'none' ? NO_SIDE : sideOf(superiority),
    amphibious: amphibious ?? null,
    deck: deck === undefined ? null : { name: deck.name, cards: deck.cards },
    ...(had.every((list) => list === null) ? {} : { types: [had[ALLIES], had[AXIS]] }),
    ...(airPack === undefined ? {} : { airPack }),
  };
}

/** Null for all of them: that goes without saying. */
function typesHad(types: AirOptionsFile['types'], side: Side): AircraftType[] | null {
  const said = types?.[SIDE_NAMES[side]];
  const had = AIRCRAFT_TYPES.filter((type) => said?.includes(type) ?? true);
  return had.length === AIRCRAFT_TYPES.length ? null : had;
}

/** Nothing where nothing was chosen. */
export function airOptionsFile(options: AirOptions): AirOptionsFile {
  const { front, year, superiority, amphibious, deck, types, airPack } = options;
  return {
    ...(front === null ? {} : { front }),
    ...(year === null ? {} : { year }),
    ...(superiority === null ? {} : { superiority: superiority === NO_SIDE ? 'none' : SIDE_NAMES[superiority] }),
    ...(amphibious === null ? {} : { amphibious }),
    ...(deck === null ? {} : { deck: deck as NonNullable<AirOptionsFile['deck']> }),
    ...(types === undefined ? {} : { types: typesFile(types) }),
    ...(airPack === undefined ? {} : { airPack: airPackChoices(airPack) }),
  };
}

function typesFile([allies, axis]: NonNullable<AirOptions['types']>): NonNullable<AirOptionsFile['types']> {
  return { ...(axis === null ? {} : { axis: [...axis] }), ...(allies === null ? {} : { allies: [...allies] }) };
}

export function isPlain(options: AirOptions): boolean {
  return areSame(options, PLAIN_AIR_OPTIONS);
}

function areSame(one: AirOptions, other: AirOptions): boolean {
  return one === other || stateHash(one) === stateHash(other);
}

/** The choices of the players, from the file of their game. */
export function choicesOf({ air, ...choices }: RuleChoicesFile): RuleChoices {
  return air === undefined ? choices : { ...choices, air: airOptionsOf(air) };
}

export function choicesFile({ air, ...choices }: RuleChoices): RuleChoicesFile {
  return air === undefined ? choices : { ...choices, air: airOptionsFile(air) };
}

/** The choices without those for the air that the scenario makes already; what is on its board is no choice. */
export function withoutRepeats(choices: RuleChoicesFile, scenario: AirOptionsFile = {}): RuleChoicesFile {
  const { air, ...others } = choices;
  if (air === undefined || areSame(airOptionsOf(air), airOptionsOf(scenario))) return others;
  const { aircraft: _scenarios, airPack, ...chosen } = air;
  if (airPack === undefined) return { ...others, air: chosen };
  const { parked: _parked, ready: _ready, ...pack } = airPack;
  return { ...others, air: { ...chosen, airPack: pack } };
}
