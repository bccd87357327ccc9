// Every special rule of docs/rules/m44-format.md §3.1, with the values it is seen with.
type Option = readonly [key: string, values: (hexes: readonly string[]) => readonly unknown[]];

export const OPTION_VALUES: readonly Option[] = [
  ['blitz_rules', () => [true, false]],
  ['partial_blitz_rules', () => ['ALLIES', 'AXIS', 'all']],
  ['north_african_desert_rules', () => [true]],
  ['british_commonwealth', () => [true]],
  ['russian_commissar_rule', () => ['ALLIES', 'AXIS']],
  ['gung_ho', () => [true]],
  ['italy_royal_army', () => [true]],
  ['italy_high_command', () => [true, false]],
  ['night_visibility_rules', () => [true]],
  ['night_visibility_reverse_rule', () => [true]],
  ['night_visibility_team_turn', () => ['ALLIES', 'AXIS']],
  ['deck_name', () => ['AIR_POWER_AS_ARTILLERY_BOMBARD_DECK']],
  ['deck_reshuffling', () => [false, true]],
  ['mine_deck_name', () => ['TERRAIN', 'PACIFIC']],
  ['air_strikes_rules', () => ['ALLIES', 'AXIS']],
  ['hill317', (hexes) => [hexes]],
  [
    'airdrop',
    () => [
      { side: 'ALLIES', range: 3, nbr_units: 4, nbr_drops: 1, center: 'the farm', unit: { name: 'inf2us', badge: 'badge2' } },
      { side: 'ALLIES', range: 2, nbr_units: [2, 3], nbr_drops: 2, option2: 'TARGET_DROP_CENTER', unit: { name: 'infus' } },
    ],
  ],
  [
    'airdrop2',
    () => [
      {
        side: 'ALLIES', range: 4, nbr_units: 2, behavior: 'ONE_AT_TIME', option: 'NEED_FULL_DAY_VISIBILITY',
        unit: { name: 'infus', behavior: 'CANNOT_BE_ACTIVATED_TILL_TURN', turn: 3 },
      },
    ],
  ],
  ['armor_breakthrough_rules', () => [{ AXIS: { nbr_units: 2, name: 'tank2ger', badge: 'badge4', behavior: 'CANNOT_EXIT' } }]],
  ['blowbridge_opt2', () => [{ side: 'AXIS', option: 'NEED_NEIGHBOUR_UNIT' }]],
  ['smoke_screen', () => [{ side: 'ALLIES' }]],
  ['supply_train_rules', () => [{ side: 'ALLIES', nbr_units: [1, 1], unit: { name: 'infru' } }]],
  ['empty_section_medals', () => [{ side: 'ALLIES', sections: [0, 2], count_for: 1 }, { side: 'AXIS', sections: [0, 1, 2], count_for: 2 }]],
  ['infantry_exit_counts_2', () => [true]],
  ['must_have_unit_exit', () => [{ side: 'AXIS', min_nbr_units: 2 }, { side: 'ALLIES', min_nbr_units: 1 }]],
];
