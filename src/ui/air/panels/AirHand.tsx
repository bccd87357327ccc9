import type { AirCard } from '../../../memoir/air/new-flight-plan/card.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { Action } from '../../../memoir/index.ts';
import { NO_UNIT } from '../../../memoir/state.ts';
import type { TableScene } from '../../table/scene-props.ts';
import { t } from '../../text/i18n.ts';
import { unitOn } from '../../text/scene.ts';
import { AirCardBack } from '../AirCardBack.tsx';
import { isShot } from '../flight/place.ts';
import { airActionsOf, laidCard, whyResting, type AirHandAction } from './hand-cards.ts';
import { HelpedCard } from './HelpedCard.tsx';
import { Withdrawal } from './Withdrawal.tsx';
import './air-hand.css';

export interface AirHandProps {
  readonly scene: TableScene;
  readonly isShown: boolean;
  /** The action that was warned of. */
  readonly ending: Action | null;
  onAction(this: void, action: Action): void;
  onUndo(this: void, clicks: number): void;
}

function buttonText(scene: TableScene, action: AirHandAction): string {
  if (action.type === 'layAirCard') return t('airTable:lay');
  if (action.unit === NO_UNIT) return t('airTable:play');
  return t('airTable:playOn', { unit: unitOn(scene.view, action.unit) });
}

type AirHandCardProps = Pick<AirHandProps, 'scene' | 'onAction'> & { readonly card: AirCard };

function AirHandCard({ scene, card, onAction }: AirHandCardProps) {
  const row = flightPlanView(scene.view.air)?.deck.cards[card];
  if (row === undefined) return null;
  const actions = airActionsOf(scene.match.legal, card);
  // The units are marked on the board, where their odds are shown too.
  const isOnBoard = actions.some((action) => isShot(scene.view, action));
  const reason = actions.length === 0 ? whyResting(scene, card) : undefined;
  return (
    <HelpedCard row={row} isLit={actions.length > 0} {...(reason === undefined ? {} : { reason })}>
      {isOnBoard ? <p className="air-hand-hint">{t('airTable:chooseUnit')}</p> : null}
      {(isOnBoard ? [] : actions).map((action) => {
        const text = buttonText(scene, action);
        return (
          <button
            type="button"
            key={JSON.stringify(action)}
            data-action={action.type}
            aria-label={t('airTable:cardAction', { action: text, card: row.title })}
            onClick={() => onAction(action)}
          >
            {text}
          </button>
        );
      })}
    </HelpedCard>
  );
}

/** Beside the command cards and hidden with them. */
export function AirHand({ scene, isShown, ending, onAction, onUndo }: AirHandProps) {
  const { view, match } = scene;
  const air = flightPlanView(view.air);
  if (air === null) return null;
  const own = air.sides[view.side];
  const laid = laidCard(match);
  const laidRow = laid === null ? undefined : air.deck.cards[laid.card];
  const hand = isShown && own.hand !== null ? own.hand.toSorted((a, b) => a - b) : null;
  return (
    <section className="air-hand" aria-label={t('airTable:hand')}>
      <h3 className="air-hand-title">{t('airTable:hand')}</h3>
      <Withdrawal scene={scene} ending={ending} onAction={onAction} />
      {laid !== null && laidRow !== undefined ? (
        <HelpedCard row={laidRow} note={t('airTable:laid')} isLit>
          <button
            type="button"
            data-air="take-back"
            aria-label={t('airTable:cardAction', { action: t('airTable:takeBack'), card: laidRow.title })}
            onClick={() => onUndo(laid.clicks)}
          >
            {t('airTable:takeBack')}
          </button>
        </HelpedCard>
      ) : null}
      {hand === null ? (
        <div className="air-hand-backs">
          <span className="unseen">{t('airTable:covered', { count: own.cards })}</span>
          {Array.from({ length: own.cards }, (_, at) => (
            <AirCardBack key={at} />
          ))}
        </div>
      ) : (
        hand.map((card, at) => (
          <AirHandCard
            key={`${card}-${hand.slice(0, at).filter((one) => one === card).length}`}
            scene={scene}
            card={card}
            onAction={onAction}
          />
        ))
      )}
      {own.cards === 0 && laid === null ? <p className="air-hand-empty">{t('airTable:empty')}</p> : null}
    </section>
  );
}
