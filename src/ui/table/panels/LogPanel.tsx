import { memo, useMemo } from 'react';
import type { Side, View } from '../../../memoir/index.ts';
import { t } from '../../text/i18n.ts';
import { logTurns } from '../log.ts';
import type { MemoirStep } from '../memoir-game.ts';

export interface LogPanelProps {
  readonly steps: readonly MemoirStep[];
  readonly view: View;
  readonly reader: Side | null;
}

/** The newest turn comes first, and in it the newest line. */
export const LogPanel = memo(function LogPanel({ steps, view, reader }: LogPanelProps) {
  const turns = useMemo(() => logTurns(steps, view, reader), [steps, view, reader]);
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="log" aria-label={t('table:log')} tabIndex={0}>
      <h2>{t('table:log')}</h2>
      {turns.length === 0 ? <p className="faint">{t('table:noLog')}</p> : null}
      {turns.map(({ id, title, side, lines }) => (
        <div key={id} className={`log-turn side-${side}`}>
          <h3>{title}</h3>
          <ol>
            {lines.map(({ id: line, text }) => (
              <li key={line}>{text}</li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
});
