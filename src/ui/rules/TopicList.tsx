import { useEffect, useRef } from 'react';
import { TOPICS } from '../../lessons/reference/entries.ts';
import type { Entry, TopicFile } from '../../lessons/reference/entry-schema.ts';
import { t } from '../text/i18n.ts';
import { EntryLink } from './EntryLink.tsx';

type Part = 'ground' | 'air' | 'airPack';

function partOf({ topic }: TopicFile): Part {
  if (topic.startsWith('pack')) return 'airPack';
  return topic.startsWith('air') ? 'air' : 'ground';
}

const PARTS = (['ground', 'air', 'airPack'] as const).map((id) => ({
  id,
  topics: TOPICS.filter((file) => partOf(file) === id),
}));

function Topic({ file, open }: { readonly file: TopicFile; readonly open: Entry | undefined }) {
  const isHere = open !== undefined && file.entries.includes(open);
  return (
    <details className="topic" open={isHere} data-topic={file.topic}>
      <summary>
        {t(`reference:topic.${file.topic}`)} <span className="topic-count">{file.entries.length}</span>
      </summary>
      <ul>
        {file.entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} isCurrent={entry === open} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every entry under its topic; the topic of what is read is open. */
export function TopicList({ open }: { readonly open: Entry | undefined }) {
  const list = useRef<HTMLElement>(null);
  // A list that scrolls by itself shows where one is; the page is not moved for it.
  useEffect(() => {
    const nav = list.current;
    const current = open === undefined ? null : nav?.querySelector(`[data-entry='${open.id}']`);
    if (nav === null || current === null || current === undefined) return;
    const [outer, inner] = [nav.getBoundingClientRect(), current.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) nav.scrollTop += inner.top - outer.top - outer.height / 3;
  }, [open]);
  return (
    <nav ref={list} className="rules-topics paper" aria-label={t('reference:topics')}>
      {PARTS.map(({ id, topics }) => (
        <section key={id} className="topic-part" aria-labelledby={`part-${id}`}>
          <h2 id={`part-${id}`}>{t(`reference:part.${id}`)}</h2>
          {topics.map((file) => (
            <Topic key={file.topic} file={file} open={open} />
          ))}
        </section>
      ))}
    </nav>
  );
}
