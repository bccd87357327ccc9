import { useId, useRef, type KeyboardEvent } from 'react';
import { t } from '../../text/i18n.ts';

export interface FindToolProps {
  readonly wanted: string;
  /** How many were found. */
  readonly count: number;
  onWanted(this: void, wanted: string): void;
  /** Takes the first that was found. */
  onEnter(this: void): void;
}

/** Looks through all palettes; Enter takes the first piece that fits. */
export function FindTool({ wanted, count, onWanted, onEnter }: FindToolProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Escape' && wanted !== '') {
      event.preventDefault();
      event.stopPropagation();
      onWanted('');
    } else if (event.key === 'ArrowDown') {
      const first = input.current?.closest('.palettes')?.querySelector<HTMLElement>('[data-found] [data-tile]');
      if (first) {
        event.preventDefault();
        first.focus();
      }
    }
  };
  return (
    <div className="find-tool">
      <label htmlFor={id} className="unseen">
        {t('workshop:palette.find')}
      </label>
      <input
        ref={input}
        type="text"
        id={id}
        value={wanted}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={t('workshop:palette.find')}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onWanted(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {wanted === '' ? null : (
        <button type="button" className="quiet" aria-label={t('workshop:palette.clear')} onClick={() => onWanted('')}>
          ×
        </button>
      )}
      <output id={`${id}-hint`} className="unseen">
        {wanted === '' ? t('workshop:palette.findHint') : t('workshop:palette.found', { count })}
      </output>
    </div>
  );
}
