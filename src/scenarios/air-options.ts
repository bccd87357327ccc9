// NFP-1.1, NFP-1.9, NFP-1.10, NFP-1.14: what was chosen for the air rules, from a file and back
import { stateHash } from '../engine/hash.ts';
import { PLAIN_AIR_OPTIONS, type AirOptions } from '../memoir/air/new-flight-plan/options.ts';
import type { RuleChoices } from '../memoir/scenario.ts';
import { NO_SIDE, SIDE_NAMES } from '../memoir/side.ts';
import type { AirOptionsFile, RuleChoicesFile } from './air-options-schema.ts';
import { sideOf } from './piece-text.ts';

export type { AirOptionsFile, RuleChoicesFile } from './air-options-schema.ts';

export function airOptionsOf({ front, year, superiority, amphibious, deck }: AirOptionsFile): AirOptions {
  return {
    front: front ?? null,
    year: year ?? null,
    superiority: superiority === undefined ? null : superiority === 'none' ? NO_SIDE : sideOf(superiority),
    amphibious: amphibious ?? null,
    deck: deck === undefined ? null : { name: deck.name, cards: deck.cards },
  };
}

/** Nothing where nothing was chosen. */
export function airOptionsFile({ front, year, superiority, amphibious, deck }: AirOptions): AirOptionsFile {
  return {
    ...(front === null ? {} : { front }),
    ...(year === null ? {} : { year }),
    ...(superiority === null ? {} : { superiority: superiority === NO_SIDE ? 'none' : SIDE_NAMES[superiority] }),
    ...(amphibious === null ? {} : { amphibious }),
    ...(deck === null ? {} : { deck: deck as NonNullable<AirOptionsFile['deck']> }),
  };
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

/** The choices without those for the air that the scenario makes already. */
export function withoutRepeats(choices: RuleChoicesFile, scenario: AirOptionsFile = {}): RuleChoicesFile {
  const { air, ...others } = choices;
  return air !== undefined && areSame(airOptionsOf(air), airOptionsOf(scenario)) ? others : choices;
}
