import { seeAlso, topicOf } from '../../lessons/reference/entries.ts';
import type { Entry } from '../../lessons/reference/entry-schema.ts';
import { lessonsOf } from '../../lessons/reference/lessons-of.ts';
import { writeRoute } from '../route.ts';
import { t } from '../text/i18n.ts';
import { EntryLink } from './EntryLink.tsx';
import { factsAbout } from './facts-about.ts';

/** More would bury the first ones, which are mainly about it. */
const MOST_LESSONS = 4;

function Lessons({ entry }: { readonly entry: Entry }) {
  const lessons = lessonsOf(entry).slice(0, MOST_LESSONS);
  if (lessons.length === 0) return null;
  return (
    <ul className="entry-lessons" aria-label={t('reference:lessons')}>
      {lessons.map(({ id, title, kind }) => (
        <li key={id}>
          <a className="entry-lesson" href={writeRoute({ screen: 'learn', lesson: id })} data-lesson={id}>
            {t(kind === 'exercise' ? 'reference:tryIt' : 'reference:showMe', { lesson: title })}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Facts({ entry }: { readonly entry: Entry }) {
  const groups = factsAbout(entry);
  if (groups.length === 0) return null;
  return (
    <div className="entry-facts">
      <h3 className="unseen">{t('reference:facts')}</h3>
      {groups.map(({ title, lines }) => (
        <div key={title ?? ''}>
          {title === null ? null : <h4>{title}</h4>}
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function EntryArticle({ entry }: { readonly entry: Entry }) {
  const topic = topicOf(entry)?.topic;
  const also = seeAlso(entry);
  return (
    <article className="entry paper" data-entry={entry.id} aria-labelledby={`entry-${entry.id}`}>
      {topic === undefined ? null : <p className="entry-topic">{t(`reference:topic.${topic}`)}</p>}
      <h2 id={`entry-${entry.id}`} data-heading="" tabIndex={-1}>
        {entry.title}
      </h2>
      <p className="entry-text">{entry.text}</p>
      <Facts entry={entry} />
      <Lessons entry={entry} />
      {also.length === 0 ? null : (
        <div className="entry-see">
          <h3>{t('reference:see')}</h3>
          <ul>
            {also.map((one) => (
              <li key={one.id}>
                <EntryLink entry={one} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="entry-rules">
        <span>{t('reference:rules')}</span>
        {entry.rules.map((id) => (
          <a key={id} href={writeRoute({ screen: 'rules', rule: id })}>
            {id}
          </a>
        ))}
      </p>
    </article>
  );
}
