import { useId, useRef } from 'react';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import { NO_CARD } from '../../../memoir/cards/card.ts';
import { unitsInstead } from '../../../memoir/cards/resolve.ts';
import { AirInPlay } from '../../air/late.tsx';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import { CardHelp } from '../hover/late.tsx';
import { useHelp } from '../hover/use-help.ts';
import type { TableScene } from '../scene-props.ts';

function sentenceOf(isOther: boolean, fallback: boolean) {
  if (fallback) return isOther ? 'table:inPlayAsAnyUnit' : 'table:inPlayAnyUnit';
  return isOther ? 'table:inPlayAs' : 'table:inPlayCard';
}

export function CardInPlay({ scene }: { readonly scene: TableScene }) {
  const { card, effect, fallback, side } = scene.view.turn;
  const isOther = effect !== NO_CARD && effect !== card;
  const panel = useRef<HTMLElement>(null);
  const helpId = useId();
  const help = useHelp();
  const isHelped = help.isOpen && card !== NO_CARD;
  return (
    <section
      ref={panel}
      className="in-play"
      aria-label={t('table:inPlay')}
      aria-describedby={isHelped ? helpId : undefined}
      {...help.events}
    >
      <h2>{t('table:inPlay')}</h2>
      {card === NO_CARD ? (
        <p className="faint">{t('table:noCard')}</p>
      ) : (
        <p>
          {t(sentenceOf(isOther, fallback), {
            ...sideWords(side),
            card: cardName(card),
            effect: isOther ? cardName(effect) : '',
            count: unitsInstead(scene.view.rules, side),
          })}
        </p>
      )}
      <AirInPlay scene={scene} />
      <p className="counts">
        <span>
          {t('table:deck')} <b>{scene.view.deckCount}</b>
        </span>
        <span>
          {t('table:discards')} <b>{scene.view.discard.length}</b>
        </span>
        <span className="seed">
          {t('table:seed')} <b>{scene.match.about.seed}</b>
        </span>
      </p>
      {isHelped ? (
        <CardHelp
          id={helpId}
          card={isOther ? effect : card}
          deck={scene.view.rules.deck}
          withAir={flightPlanView(scene.view.air) !== null}
          about={panel}
        />
      ) : null}
    </section>
  );
}
