import { diveForecast, strafeForecast } from '../../../memoir/air/air-pack/forecast.ts';
import { nextCheckOf } from '../../../memoir/air/air-pack/sortie-plan.ts';
import { NO_UNIT } from '../../../memoir/state.ts';
import type { Action, State, View } from '../../../memoir/index.ts';
import { opponent } from '../../../memoir/side.ts';
import type { AirChoicesProps } from '../../air/flight/AirChoices.tsx';
import { isSameAction } from '../../table/choices.ts';
import { actionText } from '../../text/actions.ts';
import { t } from '../../text/i18n.ts';
import { percentText } from '../../text/numbers.ts';
import { hexName, unitOn } from '../../text/scene.ts';
import { capital } from '../../text/sides.ts';
import { isWholeStretch } from '../planes.ts';
import { planesOnGround } from '../told/names.ts';
import { CheckNote } from './CheckNote.tsx';
import { checkTitle } from './next-check.ts';
import './end-of-move.css';

const CHOICES = ['strafe', 'dive', 'rescue', 'land', 'supportGround', 'interdictGround'] as const;
type EndAction = Extract<Action, { type: (typeof CHOICES)[number] }>;

type Strafe = Extract<EndAction, { type: 'strafe' }>;

function isChoice(action: Action): action is EndAction {
  return (CHOICES as readonly string[]).includes(action.type);
}

/** Whom a die falls on, with its odds. */
function targetTexts(view: View, state: State, action: Extract<Action, { type: 'strafe' }>): string[] {
  return strafeForecast(state, action.from, action.to).map(({ hex, unit, hit }) => {
    const target = unit === NO_UNIT ? planesOnGround(view, opponent(view.side), hex) : unitOn(view, unit);
    return t('airPack:act.target', { target: capital(target), hit: percentText(hit) });
  });
}

/** What it would do, line by line. */
function effectTexts(view: View, state: State, action: EndAction): string[] {
  switch (action.type) {
    case 'strafe':
      return targetTexts(view, state, action);
    case 'dive': {
      const { kill, medal } = diveForecast(state, action.unit);
      return [t('airPack:act.dive', { kill: percentText(kill), medal: percentText(medal) })];
    }
    default:
      return [t(`airPack:act.${action.type}`)];
  }
}

interface ChoiceProps extends AirChoicesProps {
  readonly action: EndAction;
}

function Choice({ view, state, action, aimed, turned, onAction }: ChoiceProps) {
  const isAimed = isSameAction(aimed, action);
  const isStrike = action.type === 'strafe' || action.type === 'dive';
  const title = isAimed ? t('airPack:act.roll') : actionText({ ...view, turned }, action);
  const effects = effectTexts(view, state, action);
  return (
    <li>
      <button
        type="button"
        className={['end-choice', isStrike ? 'end-strike' : '', isAimed ? 'end-aimed' : ''].join(' ')}
        data-action={action.type}
        aria-label={[title, ...effects].join('. ')}
        onClick={() => onAction(action)}
      >
        <b>{title}</b>
        {effects.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </button>
    </li>
  );
}

/** Fewer hexes than it could strafe: seldom meant. */
function isLess(view: View, action: EndAction): action is Strafe {
  return action.type === 'strafe' && !isWholeStretch(view, action);
}

/** Shorter stretches, in one row of small buttons. */
function Shorter({
  view,
  turned,
  aimed,
  actions,
  onAction,
}: AirChoicesProps & { readonly actions: readonly Strafe[] }) {
  return (
    <p className="end-less">
      {t('airPack:act.less')}
      {actions.map((action) => (
        <button
          key={`${action.from} ${action.to}`}
          type="button"
          className={isSameAction(aimed, action) ? 'end-aimed' : undefined}
          data-action="strafe"
          aria-label={actionText({ ...view, turned }, action)}
          onClick={() => onAction(action)}
        >
          {isSameAction(aimed, action)
            ? t('airPack:act.roll')
            : [...new Set([action.from, action.to])].map((hex) => hexName(view, hex)).join(' – ')}
        </button>
      ))}
    </p>
  );
}

/** The move is over: its special actions with what each would do, and next turn's check where it is. */
export function EndOfMove(props: AirChoicesProps) {
  const { view, state, legal } = props;
  const check = nextCheckOf(state, view.side);
  const choices = legal.filter(isChoice);
  const less = choices.filter((action) => isLess(view, action));
  return (
    <section className="end-of-move" aria-label={t('airPack:act.name')}>
      <ul>
        {choices
          .filter((action) => !isLess(view, action))
          .map((action) => (
            <Choice key={JSON.stringify(action)} {...props} action={action} />
          ))}
      </ul>
      {less.length === 0 ? null : <Shorter {...props} actions={less} />}
      {check === null ? null : <CheckNote title={checkTitle(check)} check={check.forecast} isBrief />}
    </section>
  );
}
