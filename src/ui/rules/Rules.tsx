import { useEffect, useMemo, useRef, useState } from 'react';
import { findEntries } from '../../lessons/reference/find.ts';
import { lookUp } from '../../lessons/reference/look-up.ts';
import { goTo, START } from '../route.ts';
import { useShortcuts } from '../table/use-shortcuts.ts';
import { t } from '../text/i18n.ts';
import { BY_FINGER, useMedia } from '../use-media.ts';
import { wayBack } from '../way-back.ts';
import { backText, LESSONS_SCREEN } from './back.ts';
import { EntryArticle } from './EntryArticle.tsx';
import { EntryLink } from './EntryLink.tsx';
import { TopicList } from './TopicList.tsx';
import '../screen-bar.css';
import './rules.css';

export interface RulesProps {
  /** What to look up; null: nothing yet. */
  readonly address: string | null;
}

/** Enough for a first turn. */
const FIRST = 'turn+ordering+move-and-battle+battle-dice+hits+retreat+take-ground+winning+air-turn';

function Beginning() {
  const isFinger = useMedia(BY_FINGER);
  return (
    <section className="rules-found paper">
      <p className="rules-lead" data-heading="" tabIndex={-1}>
        {t(isFinger ? 'reference:leadByFinger' : 'reference:lead')}
      </p>
      <h2>{t('reference:begin')}</h2>
      <ol>
        {lookUp(FIRST).map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} withText />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The rules to search and to read. */
export function Rules({ address }: RulesProps) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLElement>(null);
  const entries = useMemo(() => (address === null ? [] : lookUp(address)), [address]);
  const found = useMemo(() => findEntries(query), [query]);
  // What was looked for is found: the field is for the next question.
  const [shownFor, setShownFor] = useState(address);
  if (shownFor !== address) {
    setShownFor(address);
    setQuery('');
  }
  const back = wayBack('beforeRules') ?? LESSONS_SCREEN;
  const leave = () => goTo(back);
  useShortcuts(
    {
      '/': () => field.current?.focus(),
      Escape: leave,
    },
    true,
  );
  // Those who listen hear the entry they went to.
  const wasAt = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const isFirst = wasAt.current === undefined;
    if (wasAt.current === address) return;
    wasAt.current = address;
    document.documentElement.scrollTop = 0;
    if (address !== null || !isFirst) page.current?.querySelector<HTMLElement>('[data-heading]')?.focus();
  }, [address]);

  const isSearching = query.trim() !== '';
  const [first] = entries;
  const name =
    first === undefined
      ? t('reference:title')
      : t('reference:titleOf', { entry: first.title, title: t('reference:title') });
  return (
    <div className={`rules${address === null ? '' : ' rules-reading'}${isSearching ? ' rules-searching' : ''}`}>
      <title>{t('reference:titleOf', { entry: name, title: t('page:title') })}</title>
      <header className="screen-bar rules-head paper">
        <button type="button" className="main" data-back={back.screen} onClick={leave}>
          {backText(back)}
        </button>
        <h1>{t('reference:title')}</h1>
        <search className="rules-search">
          <input
            ref={field}
            type="search"
            value={query}
            placeholder={t('reference:searchHint')}
            aria-label={t('reference:search')}
            aria-keyshortcuts="/"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter' && found[0] !== undefined) goTo({ screen: 'rules', rule: found[0].id });
              if (key !== 'Escape') return;
              setQuery('');
              currentTarget.blur();
            }}
          />
          <kbd aria-hidden="true">/</kbd>
        </search>
        <button type="button" className="quiet rules-home" onClick={() => goTo(START)}>
          {t('reference:home')}
        </button>
      </header>
      <TopicList open={first} />
      <main ref={page} className="rules-page">
        <output className="unseen">{isSearching ? t('reference:found', { count: found.length }) : ''}</output>
        {isSearching ? (
          <section className="rules-found paper" aria-label={t('reference:results')}>
            <h2>{t('reference:found', { count: found.length })}</h2>
            {found.length === 0 ? <p>{t('reference:foundNone', { query: query.trim() })}</p> : null}
            <ol>
              {found.map((entry) => (
                <li key={entry.id}>
                  <EntryLink entry={entry} withText />
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        {isSearching ? null : (
          <>
            {address === null ? (
              <Beginning />
            ) : (
              <p className="rules-all">
                <a href="#/rules">{t('reference:all')}</a>
              </p>
            )}
            {address !== null && entries.length === 0 ? (
              <p className="notice paper" role="alert" data-heading="" tabIndex={-1}>
                {t('reference:unknown', { id: address })}
              </p>
            ) : null}
            {entries.map((entry) => (
              <EntryArticle key={entry.id} entry={entry} />
            ))}
          </>
        )}
      </main>
    </div>
  );
}
