// What is worth telling about a hex that a plane is, goes or shoots at.
import type { ReactNode } from 'react';
import type { Hex } from '../../../hex/board.ts';
import { airfieldForecast, diveForecast, strafeForecast } from '../../../memoir/air/air-pack/forecast.ts';
import { strikeAtHand } from '../../../memoir/air/air-pack/airfield-attack.ts';
import { airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import { strikeDice } from '../../../memoir/battle/strike.ts';
import type { Action } from '../../../memoir/index.ts';
import { worldOf } from '../../../memoir/world.ts';
import { isSameAction } from '../../table/choices.ts';
import type { AirSubject, SubjectInput } from '../../table/hover/subject.ts';
import { actionText } from '../../text/actions.ts';
import { t } from '../../text/i18n.ts';
import { percentText } from '../../text/numbers.ts';
import { callOf } from '../../air/call.ts';
import { Call } from '../../air/NoteParts.tsx';
import { onBoard } from '../planes.ts';
import { diceWords } from './dice-words.ts';
import { AirfieldNote, DiveNote, StrafeNote, StrikeNote } from './notes.tsx';
import { airPlaceOf, isOverrun } from './place.ts';
import { StepNote } from './StepNote.tsx';

interface Attack {
  readonly content: ReactNode;
  readonly rules: readonly string[];
  readonly from: readonly Hex[];
  readonly odds: string;
}

function oddsText(dice: number, chance: number): string {
  return t('airPack:chance.odds', { dice: diceWords(dice), hit: percentText(chance) });
}

function attackBy({ scene: { match, view }, hex }: SubjectInput, action: Action): Attack | null {
  const { state } = match;
  const own = onBoard(view, view.side)?.hex;
  const from = own === undefined ? [] : [own];
  switch (action.type) {
    case 'strafe': {
      const targets = strafeForecast(state, action.from, action.to);
      const target = targets.find((one) => one.hex === hex) ?? targets.at(-1);
      if (target === undefined) return null;
      const content = <StrafeNote view={view} target={target} />;
      return { content, from, odds: oddsText(1, target.hit), rules: ['strafing'] };
    }
    case 'dive': {
      const dive = diveForecast(state, action.unit);
      const content = <DiveNote view={view} dive={dive} />;
      return { content, from, odds: oddsText(dive.dice, dive.kill), rules: ['kamikaze'] };
    }
    case 'attackAirfield': {
      const attack = airfieldForecast(state, action.unit, action.hex, isOverrun(state));
      const content = <AirfieldNote view={view} unit={action.unit} attack={attack} />;
      return { content, from: [attack.from], odds: oddsText(attack.dice, attack.hit), rules: ['grounded-planes'] };
    }
    case 'strikeAirfield': {
      const dice = strikeDice(worldOf(state, null), view.side, strikeAtHand(state));
      const content = <StrikeNote view={view} hex={action.hex} strike={strikeAtHand(state)} dice={dice} />;
      return { content, from: [], odds: oddsText(dice, 1 - (5 / 6) ** dice), rules: ['grounded-planes'] };
    }
    default:
      return null;
  }
}

function attackSubject(input: SubjectInput, action: Action): AirSubject | null {
  const attack = attackBy(input, action);
  if (attack === null) return null;
  const isAimed = isSameAction(input.aimed, action);
  return {
    kind: 'air',
    content: (
      <>
        {attack.content}
        <Call text={callOf(input, isAimed)} isAimed={isAimed} />
      </>
    ),
    hexes: attack.from,
    isAttack: true,
    said: t('airPack:chance.said', { attack: actionText(input.scene.view, action), odds: attack.odds }),
    rules: attack.rules,
  };
}

function stepAt({ scene: { match }, choices, hex }: SubjectInput) {
  if (!choices.isAircraft || choices.uses.get(hex)?.use !== 'act') return null;
  return (
    match.legal.find((action) => (action.type === 'flyTo' || action.type === 'placeAircraft') && action.to === hex) ??
    null
  );
}

/** The attack that a click on the hex makes, or the first of several. */
function attackAt({ scene, choices, aimed, hex }: SubjectInput): Action | null {
  const { match, view } = scene;
  const here = match.legal.filter((action) => {
    const place = airPlaceOf(view, action);
    if (place?.hex !== hex || place.kind !== 'strike') return false;
    return action.type !== 'attackAirfield' || choices.unit === null || action.unit === choices.unit;
  });
  return here.find((action) => isSameAction(aimed, action)) ?? here[0] ?? null;
}

export function airSubject(input: SubjectInput): AirSubject | null {
  const { scene, choices, hex } = input;
  const { view, match } = scene;
  if (airPackView(view.air) === null) return null;
  const own = onBoard(view, view.side);
  const attack = attackAt(input);
  if (attack !== null && (choices.uses.has(hex) || isSameAction(input.aimed, attack)))
    return attackSubject(input, attack);
  const step = stepAt(input);
  if (step === null || (step.type !== 'flyTo' && step.type !== 'placeAircraft')) return null;
  return {
    kind: 'air',
    content: <StepNote view={view} state={match.state} action={step} />,
    hexes: own === null ? [] : [own.hex],
    isAttack: false,
    said: '',
    rules: ['plane-flight'],
  };
}
