import type { Entry } from '../../lessons/reference/entry-schema.ts';
import { writeRoute } from '../route.ts';

export interface EntryLinkProps {
  readonly entry: Entry;
  /** With what it says and its rules. */
  readonly withText?: boolean;
  readonly isCurrent?: boolean;
}

export function EntryLink({ entry, withText = false, isCurrent = false }: EntryLinkProps) {
  return (
    <a
      className="entry-link"
      href={writeRoute({ screen: 'rules', rule: entry.id })}
      data-entry={entry.id}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className="entry-name">{entry.title}</span>
      {withText ? (
        <>
          <span className="entry-ids">{entry.rules.join(' · ')}</span>
          <span className="entry-start">{entry.text}</span>
        </>
      ) : null}
    </a>
  );
}
