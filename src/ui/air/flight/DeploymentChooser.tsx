import { AIRCRAFT_TYPES, type AircraftType } from '../../../memoir/air/aircraft.ts';
import { NO_AIR_CARD } from '../../../memoir/air/new-flight-plan/card.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import { TYPE_ROWS } from '../../../memoir/air/new-flight-plan/types.ts';
import { CENTRE, LEFT } from '../../../memoir/cards/card.ts';
import type { Action, View } from '../../../memoir/index.ts';
import { Sections } from '../../table/panels/CardFace.tsx';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { capital, sectionText } from '../../text/sides.ts';
import { Airframe } from '../Airframe.tsx';
import { typesInBattle } from '../panels/ReservePanel.tsx';
import { modelOf } from './aircraft.ts';
import type { AirChoicesProps } from './AirChoices.tsx';
import './deployment.css';

type Deploy = Extract<Action, { type: 'deployAircraft' }>;

/** A player who sits at the top of the screen has the left flank on its right. */
function isMirrored(view: View, turned: boolean): boolean {
  return view.rules.sides[view.side].top && !turned;
}

function placeText(view: View, section: number, turned: boolean): string {
  const text = sectionText(section);
  if (!isMirrored(view, turned) || section === CENTRE) return text;
  return t(`flight:deploy.turned.${section === LEFT ? 'left' : 'right'}`, { section: text });
}

/** As the sections lie on the screen, from left to right. */
export function deployments(view: View, legal: readonly Action[], turned: boolean): readonly Deploy[] {
  const all = legal.filter((action) => action.type === 'deployAircraft');
  if (!isMirrored(view, turned)) return all;
  return AIRCRAFT_TYPES.flatMap((type) => all.filter(({ aircraft }) => aircraft === type).toReversed());
}

function factsText(type: AircraftType): string {
  const { stock, dogfight } = TYPE_ROWS[type];
  return rowText([
    ...(stock.mg > 0 ? [t('flight:deploy.mg', { mg: stock.mg })] : []),
    ...(stock.bomb > 0 ? [t('flight:deploy.bomb', { bomb: stock.bomb })] : []),
    t('flight:deploy.dogfight', { count: dogfight }),
  ]);
}

/** The card on the table, if it is for this type. */
function specialFor(view: View, type: AircraftType): string | null {
  const air = flightPlanView(view.air);
  const { played = [NO_AIR_CARD, NO_AIR_CARD] } = air?.turn ?? {};
  const row = air?.deck.cards[played[view.side]];
  return row?.moment === 'withTheOrder' && row.symbol === type ? row.title : null;
}

interface TypeRowProps extends AirChoicesProps {
  readonly type: AircraftType;
}

function TypeChoice({ type, view, legal, turned, onAction }: TypeRowProps) {
  const actions = deployments(view, legal, turned).filter(({ aircraft }) => aircraft === type);
  const model = modelOf(view, view.side, type);
  const name = t(`air:model.${model}`);
  const special = specialFor(view, type);
  const isLost = actions.length === 0;
  const sendText = (section: number) => t('flight:deploy.send', { section: placeText(view, section, turned) });
  const facts = factsText(type);
  return (
    <li className={isLost ? 'deploy-type deploy-lost' : 'deploy-type'}>
      <svg className="deploy-picture" viewBox="-47 -42 94 84" aria-hidden="true">
        <Airframe model={model} pose="still" />
        {isLost ? <path className="deploy-cross" d="M-40 -36L40 36M40 -36L-40 36" /> : null}
      </svg>
      <div className="deploy-words">
        <p className="deploy-name">
          <b>{name}</b> <span>{t(`air:type.${type}`)}</span>
        </p>
        <p className="deploy-facts">{isLost ? t('flight:deploy.lost') : facts}</p>
        {special === null || isLost ? null : (
          <p className="deploy-special">{t('flight:deploy.special', { card: special })}</p>
        )}
      </div>
      {isLost ? null : (
        <div className="deploy-sections">
          {actions.map((action) => (
            <button
              key={action.section}
              type="button"
              className="main"
              data-action="deployAircraft"
              data-aircraft={type}
              data-section={action.section}
              aria-label={t('flight:deploy.label', { aircraft: name, send: sendText(action.section) })}
              onClick={() => onAction(action)}
            >
              {actions.length === 1 ? (
                sendText(action.section)
              ) : (
                <>
                  <Sections sections={action.section} mirrored={isMirrored(view, turned)} />
                  {capital(sectionText(action.section))}
                </>
              )}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

/** The types of the side with what they can do; those that are lost are crossed out. */
export function DeploymentChooser(props: AirChoicesProps) {
  const { side } = props.view;
  const air = flightPlanView(props.view.air);
  const types = air === null ? [] : typesInBattle(air.sides[side]);
  return (
    <ul className="deployment">
      {types.map((type) => (
        <TypeChoice key={type} type={type} {...props} />
      ))}
    </ul>
  );
}
