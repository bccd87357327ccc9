// The rules that make this battle different, from the flags of the scenario.
import { NO_SIDE, SIDES, type Side } from '../../memoir/side.ts';
import type { SideRules } from '../../memoir/rules.ts';
import { firstTurn } from '../../memoir/units/unit.ts';
import type { Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import { listText } from '../text/lists.ts';
import { sideWords } from '../text/sides.ts';
import { labelsText, placeText } from './places.ts';

export interface SpecialRule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

type RuleName =
  | 'airPack'
  | 'sortiesByDay'
  | 'radar'
  | 'airFixed'
  | 'aircraft'
  | 'someAircraft'
  | 'slowArmor'
  | 'airStrikes'
  | 'airStrikesFrom'
  | 'commissar'
  | 'gungHo'
  | 'highCommand'
  | 'desert'
  | 'stiffUpperLip'
  | 'italianRoyalArmy'
  | 'dawn'
  | 'dusk'
  | 'darkSky'
  | 'airPowerAsBombard'
  | 'deckOnce'
  | 'breakthrough'
  | 'heights'
  | 'bushido'
  | 'mines'
  | 'minesForAll'
  | 'exits'
  | 'idle';

function rule(name: RuleName, side: Side | null = null, where = ''): SpecialRule {
  const words = { where, ...(side === null ? { side: '', sideId: '' } : sideWords(side)) };
  const text = t(`briefing:rules.${name}.text`, words);
  return { id: `${name} ${side ?? ''}`, title: t(`briefing:rules.${name}.title`), text };
}

const SIDE_FLAGS = ['slowArmor', 'commissar', 'gungHo', 'highCommand'] as const;

function rulesOfSide(battle: Battle, side: Side, said: SideRules): SpecialRule[] {
  const found = SIDE_FLAGS.filter((flag) => said[flag]).map((flag) => rule(flag, side));
  if (said.airStrikes) {
    found.push(
      said.airStrikeHexes.length === 0
        ? rule('airStrikes', side)
        : rule('airStrikesFrom', side, placeText(battle, said.airStrikeHexes)),
    );
  }
  const { airRules, air } = battle.scenario.rules;
  if (airRules === 'air-pack' && air.airPack?.announced[side] === true) found.push(rule('radar', side));
  if (said.exits.length > 0) found.push(rule('exits', side, labelsText(battle, said.exits)));
  return found;
}

/** "E9, G9 before turn 4 and K9 before turn 6"; nothing where all can be ordered at once. */
function waitText(battle: Battle): string {
  const turns = [...new Set(battle.units.map(firstTurn))].filter((turn) => turn > 1).toSorted((a, b) => a - b);
  return listText(
    turns.map((number) => {
      const waiting = battle.units.filter((unit) => firstTurn(unit) === number);
      const hexes = waiting.map(({ hex }) => hex);
      return t('briefing:rules.idle.before', { number, hexes: labelsText(battle, hexes) });
    }),
  );
}

export function specialRules(battle: Battle): SpecialRule[] {
  const { rules, mines } = battle.scenario;
  const { units } = battle;
  const plain: readonly (readonly [RuleName, boolean])[] = [
    ['airPack', rules.airRules === 'air-pack'],
    [rules.air.types === undefined ? 'aircraft' : 'someAircraft', rules.airRules === 'new-flight-plan'],
    ['sortiesByDay', rules.airRules === 'air-pack' && rules.night !== 'day'],
    ['darkSky', rules.airRules === 'new-flight-plan' && rules.night !== 'day'],
    ['airFixed', rules.airRulesFixed === true],
    ['breakthrough', rules.deck === 'breakthrough'],
    ['airPowerAsBombard', rules.airPowerAsBombard],
    ['deckOnce', rules.deckOnce],
    ['desert', rules.desert],
    ['stiffUpperLip', rules.stiffUpperLip && units.some(({ nation }) => nation === 'brit')],
    ['italianRoyalArmy', rules.italianRoyalArmy],
    ['heights', rules.hillSight === 'heights'],
    ['bushido', units.some(({ nation }) => nation === 'jp')],
    [mines.some(({ side }) => side === NO_SIDE) ? 'minesForAll' : 'mines', mines.length > 0],
  ];
  const waiting = waitText(battle);
  return [
    ...(rules.night === 'day' ? [] : [rule(rules.night, rules.nightSide)]),
    ...SIDES.flatMap((side) => rulesOfSide(battle, side, rules.sides[side])),
    ...plain.filter(([, holds]) => holds).map(([name]) => rule(name)),
    ...(waiting === '' ? [] : [rule('idle', null, waiting)]),
  ];
}
