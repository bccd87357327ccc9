import { runForecast } from '../../../memoir/air/new-flight-plan/forecast.ts';
import { apply, type Action, type State, type View } from '../../../memoir/index.ts';
import { actionText } from '../../text/actions.ts';
import { t } from '../../text/i18n.ts';
import { percentText } from '../../text/numbers.ts';
import { Marker } from '../MarkerDrawing.tsx';
import { diceWords } from './dice-words.ts';
import { hitChance } from './odds-text.ts';
import { planOf } from './sights.ts';

export type LayAction = Extract<Action, { type: 'layMarker' }>;

export interface MarkerChooserProps {
  readonly view: View;
  readonly state: State;
  readonly actions: readonly LayAction[];
  onAction(this: void, action: Action): void;
}

interface KindProps extends Omit<MarkerChooserProps, 'actions'> {
  readonly action: LayAction;
  readonly number: number;
}

function Kind({ view, state, action, number, onAction }: KindProps) {
  const after = apply(state, action).state;
  const target = runForecast(after).at(-1);
  const plan = planOf(state);
  const special = plan?.special ?? null;
  const loses = plan?.specialLost === false && planOf(after)?.specialLost === true;
  if (target === undefined) return null;
  return (
    <button
      type="button"
      data-action="layMarker"
      data-ammunition={action.ammunition}
      aria-keyshortcuts={String(number)}
      onClick={() => onAction(action)}
    >
      <Marker ammunition={action.ammunition} />
      <span className="chooser-words">
        <span className="unseen">{actionText(view, action)}</span>
        <span aria-hidden="true" className="chooser-kind">
          {t(`flight:kind.${action.ammunition}`)}
        </span>
        <span>{diceWords(target.dice)}</span>
        <b>{percentText(hitChance(target))}</b>
      </span>
      {loses && special !== null ? (
        <span className="chooser-warning">{t('flight:panel.specialLostBy', { card: special.title })}</span>
      ) : null}
    </button>
  );
}

/** On the board, at the enemy below: what to attack it with. Flying on leaves it alone. */
export function MarkerChooser({ actions, ...props }: MarkerChooserProps) {
  return (
    <div className="marker-chooser">
      {actions.map((action, at) => (
        <Kind key={action.ammunition} {...props} action={action} number={at + 1} />
      ))}
    </div>
  );
}
