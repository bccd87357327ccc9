import { useId, useState } from 'react';
import { FRONTS } from '../../memoir/air/front.ts';
import type { BoardName } from '../../hex/board.ts';
import type { Nation } from '../../memoir/units/unit.ts';
import { t } from '../text/i18n.ts';
import { nationName } from '../text/units.ts';
import { useMedia } from '../use-media.ts';
import {
  AIR_WISHES,
  ANYTHING,
  LENGTH_LIMITS,
  LENGTHS,
  narrowings,
  ORIGINS,
  SORTS,
  type Length,
  type Wish,
} from './shelf.ts';

const BOARDS: readonly BoardName[] = ['standard', 'breakthrough', 'overlord'];
const YEARS: readonly string[] = ['1939', '1940', '1941', '1942', '1943', '1944', '1945'];

interface ChoiceProps<V extends string> {
  readonly name: string;
  readonly value: V | null;
  readonly values: readonly V[];
  /** What stands for no choice at all; without it there always is one. */
  readonly none?: string;
  text(this: void, value: V): string;
  onChoose(this: void, value: V | null): void;
}

function Choice<V extends string>({ name, value, values, none, text, onChoose }: ChoiceProps<V>) {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChoose(values.find((one) => one === currentTarget.value) ?? null)}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {values.map((one) => (
          <option key={one} value={one}>
            {text(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

function lengthText(length: Length): string {
  return t(`library:length.${length}`, { minutes: LENGTH_LIMITS[length === 'short' ? 'short' : 'medium'] });
}

interface FiltersProps {
  readonly wish: Wish;
  readonly nations: readonly Nation[];
  readonly shown: number;
  readonly count: number;
  onWish(this: void, wish: Wish): void;
}

/** What is looked for. On a narrow screen all but the search is folded away. */
export function Filters({ wish, nations, shown, count, onWish }: FiltersProps) {
  const id = useId();
  const isNarrow = useMedia('(width < 760px)');
  const [isOpen, setOpen] = useState(false);
  const on = narrowings(wish);
  const any = t('library:any');
  const set = (change: Partial<Wish>) => onWish({ ...wish, ...change });
  const yearOf = (year: string | null) => (year === null ? null : Number(year));
  const choices = (
    <>
      <Choice
        name={t('library:filter.origin')}
        value={wish.origin}
        values={ORIGINS}
        none={any}
        text={(origin) => t(`library:origin.${origin}`)}
        onChoose={(origin) => set({ origin })}
      />
      <Choice
        name={t('library:filter.front')}
        value={wish.front}
        values={FRONTS}
        none={any}
        text={(front) => t(`page:front.${front}`)}
        onChoose={(front) => set({ front })}
      />
      <Choice
        name={t('library:filter.from')}
        value={wish.from === null ? null : String(wish.from)}
        values={YEARS}
        none={any}
        text={(year) => year}
        onChoose={(year) => set({ from: yearOf(year) })}
      />
      <Choice
        name={t('library:filter.to')}
        value={wish.to === null ? null : String(wish.to)}
        values={YEARS}
        none={any}
        text={(year) => year}
        onChoose={(year) => set({ to: yearOf(year) })}
      />
      <Choice
        name={t('library:filter.nation')}
        value={wish.nation}
        values={nations}
        none={any}
        text={nationName}
        onChoose={(nation) => set({ nation })}
      />
      <Choice
        name={t('library:filter.length')}
        value={wish.length}
        values={LENGTHS}
        none={any}
        text={lengthText}
        onChoose={(length) => set({ length })}
      />
      <Choice
        name={t('library:filter.air')}
        value={wish.air}
        values={AIR_WISHES}
        none={any}
        text={(air) => t(`library:air.${air}`)}
        onChoose={(air) => set({ air })}
      />
      <Choice
        name={t('library:filter.board')}
        value={wish.board}
        values={BOARDS}
        none={any}
        text={(board) => t(`library:board.${board}`)}
        onChoose={(board) => set({ board })}
      />
    </>
  );
  const order = (
    <Choice
      name={t('library:filter.sort')}
      value={wish.sort}
      values={SORTS}
      text={(sort) => t(`library:sort.${sort}`)}
      onChoose={(sort) => set({ sort: sort ?? 'newest' })}
    />
  );
  const isAsking = on > 0 || wish.words !== '';
  return (
    <section className="library-filters paper" aria-label={t('library:filters')}>
      <div className="filter-first">
        <div className="filter filter-search">
          <label htmlFor={id} className={isNarrow ? 'unseen' : undefined}>
            {t('library:search')}
          </label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('library:searchHint')}
            value={wish.words}
            onChange={({ currentTarget }) => set({ words: currentTarget.value })}
          />
        </div>
        {isNarrow ? (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {on === 0 ? t('library:filters') : t('library:filtersOn', { count: on })}
          </button>
        ) : (
          order
        )}
      </div>
      {isNarrow && !isOpen ? null : (
        <div className="filter-row">
          {isNarrow ? order : null}
          {choices}
        </div>
      )}
      <p className={isNarrow && !isAsking ? 'unseen' : 'filter-count'}>
        <output>{t('library:count', { shown, count })}</output>
        {isAsking ? (
          <button type="button" className="quiet" onClick={() => onWish({ ...ANYTHING, sort: wish.sort })}>
            {t('library:clear')}
          </button>
        ) : null}
      </p>
    </section>
  );
}
