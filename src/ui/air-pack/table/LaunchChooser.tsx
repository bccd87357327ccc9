import { airCheckForecast } from '../../../memoir/air/air-pack/forecast.ts';
import type { PlaneModel } from '../../../memoir/air/air-pack/planes.ts';
import { EVERY_SECTION } from '../../../memoir/cards/card.ts';
import type { Action } from '../../../memoir/index.ts';
import { Airframe } from '../../air/Airframe.tsx';
import type { AirChoicesProps } from '../../air/flight/AirChoices.tsx';
import { Sections } from '../../table/panels/CardFace.tsx';
import { t } from '../../text/i18n.ts';
import { hexName } from '../../text/scene.ts';
import { capital, sectionText } from '../../text/sides.ts';
import { abilitiesText } from '../abilities.ts';
import { modelIdOf } from '../plane-model.ts';
import { modelName } from '../planes.ts';
import { ownPlane } from '../told/names.ts';
import { checkOdds } from './check-text.ts';
import { TakeOffButtons } from './TakeOffButtons.tsx';
import '../../air/flight/deployment.css';
import './launch.css';

type Launch = Extract<Action, { type: 'launchPlane' }>;
type TakeOff = Extract<Action, { type: 'takeOff' }>;

interface LaunchRowProps extends AirChoicesProps {
  readonly model: PlaneModel;
  readonly actions: readonly Launch[];
}

function sendText(action: Launch): string {
  if (action.section === EVERY_SECTION) return t('airPack:launch.anyEdge');
  return t('airPack:launch.edgeOf', { section: sectionText(action.section) });
}

/** As the sections lie on the screen, from left to right. */
function inOrder(actions: readonly Launch[], isMirrored: boolean): readonly Launch[] {
  return isMirrored ? actions.toReversed() : actions;
}

function LaunchRow({ view, turned, model, actions, onAction }: LaunchRowProps) {
  const isMirrored = view.rules.sides[view.side].top && !turned;
  return (
    <li className="deploy-type">
      <svg className="deploy-picture" viewBox="-47 -42 94 84" aria-hidden="true">
        <Airframe model={modelIdOf(model)} pose="still" />
      </svg>
      <div className="deploy-words">
        <p className="deploy-name">
          <b>{modelName(model)}</b>
        </p>
        <p className="deploy-facts">{abilitiesText(model)}</p>
      </div>
      <div className="deploy-sections">
        {inOrder(actions, isMirrored).map((action) => (
          <button
            key={action.section}
            type="button"
            className="main"
            data-action="launchPlane"
            data-model={model}
            data-section={action.section}
            aria-label={t('airPack:launch.label', { plane: modelName(model), send: sendText(action) })}
            onClick={() => onAction(action)}
          >
            {action.section === EVERY_SECTION || actions.length === 1 ? (
              capital(sendText(action))
            ) : (
              <>
                <Sections sections={action.section} mirrored={isMirrored} />
                {capital(sectionText(action.section))}
              </>
            )}
          </button>
        ))}
      </div>
    </li>
  );
}

/** The plane in flight: on with it, without a check, or home with it and another one up. */
function InFlight({ view, state, legal, onAction }: AirChoicesProps) {
  const check = airCheckForecast(state, view.side);
  const has = (type: Action['type']) => legal.some((action) => action.type === type);
  return (
    <ul className="sortie-choices">
      {has('sendPlane') ? (
        <li>
          <button
            type="button"
            className="main"
            data-action="sendPlane"
            onClick={() => onAction({ type: 'sendPlane' })}
          >
            {t('airPack:launch.send', { plane: ownPlane(view) })}
          </button>
          <p>
            {check === null || check.dice === 0
              ? t('airPack:launch.sendText')
              : t('airPack:launch.sendSpares', { odds: checkOdds(check) })}
          </p>
        </li>
      ) : null}
      {has('recallPlane') ? (
        <li>
          <button type="button" data-action="recallPlane" onClick={() => onAction({ type: 'recallPlane' })}>
            {t('airPack:launch.recall')}
          </button>
          <p>{t('airPack:launch.recallText', { plane: ownPlane(view) })}</p>
        </li>
      ) : null}
    </ul>
  );
}

/** What a sortie can do: planes with what they do, the edge they come by, and those that take off. */
export function LaunchChooser(props: AirChoicesProps) {
  const { view, legal, onAction } = props;
  const launches = legal.filter((action): action is Launch => action.type === 'launchPlane');
  const takeOffs = legal.filter((action): action is TakeOff => action.type === 'takeOff');
  const isInFlight = legal.some(({ type }) => type === 'sendPlane' || type === 'recallPlane');
  return (
    <>
      {isInFlight ? <InFlight {...props} /> : null}
      <ul className="deployment">
        {[...new Set(launches.map(({ model }) => model))].map((model) => (
          <LaunchRow
            key={model}
            {...props}
            model={model}
            actions={launches.filter((action) => action.model === model)}
          />
        ))}
      </ul>
      {[...new Set(takeOffs.map(({ hex }) => hex))].map((hex) => (
        <section key={hex} className="base-take-offs">
          <h3>{t('airPack:launch.base', { hex: hexName(view, hex) })}</h3>
          <TakeOffButtons actions={takeOffs.filter((action) => action.hex === hex)} onAction={onAction} />
        </section>
      ))}
    </>
  );
}
