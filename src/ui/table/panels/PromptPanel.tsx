import type { ReactNode } from 'react';
import type { Action, Side } from '../../../memoir/index.ts';
import { NO_CARD } from '../../../memoir/cards/card.ts';
import { airParts, WaiverButton } from '../../air/late.tsx';
import { actionText } from '../../text/actions.ts';
import { cardName } from '../../text/cards.ts';
import { t } from '../../text/i18n.ts';
import type { Prompt } from '../../text/prompts.ts';
import { playerText, sideWords } from '../../text/sides.ts';
import { isOnCard } from '../card-actions.ts';
import type { Leftovers } from '../leftovers.ts';
import { isPass } from '../../../memoir/passes.ts';
import type { TableScene } from '../scene-props.ts';
import type { UndoReach } from '../undo-reach.ts';
import { AskButton } from './AskButton.tsx';
import { UndoButtons } from './UndoButtons.tsx';

export interface PromptPanelProps {
  readonly scene: TableScene;
  readonly prompt: Prompt;
  /** Whose moment it is: the side that is asked, or while dice are looked at the side that rolled. */
  readonly asker: Side;
  /** Actions of the chosen unit or hex. */
  readonly asked: readonly Action[];
  /** Actions that are nowhere on the board. */
  readonly tableActions: readonly Action[];
  /** The action that only waits for its second tap. */
  readonly aimed: Action | null;
  /** What ending the phase would throw away, once somebody tried to. */
  readonly warning: Leftovers | null;
  readonly undo: UndoReach;
  /** The board lies so that the decider sits at the bottom. */
  readonly turned: boolean;
  onAction(this: void, action: Action): void;
  onUndo(this: void, clicks: number): void;
  /** No more of these questions in this turn; undefined: a lesson asks whenever it wants to know. */
  readonly onWaive: (() => void) | undefined;
  /** Shows how it works; undefined: not here. */
  readonly onAsk?: (() => void) | undefined;
  /** Between the question and its buttons. */
  readonly children?: ReactNode;
}

function warningText({ kind, count, text }: Leftovers): string {
  return kind === 'air' ? (text ?? '') : t(`table:left.${kind}`, { count });
}

/** Possible beside the card to be played, and seldom meant. */
function isWithdrawal({ type }: Action): boolean {
  return type === 'withdrawAircraft';
}

interface ActionButtonProps {
  readonly action: Action;
  readonly text: string;
  readonly isMain: boolean;
  /** Throws the dice that were aimed. */
  readonly isRoll?: boolean;
  onAction(this: void, action: Action): void;
}

function ActionButton({ action, text, isMain, isRoll = false, onAction }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={isRoll ? 'main roll' : isMain ? 'main' : undefined}
      data-action={action.type}
      aria-keyshortcuts={isPass(action) ? 'e' : undefined}
      onClick={() => onAction(action)}
    >
      {text}
    </button>
  );
}

/**
 * Who must decide what, and the answers that are not on the board. Passing comes first, and so has its place whatever
 * else can be pressed: when dice are rolled or ground is taken, a second click does not end the phase.
 */
export function PromptPanel(props: PromptPanelProps) {
  const { scene, prompt, asker, asked, tableActions, aimed, warning, undo, turned, onAction, onUndo, onWaive } = props;
  const { view, match, players } = scene;
  const words = { ...view, turned };
  const card = view.turn.card === NO_CARD ? null : cardName(view.turn.card);
  const isEndWarned =
    warning !== null && warning.kind !== 'lastMove' && warning.kind !== 'dark' && warning.again !== true;
  const hint = aimed?.type === 'attack' || aimed?.type === 'attackAircraft' ? t('prompts:battle.aimed') : prompt.hint;
  const isAnswer = view.decision === 'airAnswer';
  const buttons = [...asked, ...tableActions.filter((action) => !isOnCard(action, isAnswer))].filter(
    (action) => airParts(view.rules.airRules)?.isOnAirChoices(action) !== true,
  );
  const passes = buttons.filter(isPass);
  const mains = buttons.filter((action) => !isPass(action));
  // Nothing is left but to go on.
  const isOnlyPass = match.legal.every((action) => isPass(action) || isOnCard(action, isAnswer));
  const anyway = (action: Action) => t('table:endAnyway', { end: actionText(words, action) });
  return (
    <section className={`prompt side-${asker}`} aria-label={t('table:prompt')}>
      {props.onAsk === undefined ? null : <AskButton onAsk={props.onAsk} />}
      <div aria-live="polite">
        <p className="prompt-side">
          {playerText(asker, players)}
          {/* Whoever answers in the turn of the other side has not played the card. */}
          {asker === view.turn.side ? (
            card !== null && <span className="prompt-card">{card}</span>
          ) : (
            <span className="prompt-turn">{t('table:inTurnOf', sideWords(view.turn.side))}</span>
          )}
        </p>
        <h2>{prompt.title}</h2>
        {warning === null ? (
          <p className="prompt-hint">{hint}</p>
        ) : (
          <p className="prompt-hint prompt-warning">{warningText(warning)}</p>
        )}
      </div>
      {props.children}
      <div className="buttons">
        {passes.map((action) => (
          <ActionButton
            key={JSON.stringify(action)}
            action={action}
            text={isEndWarned ? anyway(action) : actionText(words, action)}
            isMain={isOnlyPass}
            onAction={onAction}
          />
        ))}
        {aimed === null ? null : (
          <ActionButton action={aimed} text={t('table:roll')} isMain isRoll onAction={onAction} />
        )}
        {mains
          .filter((action) => action !== aimed)
          .map((action) => (
            <ActionButton
              key={JSON.stringify(action)}
              action={action}
              text={isWithdrawal(action) && warning?.kind === 'air' ? anyway(action) : actionText(words, action)}
              isMain={aimed === null && !isWithdrawal(action)}
              onAction={onAction}
            />
          ))}
        {passes.length === 0 || onWaive === undefined ? null : <WaiverButton view={view} onWaive={onWaive} />}
      </div>
      <UndoButtons reach={undo} onUndo={onUndo} />
    </section>
  );
}
