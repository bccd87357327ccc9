import { SECTION_NAMES } from '../file-names.ts';
import type { Board } from '../../hex/board.ts';
import type { SpecialFile } from '../scenario-schema.ts';
import { isEmpty } from '../is-empty.ts';
import { newImport } from './importing.ts';
import { isObject, isSame, type RawObject } from './raw.ts';
import { marines, OPTION_NAMES, readOptions, readVictory, type OptionContext } from './read-options.ts';

/** As the other programs write it; what holds for nobody is not written. */
const sideWord = (side: string): string | undefined =>
  side === 'none' ? undefined : side === 'all' ? 'all' : side.toUpperCase();

/** The options; what has no field of its own is in the block of this game. */
function plainOptions(special: SpecialFile, { nations }: OptionContext): RawObject {
  const { night, nightSide } = special;
  const [empty] = special.emptySectionMedals ?? [];
  const [exits] = Object.entries(special.exitsNeeded ?? {});
  const said: Record<string, unknown> = {
    blitz_rules: special.blitz === true || undefined,
    partial_blitz_rules: special.partialBlitz && sideWord(special.partialBlitz),
    north_african_desert_rules: special.desert === true || undefined,
    british_commonwealth: special.stiffUpperLip === true || undefined,
    russian_commissar_rule: special.commissar && sideWord(special.commissar),
    gung_ho: special.gungHo === marines(nations) || undefined,
    italy_royal_army: special.italianRoyalArmy === true || undefined,
    italy_high_command: special.italianHighCommand,
    night_visibility_rules: night === 'dawn' || undefined,
    night_visibility_reverse_rule: night === 'dusk' || undefined,
    night_visibility_team_turn: night === undefined ? undefined : nightSide && sideWord(nightSide),
    deck_name: special.airPowerAsBombard === true ? 'AIR_POWER_AS_ARTILLERY_BOMBARD_DECK' : undefined,
    deck_reshuffling: special.deckOnce === true ? false : undefined,
    air_strikes_rules: special.airStrikes && sideWord(special.airStrikes),
    hill317: special.hill317,
    empty_section_medals: empty && {
      side: sideWord(empty.side),
      sections: empty.sections.map((section) => SECTION_NAMES.indexOf(section)),
      count_for: empty.medals ?? 1,
    },
    infantry_exit_counts_2: (special.infantryExitMedals ?? 1) > 1 || undefined,
    must_have_unit_exit: exits && { side: sideWord(exits[0]), min_nbr_units: exits[1] },
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** The options with those of the file they came from, where these still say the same. */
export function optionsPart(board: Board, special: SpecialFile, context: OptionContext, kept: RawObject): RawObject {
  let options = plainOptions(special, context);
  const read = (given: RawObject): SpecialFile => readOptions(newImport(board), '', given, context);
  const plain = read(options);
  const { suddenDeath: _, ...truth } = special;
  // Lists that are cut without them may only be right together.
  const all = { ...options, ...kept };
  if (isSame(read(all), truth)) return all;
  for (const [key, value] of Object.entries(kept)) {
    const tried = { ...options, [key]: value };
    const said = OPTION_NAMES.includes(key) ? read(tried) : plain;
    if (isSame(said, plain) || isSame(said, truth)) options = tried;
  }
  return options;
}

export function victoryPart(board: Board, { suddenDeath = [] }: SpecialFile, kept: RawObject): RawObject {
  const condition = suddenDeath.map(({ side, hexes, need }) => ({
    group_sudden_death: { side: sideWord(side), number: need ?? hexes.length, group: hexes },
  }));
  const plain: RawObject = condition.length === 0 ? {} : { condition };
  if (isEmpty(kept)) return plain;
  const read = (given: RawObject): SpecialFile => readVictory(newImport(board), '', given);
  const tried = { ...plain, ...kept };
  const said = read(tried);
  const truth = suddenDeath.length === 0 ? {} : { suddenDeath };
  if (isSame(said, read(plain)) || isSame(said, truth)) return tried;
  const { condition: conditions, ...others } = kept;
  const unknown = (Array.isArray(conditions) ? conditions : []).filter(
    (one) => isObject(one) && one.group_sudden_death === undefined,
  );
  const all = [...condition, ...unknown];
  return { ...others, ...(all.length === 0 ? {} : { condition: all }) };
}
