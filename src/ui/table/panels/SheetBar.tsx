import { t } from '../../text/i18n.ts';
import { AskButton } from './AskButton.tsx';

export type Sheet = 'hand' | 'log' | 'air';

export interface SheetBarProps {
  readonly sheet: Sheet | null;
  readonly hasAir: boolean;
  onSheet(this: void, sheet: Sheet | null): void;
  /** Where the hand lies over the question; undefined: not here. */
  readonly onAsk?: (() => void) | undefined;
}

/** On a small screen the hand and the log are sheets over the board. */
export function SheetBar({ sheet, hasAir, onSheet, onAsk }: SheetBarProps) {
  const button = (name: Sheet, text: string) => (
    <button
      type="button"
      data-sheet={name}
      aria-pressed={sheet === name}
      onClick={() => onSheet(sheet === name ? null : name)}
    >
      {text}
    </button>
  );
  return (
    <nav className="sheet-bar" aria-label={t('table:sheets')}>
      {button('hand', t('table:sheetHand'))}
      {button('log', t('table:sheetLog'))}
      {hasAir ? button('air', t('table:sheetAir')) : null}
      {onAsk === undefined ? null : <AskButton onAsk={onAsk} />}
    </nav>
  );
}
