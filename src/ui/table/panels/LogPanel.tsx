import { memo, useMemo } from 'react';
import type { Hex } from '../../../hex/board.ts';
import type { Side, View } from '../../../memoir/index.ts';
import type { MemoirStep } from '../../../store/memoir.ts';
import { t } from '../../text/i18n.ts';
import { logTurns } from '../log.ts';

export interface LogPanelProps {
  readonly steps: readonly MemoirStep[];
  readonly view: View;
  readonly reader: Side | null;
  /** The pointer or the focus is on an entry: these hexes belong to it. */
  onPoint(this: void, hexes: readonly Hex[]): void;
  /** To the moment after this step. */
  onJump(this: void, step: number): void;
}

const NOWHERE: readonly Hex[] = [];

/** The newest turn comes first, and in it the newest line. */
export const LogPanel = memo(function LogPanel({ steps, view, reader, onPoint, onJump }: LogPanelProps) {
  const turns = useMemo(() => logTurns(steps, view, reader), [steps, view, reader]);
  return (
    <section className="log" aria-label={t('table:log')} onPointerLeave={() => onPoint(NOWHERE)}>
      <div className="log-head">
        <h2>{t('table:log')}</h2>
        {steps.length === 0 ? null : (
          <button type="button" className="quiet" onClick={() => onJump(steps.length - 1)}>
            {t('table:wholeLog')}
          </button>
        )}
      </div>
      {turns.length === 0 ? <p className="faint">{t('table:noLog')}</p> : null}
      {turns.map(({ id, title, side, lines }) => (
        <div key={id} className={`log-turn side-${side}`}>
          <h3>{title}</h3>
          <ol>
            {lines.map(({ id: line, text, hexes, step }) => (
              <li key={line}>
                <button
                  type="button"
                  className="log-line"
                  title={t('table:logJump')}
                  onPointerEnter={() => onPoint(hexes)}
                  onFocus={() => onPoint(hexes)}
                  onBlur={() => onPoint(NOWHERE)}
                  onClick={() => onJump(step)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
});
