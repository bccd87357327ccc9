import { NO_CARD } from '../../memoir/cards/card.ts';
import { SIDES } from '../../memoir/side.ts';
import type { State } from '../../memoir/state.ts';
import type { GameStep } from '../../scenarios/statistics.ts';
import { airParts } from '../air/late.tsx';
import { Die } from '../dice/Die.tsx';
import { beatsOf } from '../table/motion/beats.ts';
import { cardName, cardRule } from '../text/cards.ts';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import { linesOf, quietText, type HandsShown } from './replay-log.ts';

function Dice({ step }: { readonly step: GameStep }) {
  const rolls = beatsOf([...step.events], step.before.units, step.before.air).filter((beat) => beat.kind === 'roll');
  return rolls.map(({ faces, marks }, roll) => (
    <p key={roll} className="replay-dice" aria-hidden="true">
      {faces.map((face, at) => (
        <Die key={at} face={face} mark={marks[at]} />
      ))}
    </p>
  ));
}

function Lines({ step, at, hands }: { readonly step: GameStep; readonly at: number; readonly hands: HandsShown }) {
  const lines = linesOf(step, at, hands);
  if (lines.length === 0) return <p>{quietText(step) ?? t('replay:nothingTold')}</p>;
  return (
    <ul>
      {lines.map(({ id, text, medal }) => (
        <li key={id} className={medal ? 'medal' : undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

export interface StepPanelProps {
  /** The step that led here; null at the start. */
  readonly step: GameStep | null;
  readonly at: number;
  readonly hands: HandsShown;
  /** Said to screen readers as it changes. */
  readonly isSaid: boolean;
}

export function StepPanel({ step, at, hands, isSaid }: StepPanelProps) {
  return (
    <section className="replay-step paper" aria-label={t('replay:step')}>
      <h2>{t('replay:step')}</h2>
      <div aria-live={isSaid ? 'polite' : 'off'}>
        {step === null ? <p>{t('replay:begin')}</p> : <Lines step={step} at={at} hands={hands} />}
      </div>
      {step === null ? null : <Dice step={step} />}
    </section>
  );
}

/** The air cards of this turn, of either side. */
function AirCards({ state }: { readonly state: State }) {
  return SIDES.map((side) => {
    const played = airParts(state.rules.airRules)?.airCardPlayed(state, side) ?? null;
    return played === null ? null : (
      <p key={side} className={`side-${side}`} title={played.text}>
        <span className="replay-card-side">{sideText(side)}</span>
        <b>{played.title}</b>
      </p>
    );
  });
}

export function CardPanel({ state }: { readonly state: State }) {
  const { card, effect, side } = state.turn;
  const isOther = effect !== NO_CARD && effect !== card;
  return (
    <section className={`replay-card paper side-${side}`} aria-label={t('replay:card')}>
      <h2>{t('replay:card')}</h2>
      {card === NO_CARD ? (
        <p className="faint">{t('replay:noCard')}</p>
      ) : (
        <p title={cardRule(isOther ? effect : card, state.rules.deck)}>
          <span className="replay-card-side">{sideText(side)}</span>
          <b>{isOther ? t('replay:cardAs', { card: cardName(card), effect: cardName(effect) }) : cardName(card)}</b>
        </p>
      )}
      {state.air === null ? null : <AirCards state={state} />}
    </section>
  );
}
