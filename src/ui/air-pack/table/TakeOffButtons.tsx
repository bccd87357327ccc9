import type { Action } from '../../../memoir/index.ts';
import { Airframe } from '../../air/Airframe.tsx';
import { t } from '../../text/i18n.ts';
import { abilitiesText } from '../abilities.ts';
import { modelIdOf } from '../plane-model.ts';
import { modelName } from '../planes.ts';
import './launch.css';

type TakeOff = Extract<Action, { type: 'takeOff' }>;

export interface TakeOffButtonsProps {
  readonly actions: readonly TakeOff[];
  onAction(this: void, action: Action): void;
}

/** The planes that can leave one base, each with its picture. */
export function TakeOffButtons({ actions, onAction }: TakeOffButtonsProps) {
  return (
    <ul className="take-offs">
      {actions.map((action) => (
        <li key={`${action.model} ${action.onTheMove}`}>
          <button type="button" data-action="takeOff" data-model={action.model} onClick={() => onAction(action)}>
            <svg viewBox="-47 -42 94 84" aria-hidden="true">
              <Airframe model={modelIdOf(action.model)} pose="still" />
            </svg>
            <span>
              <b>
                {t(action.onTheMove ? 'airPack:launch.takeOffOnTheMove' : 'airPack:launch.takeOff', {
                  plane: modelName(action.model),
                })}
              </b>
              <small>{abilitiesText(action.model)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
