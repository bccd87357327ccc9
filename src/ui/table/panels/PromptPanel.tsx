import type { Action } from '../../../memoir/index.ts';
import { undoableSteps } from '../../../store/match.ts';
import { actionText } from '../../text/actions.ts';
import { t } from '../../text/i18n.ts';
import type { Prompt } from '../../text/prompts.ts';
import { sideText } from '../../text/sides.ts';
import { isCardAction } from '../card-actions.ts';
import type { TableScene } from '../scene-props.ts';

interface UndoProps {
  readonly count: number;
  onUndo(this: void, count: number): void;
}

function Undo({ count, onUndo }: UndoProps) {
  return (
    <>
      <button
        type="button"
        className="quiet"
        disabled={count === 0}
        title={count === 0 ? t('table:cannotUndo') : undefined}
        onClick={() => onUndo(1)}
      >
        {t('table:undo')}
      </button>
      {count > 1 ? (
        <button type="button" className="quiet" onClick={() => onUndo(count)}>
          {t('table:undoAll', { number: count })}
        </button>
      ) : null}
    </>
  );
}

export interface PromptPanelProps {
  readonly scene: TableScene;
  readonly prompt: Prompt;
  /** Actions of the chosen unit or hex. */
  readonly asked: readonly Action[];
  /** Actions that are nowhere on the board. */
  readonly tableActions: readonly Action[];
  onUndo(this: void, count: number): void;
}

/** Who must decide what, and the answers that are not on the board: main ones, then passing, then undo. */
export function PromptPanel({ scene, prompt, asked, tableActions, onUndo }: PromptPanelProps) {
  const { view, match, act } = scene;
  const buttons = [...asked, ...tableActions.filter((action) => !isCardAction(action))];
  // Yes or no, and nothing on the board.
  const isQuestion = match.legal.length === tableActions.length && buttons.length <= 2;
  return (
    <section className={`prompt side-${view.side}`} aria-label={t('table:prompt')}>
      <div aria-live="polite">
        <p className="prompt-side">{sideText(view.side)}</p>
        <h2>{prompt.title}</h2>
        <p className="prompt-hint">{prompt.hint}</p>
      </div>
      <div className="buttons">
        {buttons.map((action, at) => (
          <button
            type="button"
            key={JSON.stringify(action)}
            className={asked.includes(action) || (isQuestion && at === 0) ? 'main' : undefined}
            data-action={action.type}
            onClick={() => act(action)}
          >
            {actionText(view, action)}
          </button>
        ))}
        <Undo count={undoableSteps(match)} onUndo={onUndo} />
      </div>
    </section>
  );
}
