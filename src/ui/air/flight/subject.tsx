// What is worth telling about a hex that an aircraft is, goes or shoots at.
import type { ReactNode } from 'react';
import { boardOf, distance, type Hex } from '../../../hex/board.ts';
import {
  bombingForecast,
  dogfightForecast,
  fireForecast,
  runForecast,
} from '../../../memoir/air/new-flight-plan/forecast.ts';
import { oddsOnTheGround } from '../../../memoir/air/new-flight-plan/forecast-odds.ts';
import { canAttackAircraft, isFlak } from '../../../memoir/air/new-flight-plan/ground-fire.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import { battleReach } from '../../../memoir/battle/eligibility.ts';
import { strikeDice } from '../../../memoir/battle/strike.ts';
import type { Action } from '../../../memoir/index.ts';
import { worldOf } from '../../../memoir/world.ts';
import { isSameAction } from '../../table/choices.ts';
import type { AirSubject, SubjectInput } from '../../table/hover/subject.ts';
import { actionText } from '../../text/actions.ts';
import { t } from '../../text/i18n.ts';
import { percentText } from '../../text/numbers.ts';
import { unitOn } from '../../text/scene.ts';
import { capital } from '../../text/sides.ts';
import { ownAircraft } from '../told/names.ts';
import { callOf } from '../call.ts';
import { Call } from '../NoteParts.tsx';
import { enemyOf, onBoard, type InPlay } from './aircraft.ts';
import { BombingNote, DogfightNote, FireNote, RunNote, StrikeNote } from './notes.tsx';
import { aircraftOddsText, targetOdds } from './odds-text.ts';
import { airPlaceOf, isOverrun, isShot } from './place.ts';
import { isInFlight } from './sights.ts';
import { StepNote } from './StepNote.tsx';

interface Attack {
  readonly content: ReactNode;
  readonly rules: readonly string[];
  readonly from: readonly Hex[];
  readonly odds: string;
}

function attackBy({ scene: { match, view } }: SubjectInput, action: Action): Attack | null {
  const { state } = match;
  const own = onBoard(view, view.side)?.hex;
  const from = own === undefined ? [] : [own];
  switch (action.type) {
    case 'attackAircraft': {
      const fire = fireForecast(state, action.unit, { overrun: isOverrun(state) });
      if (fire === null) return null;
      const odds = aircraftOddsText(fire.dice, fire.odds);
      const rules = ['ground-fire', 'confirm-hits'];
      return { content: <FireNote view={view} unit={action.unit} fire={fire} />, from: [fire.from], odds, rules };
    }
    case 'playAirCard': {
      const fire = isShot(view, action) ? fireForecast(state, action.unit) : null;
      if (fire === null) return null;
      const odds = aircraftOddsText(fire.dice, fire.odds);
      const rules = ['flak-trap', 'ground-fire', 'confirm-hits'];
      return { content: <FireNote view={view} unit={action.unit} fire={fire} />, from: [fire.to], odds, rules };
    }
    case 'strikeAircraft': {
      const dice = strikeDice(worldOf(state, null), view.side, 'barrage');
      const odds = oddsOnTheGround(dice, 2);
      return {
        content: <StrikeNote view={view} dice={dice} odds={odds} />,
        from: [],
        odds: aircraftOddsText(dice, odds),
        rules: ['destroyed-on-the-ground', 'barrage-air'],
      };
    }
    case 'rollRun': {
      const target = runForecast(state).at(0);
      if (target === undefined) return null;
      const rules = ['attack-run', 'machine-guns', 'bombs'];
      return { content: <RunNote view={view} target={target} />, from, odds: targetOdds(target), rules };
    }
    case 'declareDogfight':
    case 'rollDogfight': {
      const dogfight = dogfightForecast(state);
      if (dogfight === null) return null;
      const odds = aircraftOddsText(dogfight.dice, dogfight.odds);
      const rules = ['dogfight', 'confirm-hits'];
      return { content: <DogfightNote view={view} dogfight={dogfight} />, from, odds, rules };
    }
    case 'declareBombing':
    case 'rollBombing': {
      const bombing = bombingForecast(state);
      if (bombing === null) return null;
      const rules = ['strategic-bombing', 'bombed-medal'];
      return { content: <BombingNote bombing={bombing} />, from, odds: percentText(bombing.chance), rules };
    }
    default:
      return null;
  }
}

const DECLARED: ReadonlySet<Action['type']> = new Set(['declareDogfight', 'declareBombing']);

function attackSubject(input: SubjectInput, action: Action): AirSubject | null {
  const attack = attackBy(input, action);
  if (attack === null) return null;
  const isAimed = isSameAction(input.aimed, action);
  const call = DECLARED.has(action.type) ? '' : callOf(input, isAimed);
  const said = t('flight:aimed', { attack: actionText(input.scene.view, action), odds: attack.odds });
  return {
    kind: 'air',
    content: (
      <>
        {attack.content}
        <Call text={call} isAimed={isAimed} />
      </>
    ),
    hexes: attack.from,
    isAttack: true,
    said,
    rules: attack.rules,
  };
}

