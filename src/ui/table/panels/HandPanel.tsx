import { useRef } from 'react';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import { COUNTER_ATTACK, type Card } from '../../../memoir/cards/card.ts';
import { counterEffect } from '../../../memoir/cards/playing.ts';
import { fallsBack, unitsInstead } from '../../../memoir/cards/resolve.ts';
import type { Action, Side, State } from '../../../memoir/index.ts';
import { worldOf } from '../../../memoir/world.ts';
import { AirHand, airParts } from '../../air/late.tsx';
import { cardActionText } from '../../text/actions.ts';
import { cardName, whyNotPlayable } from '../../text/cards.ts';
import { t } from '../../text/i18n.ts';
import { playerWords } from '../../text/sides.ts';
import { actionsOfCard, type HandAction } from '../card-actions.ts';
import { isSameAction } from '../choices.ts';
import type { TableScene } from '../scene-props.ts';
import { CardFace } from './CardFace.tsx';

interface HandCardProps {
  readonly scene: TableScene;
  readonly card: Card;
  readonly turned: boolean;
  readonly aimed: Action | null;
  /** The card that was warned of. */
  readonly ending: Action | null;
  readonly note?: string;
  readonly usable?: boolean;
  onAction(this: void, action: Action): void;
}

function buttonText(action: HandAction, aimed: Action | null, ending: Action | null): string {
  if (isSameAction(aimed, action)) return t('table:rollCard');
  return isSameAction(ending, action) ? t('table:playAnyway') : cardActionText(action);
}

/** What it would do now, if that is not what is written on it. */
function countsAs(state: State, side: Side, card: Card): string | undefined {
  const world = worldOf(state, null);
  const copied = card === COUNTER_ATTACK ? counterEffect(state, side) : card;
  const effect = world.air.countsAs(world, side, copied, 'printed');
  if (effect !== COUNTER_ATTACK && fallsBack(world, side, effect))
    return t('table:countsAnyUnit', { count: unitsInstead(state.rules, side) });
  return effect === card ? undefined : t('table:counts', { card: cardName(effect) });
}

function HandCard({ scene, card, turned, aimed, ending, note, usable = true, onAction }: HandCardProps) {
  const { view, match } = scene;
  const actions = usable ? actionsOfCard(match.legal, card) : [];
  const isCardTime = usable && view.decision === 'playCard';
  const reason =
    isCardTime && actions.length === 0
      ? (airParts(scene.view.rules.airRules)?.whyNotWith(scene, card) ?? whyNotPlayable(card))
      : null;
  const told = note ?? countsAs(match.state, view.side, card);
  return (
    <CardFace
      card={card}
      deck={view.rules.deck}
      withAir={flightPlanView(view.air) !== null}
      mirrored={view.rules.sides[view.side].top && !turned}
      {...(told === undefined ? {} : { note: told })}
      {...(reason === null ? {} : { reason })}
    >
      {actions.map((action) => {
        const text = buttonText(action, aimed, ending);
        return (
          <button
            type="button"
            key={JSON.stringify(action)}
            className={isSameAction(aimed, action) ? 'main' : undefined}
            data-action={action.type}
            aria-label={t('table:cardAction', { action: text, card: cardName(card) })}
            onClick={() => onAction(action)}
          >
            {text}
          </button>
        );
      })}
    </CardFace>
  );
}

/** Two cards of a kind need different keys. */
function numbered(cards: readonly Card[]): { card: Card; key: string }[] {
  return cards.map((card, at) => ({ card, key: `${card}-${cards.slice(0, at).filter((one) => one === card).length}` }));
}

const HELD = 350;

interface ShowButtonProps {
  onShow(this: void): void;
  onCover(this: void): void;
}

/** A click opens the hand; held down, it is open as long as that. */
function ShowButton({ onShow, onCover }: ShowButtonProps) {
  const pressed = useRef<number | null>(null);
  const release = (now: number) => {
    const since = pressed.current;
    pressed.current = null;
    if (since !== null && now - since > HELD) onCover();
  };
  return (
    <button
      type="button"
      className="quiet"
      aria-keyshortcuts="h"
      title={t('table:showHandHint')}
      onPointerDown={(event) => {
        pressed.current = event.timeStamp;
        const onUp = (up: PointerEvent) => release(up.timeStamp);
        // The button goes away under the finger as soon as the hand is open.
        document.addEventListener('pointerup', onUp, { once: true });
        onShow();
      }}
      onClick={onShow}
    >
      {t('table:showHand')}
    </button>
  );
}

export interface HandPanelProps {
  readonly scene: TableScene;
  readonly curtain: boolean;
  readonly openHands: boolean;
  readonly turned: boolean;
  readonly aimed: Action | null;
  readonly ending: Action | null;
  onAction(this: void, action: Action): void;
  onUndo(this: void, clicks: number): void;
  onShow(this: void): void;
  onCover(this: void): void;
  /** Off the board, where it lies over it. */
  onFold(this: void): void;
}

export function HandPanel(props: HandPanelProps) {
  const { scene, curtain, openHands, turned, aimed, ending, onAction, onUndo, onShow, onCover, onFold } = props;
  const { view, match, reader, players } = scene;
  const { hand, chip, cards } = view.sides[view.side];
  const player = playerWords(view.side, players);
  const isShown = reader === view.side && hand !== null && !curtain;
  const canShow = !isShown && match.decider === view.turn.side && !curtain;
  const isChoosingDrawn = view.drawn.length > 0;
  const common = { scene, turned, aimed, ending, onAction };
  return (
    <section className={`hand side-${view.side}`} aria-label={t('table:hand')}>
      <div className="hand-head">
        <h2>{t(player.name === '' ? 'table:handOf' : 'table:handOfName', player)}</h2>
        {canShow ? <ShowButton onShow={onShow} onCover={onCover} /> : null}
        {isShown && !openHands ? (
          <button type="button" className="quiet" aria-keyshortcuts="h" onClick={onCover}>
            {t('table:coverHand')}
          </button>
        ) : null}
        <button type="button" className="quiet hand-fold" onClick={onFold}>
          {t('table:foldHand')}
        </button>
      </div>
      <div className="hand-row">
        {isShown ? (
          <div className="cards">
            {numbered(view.drawn).map(({ card, key }) => (
              <HandCard key={`drawn-${key}`} {...common} card={card} note={t('table:drawn')} />
            ))}
            {chip === null ? null : <HandCard {...common} card={chip} note={t('table:chip')} usable={false} />}
            {numbered(hand.toSorted((a, b) => a - b)).map(({ card, key }) => (
              <HandCard key={key} {...common} card={card} usable={!isChoosingDrawn} />
            ))}
          </div>
        ) : (
          <p className="covered">
            {t('table:covered', { count: cards })}
            {canShow ? ` ${t('table:coveredWhy')}` : null}
          </p>
        )}
        <AirHand scene={scene} isShown={isShown} ending={ending} onAction={onAction} onUndo={onUndo} />
      </div>
    </section>
  );
}
