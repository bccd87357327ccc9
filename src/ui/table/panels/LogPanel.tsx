import { memo, useCallback, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { Hex } from '../../../hex/board.ts';
import type { Side, View } from '../../../memoir/index.ts';
import type { MemoirStep } from '../../../store/memoir.ts';
import { t } from '../../text/i18n.ts';
import { logTurns, TURNS_SHOWN, type LogLine } from '../log.ts';

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

interface EntryProps extends Pick<LogPanelProps, 'onPoint' | 'onJump'> {
  readonly line: LogLine;
  /** The one line that the Tab key reaches; arrows lead to the others. */
  readonly isFirst: boolean;
}

/** What a line says never changes under its id; the walk that grows by a step gets another one. */
function saysSame(a: EntryProps, b: EntryProps): boolean {
  const isSameLine = a.line.id === b.line.id && a.line.text === b.line.text && a.isFirst === b.isFirst;
  return isSameLine && a.onPoint === b.onPoint && a.onJump === b.onJump;
}

const Entry = memo(function Entry({ line, isFirst, onPoint, onJump }: EntryProps) {
  const { text, hexes, step } = line;
  return (
    <li>
      <button
        type="button"
        className="log-line"
        tabIndex={isFirst ? 0 : -1}
        title={t('table:logJump')}
        onPointerEnter={() => onPoint(hexes)}
        onPointerLeave={() => onPoint(NOWHERE)}
        onFocus={() => onPoint(hexes)}
        onBlur={() => onPoint(NOWHERE)}
        onClick={() => onJump(step)}
      >
        {text}
      </button>
    </li>
  );
}, saysSame);

/** Up and down lead from line to line. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')];
  const at = lines.findIndex((line) => line === document.activeElement);
  if (step === 0 || at === -1) return;
  event.preventDefault();
  lines[at + step]?.focus();
}

/** The same function for good, so that the lines of old turns are not drawn anew. */
function useSteady(onJump: LogPanelProps['onJump']): LogPanelProps['onJump'] {
  const latest = useRef(onJump);
  useLayoutEffect(() => {
    latest.current = onJump;
  });
  return useCallback((step) => latest.current(step), []);
}

/** The newest turn comes first, and in it the newest line. */
export const LogPanel = memo(function LogPanel({ steps, view, reader, onPoint, onJump }: LogPanelProps) {
  const jump = useSteady(onJump);
  const turns = useMemo(() => logTurns(steps, view, reader), [steps, view, reader]);
  return (
    // The lines in it are the buttons; the arrow keys are heard here, in one place.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className="log" aria-label={t('table:log')} onKeyDown={onArrow}>
      <div className="log-head">
        <h2>{t('table:log')}</h2>
        {steps.length === 0 ? null : (
          <button type="button" className="quiet" onClick={() => onJump(steps.length - 1)}>
            {t('table:wholeLog')}
          </button>
        )}
      </div>
      {turns.length === 0 ? <p className="faint">{t('table:noLog')}</p> : null}
      {turns.map(({ id, title, side, lines }, turn) => (
        <div key={id} className={`log-turn side-${side}`}>
          <h3>{title}</h3>
          <ol>
            {lines.map((line, at) => (
              <Entry key={line.id} line={line} isFirst={turn === 0 && at === 0} onPoint={onPoint} onJump={jump} />
            ))}
          </ol>
        </div>
      ))}
      {turns.length < TURNS_SHOWN ? null : <p className="faint">{t('table:olderLog')}</p>}
    </section>
  );
});
