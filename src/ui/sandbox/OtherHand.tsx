import { opponent, SIDE_NAMES } from '../../memoir/side.ts';
import { useTableMoment } from '../table/guide.ts';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import { cardRows, cardsIn } from './card-rows.ts';

/** The hand of the side that is not asked now: in the sandbox nothing is hidden. */
export function OtherHand() {
  const { scene } = useTableMoment();
  const { state } = scene.match;
  const other = opponent(scene.view.side);
  const place = SIDE_NAMES[other];
  const cards = [...cardsIn(cardRows(state, 'card'), place), ...cardsIn(cardRows(state, 'airCard'), place)];
  return (
    <section className={`other-hand side-${other}`} aria-label={t(`sandbox:place.${place}`)}>
      <h2>{t('sandbox:cards.handOf', { side: sideText(other) })}</h2>
      {cards.length === 0 ? <p className="faint">{t('sandbox:cards.empty')}</p> : null}
      <ul>
        {cards.map(({ id, name, rule, sort }, at) => (
          <li key={`${sort}-${id}-${at}`} title={rule}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