function whyNot({ scene: { view } }: SubjectInput, unit: number, enemy: InPlay): string {
  const { hex } = view.units[unit];
  if (enemy.landed)
    return view.units.some((other) => other.hex === enemy.hex) ? t('flight:refused.aboard') : t('flight:refused.sight');
  const range = distance(boardOf(view.board), hex, enemy.hex);
  const isGun = isFlak(view.units[unit]);
  if (range === 1) return t('flight:refused.spent');
  if (range === 2 && isGun) return t('flight:refused.engaged');
  return t(isGun ? 'flight:refused.gunFar' : 'flight:refused.far');
}

/** What the unit in use could do to the aircraft, if it cannot attack it at once. */
function byUnitInUse(input: SubjectInput, unit: number, enemy: InPlay): AirSubject | null {
  const { view, match } = input.scene;
  if (view.decision !== 'movement' && view.decision !== 'battle') return null;
  const world = worldOf(match.state, null);
  const one = match.state.units[unit];
  const isPossible = view.decision === 'movement' && canAttackAircraft(world, one, battleReach(world, one), false);
  const fire = isPossible ? fireForecast(match.state, unit) : null;
  const common = {
    kind: 'air',
    hexes: [one.hex],
    isAttack: true,
    said: '',
    rules: ['ground-fire', 'next-to-aircraft'],
  } as const;
  if (fire !== null)
    return {
      ...common,
      content: (
        <>
          <FireNote view={view} unit={unit} fire={fire} />
          <Call text={t('flight:call.later')} />
        </>
      ),
    };
  return {
    ...common,
    content: (
      <>
        <h3 className="note-duel">
          <span className={`note-unit side-${enemy.side}`}>{capital(ownAircraft(view, enemy.side))}</span>
        </h3>
        <p className="note-warning">{t('flight:refused.title', { unit: capital(unitOn(view, unit)) })}</p>
        <p>{whyNot(input, unit, enemy)}</p>
      </>
    ),
  };
}

function stepAt({ scene: { match }, choices, hex }: SubjectInput): Action | null {
  if (!choices.isAircraft || choices.uses.get(hex)?.use !== 'act') return null;
  return (
    match.legal.find((action) => (action.type === 'flyTo' || action.type === 'placeAircraft') && action.to === hex) ??
    null
  );
}

/** What a click on the hex does, if there is no question which of several. */
function meantAt({ choices, hex }: SubjectInput): Action | null {
  const use = choices.uses.get(hex);
  if (use?.use === 'aim') return use.action;
  return use?.use === 'act' ? use.actions[0] : null;
}

/** The attack that a click on the hex makes; several units could, and none was chosen: the best of them. */
function attackAt(input: SubjectInput): Action | null {
  const { scene, choices, aimed, hex } = input;
  const { match, view } = scene;
  const here = match.legal.filter((action) => {
    const place = airPlaceOf(view, action);
    if (isShot(view, action)) return place?.hex === hex;
    if (place?.hex !== hex || place.kind === 'pick' || place.kind === 'go' || place.kind === 'walk') return false;
    return action.type !== 'attackAircraft' || choices.unit === null || action.unit === choices.unit;
  });
  const same = here.find((action) => isSameAction(aimed, action));
  if (same !== undefined) return same;
  // A unit of the ground may aim at what the aircraft has marked.
  const meant = meantAt(input);
  if (meant !== null) return here.find((action) => isSameAction(meant, action)) ?? null;
  return here.length === 1 || choices.isAircraft
    ? (here[0] ?? null)
    : (here.find(({ type }) => type !== 'rollRun') ?? null);
}

export function airSubject(input: SubjectInput): AirSubject | null {
  const { scene, choices, hex } = input;
  const { view, match } = scene;
  if (flightPlanView(view.air) === null) return null;
  const own = onBoard(view, view.side);
  // The buttons for markers lie there, the next hexes around it, and the panel says the rest.
  if (own?.hex === hex && isInFlight(view))
    return { kind: 'air', content: null, hexes: [], isAttack: false, said: '', rules: [] };
  const attack = attackAt(input);
  const isUse = attack !== null && (choices.uses.has(hex) || isSameAction(input.aimed, attack));
  if (attack !== null && isUse) return attackSubject(input, attack);
  const step = stepAt(input);
  if (step !== null)
    return {
      kind: 'air',
      content: <StepNote view={view} state={match.state} action={step} />,
      hexes: own === null ? [] : [own.hex],
      isAttack: false,
      said: '',
      rules: ['flight', 'attack-run'],
    };
  const enemy = enemyOf(view);
  return enemy?.hex === hex && choices.unit !== null ? byUnitInUse(input, choices.unit, enemy) : null;
}
