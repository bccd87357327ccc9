// M44-NAT-RU, M44-NAT-USMC, M44-NAT-BRIT, M44-NAT-IT: nations on their sides, and the rules that go with them
import { opponent, SIDE_NAMES, SIDES, type Side } from '../../memoir/side.ts';
import type { Nation } from '../../memoir/units/unit.ts';
import { DEFAULT_NATIONS } from '../../scenarios/read-rules.ts';
import { isUnsaid } from '../usual-rules.ts';
import { checkAt, type Check, type Fix } from './check.ts';
import { unitEntries, type Look } from './look.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Nations that never fought for that side. The others changed sides, or were divided. */
const NEVER: readonly [readonly Nation[], readonly Nation[]] = [
  ['ger', 'jp'],
  ['us', 'brit', 'ru', 'ca', 'pl', 'ch', 'nl', 'au'],
];

export function nationsOfTheOtherSide({ board, plan }: Look): Check[] {
  const sides = SIDES.filter((side) => NEVER[side].includes(plan.sides[side].nation)).map((side) => {
    const nation = DEFAULT_NATIONS[side];
    const fix: Fix = {
      id: 'setNation',
      values: { nation },
      recipe: (draft) => void (draft.sides[side].nation = nation),
    };
    const values = { nation: plan.sides[side].nation };
    return checkAt(board, { id: 'sideNation', kind: 'warning', side, values, fixes: [fix] });
  });
  const units = unitEntries(plan).flatMap(([hex, { side, nation }]) => {
    if (nation === null || !NEVER[side].includes(nation)) return [];
    const own: Fix = { id: 'sidesNation', recipe: (draft) => void (draft.units[hex].nation = null) };
    const other: Fix = {
      id: 'changeSides',
      values: { side: SIDE_NAMES[opponent(side)] },
      recipe: (draft) => void (draft.units[hex].side = opponent(side)),
    };
    return [
      checkAt(board, {
        id: 'unitNation',
        kind: 'warning',
        hexes: [hex],
        side,
        values: { nation },
        fixes: [other, own],
      }),
    ];
  });
  return [...sides, ...units];
}

function fights({ unitsOf }: Look, side: Side, nation: Nation): boolean {
  return unitsOf[side].some((unit) => unit.nation === nation);
}

/** Rules of one nation, where nobody of that nation is. */
export function rulesWithoutNation(look: Look): Check[] {
  const { board, plan, units } = look;
  const found: Check[] = [];
  const bySide = [
    ['commissar', 'ru'],
    ['gungHo', 'us'],
  ] as const;
  for (const [rule, nation] of bySide) {
    const whose = plan.special[rule];
    for (const side of SIDES) {
      if (whose !== SIDE_NAMES[side] || look.unitsOf[side].length === 0 || fights(look, side, nation)) continue;
      const off: Fix = { id: 'ruleOff', values: { rule }, recipe: ({ special }) => void delete special[rule] };
      found.push(
        checkAt(board, { id: 'ruleWithoutNation', kind: 'warning', side, values: { rule, nation }, fixes: [off] }),
      );
    }
  }
  const forAll = [
    ['stiffUpperLip', 'brit'],
    ['italianRoyalArmy', 'it'],
  ] as const;
  for (const [rule, nation] of forAll) {
    if (plan.special[rule] !== true || units.length === 0 || units.some((unit) => unit.nation === nation)) continue;
    const off: Fix = { id: 'ruleOff', values: { rule }, recipe: ({ special }) => void delete special[rule] };
    found.push(checkAt(board, { id: 'ruleWithoutNation', kind: 'warning', values: { rule, nation }, fixes: [off] }));
  }
  return found;
}

/** Nations that usually fight by a rule of their own, and here do not. */
export function nationsWithoutRule(look: Look): Check[] {
  const { board, plan } = look;
  const found: Check[] = [];
  for (const side of SIDES) {
    if (!isUnsaid(plan, 'commissar') || !fights(look, side, 'ru')) continue;
    const fixes = yesOrNo('commissar', ({ special }) => void (special.commissar = SIDE_NAMES[side]));
    const values = { rule: 'commissar', nation: 'ru' };
    found.push(checkAt(board, { id: 'nationWithoutRule', kind: 'hint', side, values, fixes }));
  }
  if (isUnsaid(plan, 'italianRoyalArmy')) {
    const fixes = yesOrNo('italianRoyalArmy', ({ special }) => void (special.italianRoyalArmy = true));
    const values = { rule: 'italianRoyalArmy', nation: 'it' };
    found.push(checkAt(board, { id: 'nationWithoutRule', kind: 'hint', values, fixes }));
  }
  return found;
}
