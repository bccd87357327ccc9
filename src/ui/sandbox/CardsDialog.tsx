import { useMemo, useState } from 'react';
import { cardEdit, CARD_PLACES, sourceFor, type CardPlace } from '../../lessons/edits.ts';
import { flightPlanState } from '../../memoir/air/new-flight-plan/own-state.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../memoir/side.ts';
import type { State } from '../../memoir/state.ts';
import { sandboxDesk } from '../../store/sandbox.ts';
import { Modal } from '../Modal.tsx';
import { t } from '../text/i18n.ts';
import { rowText } from '../text/lists.ts';
import { sideText } from '../text/sides.ts';
import { cardRows, cardsIn, usualHand, type CardRowModel, type CardSort } from './card-rows.ts';
import './dialogs.css';

type Move = (row: CardRowModel, from: CardPlace, to: CardPlace) => void;

interface HandProps {
  readonly state: State;
  readonly side: Side;
  readonly rows: readonly CardRowModel[];
  readonly sort: CardSort;
  readonly onMove: Move;
}

function Hand({ state, side, rows, sort, onMove }: HandProps) {
  const place = SIDE_NAMES[side];
  const cards = cardsIn(rows, place);
  const usual = usualHand(state, side, sort);
  const words = (row: CardRowModel) => ({ card: row.name, side: sideText(side) });
  return (
    <section className={`edit-hand side-${side}`} data-hand={place} aria-label={t(`sandbox:place.${place}`)}>
      <h3>
        {t('sandbox:cards.handOf', { side: sideText(side) })}
        <span className="faint">
          {usual === null ? cards.length : t('sandbox:cards.count', { held: cards.length, usual })}
        </span>
      </h3>
      {cards.length === 0 ? <p className="faint">{t('sandbox:cards.empty')}</p> : null}
      <ul>
        {cards.map((row, at) => (
          <li key={`${row.id}-${at}`}>
            <span title={row.rule}>{row.name}</span>
            <button
              type="button"
              aria-label={t('sandbox:cards.toDeckLabel', words(row))}
              onClick={() => onMove(row, place, 'deck')}
            >
              {t('sandbox:cards.toDeck')}
            </button>
            <button
              type="button"
              aria-label={t('sandbox:cards.discardLabel', words(row))}
              onClick={() => onMove(row, place, 'discard')}
            >
              {t('sandbox:cards.discard')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const TARGETS = ['allies', 'axis', 'deck'] as const;

function whereText({ counts, isNext }: CardRowModel): string {
  const places = CARD_PLACES.filter((place) => counts[place] > 0).map((place) =>
    t('sandbox:cards.where', { place: t(`sandbox:place.${place}`), count: counts[place] }),
  );
  return rowText(isNext ? [...places, t('sandbox:cards.next')] : places);
}

function PickerRow({ row, onMove }: { readonly row: CardRowModel; readonly onMove: Move }) {
  return (
    <li className="pick-row" data-card={row.id}>
      <span className="pick-name" title={row.rule}>
        {row.name}
        <small>{whereText(row)}</small>
      </span>
      <span className="pick-buttons">
        {TARGETS.map((to) => {
          const from = sourceFor(row, to);
          const label =
            from === null
              ? t('sandbox:cards.notThere')
              : t(`sandbox:cards.giveLabel.${to}`, { card: row.name, from: t(`sandbox:place.${from}`) });
          return (
            <button
              key={to}
              type="button"
              data-to={to}
              disabled={from === null}
              aria-label={label}
              title={label}
              onClick={from === null ? undefined : () => onMove(row, from, to)}
            >
              {t(`sandbox:cards.give.${to}`)}
            </button>
          );
        })}
      </span>
    </li>
  );
}

function movedText(card: string, from: CardPlace, to: CardPlace): string {
  const place = t(`sandbox:place.${from}`);
  if (to === 'deck') return t('sandbox:cards.top', { card, from: place });
  return t('sandbox:cards.moved', { card, from: place, to: t(`sandbox:place.${to}`) });
}

export interface CardsDialogProps {
  readonly state: State;
  onClose(this: void): void;
}

/** Both hands, the decks, and every card of the battle to be moved between them. */
export function CardsDialog({ state, onClose }: CardsDialogProps) {
  const [sort, setSort] = useState<CardSort>('card');
  const [wanted, setWanted] = useState('');
  const [said, setSaid] = useState('');
  const rows = useMemo(() => cardRows(state, sort), [state, sort]);
  const found = rows.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const onMove: Move = (row, from, to) => {
    const faults = sandboxDesk.edit(cardEdit(row.sort, row.id, from, to));
    setSaid(
      faults.length === 0
        ? movedText(row.name, from, to)
        : t('sandbox:cards.refused', { why: faults.map(({ message }) => message).join('; ') }),
    );
  };
  const isOver = state.outcome !== null;
  return (
    <Modal title={t('sandbox:cards.title')} className="cards-dialog" onClose={onClose}>
      <p className="faint">{t(isOver ? 'sandbox:cards.over' : 'sandbox:cards.hint')}</p>
      {flightPlanState(state.air) === null ? null : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would draw a frame
        <div className="buttons" role="group" aria-label={t('sandbox:cards.title')}>
          {(['card', 'airCard'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={sort === one} data-sort={one} onClick={() => setSort(one)}>
              {t(one === 'card' ? 'sandbox:cards.command' : 'sandbox:cards.air')}
            </button>
          ))}
        </div>
      )}
      <output className="cards-said">{said}</output>
      <div className="edit-hands">
        {SIDES.map((side) => (
          <Hand key={side} state={state} side={side} rows={rows} sort={sort} onMove={onMove} />
        ))}
      </div>
      <section className="pick-cards" aria-label={t('sandbox:cards.all')}>
        <header>
          <h3>{t('sandbox:cards.all')}</h3>
          <input
            type="text"
            value={wanted}
            placeholder={t('sandbox:cards.find')}
            aria-label={t('sandbox:cards.find')}
            autoComplete="off"
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        </header>
        {found.length === 0 ? <p className="faint">{t('sandbox:cards.none')}</p> : null}
        <ul>
          {found.map((row) => (
            <PickerRow key={row.id} row={row} onMove={onMove} />
          ))}
        </ul>
      </section>
    </Modal>
  );
}
