import { flightPlanState } from '../../memoir/air/new-flight-plan/own-state.ts';
import { CARDS, NO_CARD, type Card } from '../../memoir/cards/card.ts';
import { SIDES, type Side } from '../../memoir/side.ts';
import type { State } from '../../memoir/state.ts';
import { airParts } from '../air/late.tsx';
import { cardName, cardRule } from '../text/cards.ts';
import { t } from '../text/i18n.ts';
import { rowText } from '../text/lists.ts';
import { sideText, sideWords } from '../text/sides.ts';
import { showsHand, type HandsShown } from './replay-log.ts';

interface Held {
  readonly key: string;
  readonly card: Card;
  readonly note: string | null;
}

/** Two cards of a kind need different keys. */
function held(cards: readonly Card[], note: string | null, from: string): Held[] {
  return cards.toSorted((a, b) => a - b).map((card, at) => ({ key: `${from}-${at}`, card, note }));
}

function cardsOf(state: State, side: Side): Held[] {
  const { hand, chip } = state.sides[side];
  const frame = state.frames.at(-1);
  const drawn = frame?.kind === 'keepCard' && frame.side === side ? frame.cards : [];
  return [
    ...held(drawn, t('replay:drawn'), 'drawn'),
    ...held(chip === NO_CARD ? [] : [chip], t('replay:chip'), 'chip'),
    ...held(hand, null, 'hand'),
  ];
}

/** Air cards lie in a row of their own. */
function AirCards({ state, side }: { readonly state: State; readonly side: Side }) {
  const cards = airParts(state.rules.airRules)?.airHandOf(state, side) ?? [];
  return cards.map(({ title, text }, at) => (
    <li key={`air-${at}`} className="replay-hand-card card-air" title={text}>
      {title}
    </li>
  ));
}

function hiddenText({ sides, air: state }: State, side: Side): string {
  const air = flightPlanState(state);
  const cards = t('replay:hidden', { count: sides[side].hand.length });
  return air === null ? cards : rowText([cards, t('airTold:replay.hidden', { count: air.sides[side].hand.length })]);
}

function Hand({ state, side, isOpen }: { readonly state: State; readonly side: Side; readonly isOpen: boolean }) {
  const cards = cardsOf(state, side);
  return (
    <div className={`replay-hand side-${side}`}>
      <h3>{t('replay:handOf', sideWords(side))}</h3>
      {isOpen ? (
        <ul>
          {cards.map(({ key, card, note }) => (
            <li
              key={key}
              className={`replay-hand-card card-${CARDS[card].kind}`}
              title={cardRule(card, state.rules.deck)}
            >
              {cardName(card)}
              {note === null ? null : <small>{note}</small>}
            </li>
          ))}
          {state.air === null ? null : <AirCards state={state} side={side} />}
          {cards.length === 0 ? <li className="faint">{t('replay:empty')}</li> : null}
        </ul>
      ) : (
        <p className="faint">{hiddenText(state, side)}</p>
      )}
    </div>
  );
}

const CHOICES: readonly HandsShown[] = ['none', 0, 1, 'both'];

function choiceText(choice: HandsShown): string {
  if (choice === 'none') return t('replay:handsNone');
  return choice === 'both' ? t('replay:handsBoth') : sideText(choice);
}

export interface HandsPanelProps {
  readonly state: State;
  readonly hands: HandsShown;
  /** The battle goes on and the hands are secret. */
  readonly isLocked: boolean;
  onHands(this: void, hands: HandsShown): void;
}

export function HandsPanel({ state, hands, isLocked, onHands }: HandsPanelProps) {
  return (
    <section className="replay-hands paper" aria-label={t('replay:hands')}>
      {isLocked ? (
        <p className="replay-locked">{t('replay:handsLocked')}</p>
      ) : (
        <fieldset className="replay-choice">
          <legend>{t('replay:hands')}</legend>
          {CHOICES.map((choice) => (
            <label key={choice}>
              <input type="radio" name="replay-hands" checked={choice === hands} onChange={() => onHands(choice)} />
              <span>{choiceText(choice)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="replay-both-hands">
        {SIDES.map((side) => (
          <Hand key={side} state={state} side={side} isOpen={showsHand(hands, side)} />
        ))}
      </div>
    </section>
  );
}
