import { useMemo } from 'react';
import { lastWords } from '../log.ts';
import type { TableScene } from '../scene-props.ts';

/** Tells screen readers what the last click did. */
export function Announcer({ scene }: { readonly scene: TableScene }) {
  const { match, view } = scene;
  const text = useMemo(() => lastWords(match.steps, view), [match.steps, view]);
  return (
    <p className="unseen announcer" role="log" aria-live="polite">
      {text}
    </p>
  );
}
