import type { Draft } from 'immer';
import { AIRCRAFT_TYPES, type AircraftType } from '../../../memoir/air/aircraft.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../../memoir/side.ts';
import { terrainRow } from '../../../memoir/terrain/data/rows.ts';
import { airOptionsOf, type AirOptionsFile } from '../../../scenarios/air-options.ts';
import { lookAtHex } from '../../../store/drawing-table.ts';
import { workshop } from '../../../store/workshop.ts';
import { shownPieces } from '../../../workshop/picture.ts';
import { planBoard, type Plan } from '../../../workshop/plan.ts';
import { DeckChoice } from '../../air/setup/DeckChoice.tsx';
import { whySuperior } from '../../air/panels/superiority-text.ts';
import { SideMark } from '../../settings/SideMark.tsx';
import { Segments } from '../../settings/Segments.tsx';
import { Switch } from '../../settings/Switch.tsx';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import { setAir } from './edit-air.ts';
import { Select } from './fields.tsx';
import '../../air/setup/air-setup.css';

const SUPERIOR = ['table', 'allies', 'axis', 'none'] as const;
const ON_OFF = ['usual', 'on', 'off'] as const;

/** Both beach and ocean are on the map. */
function hasLanding(plan: Plan): boolean {
  const found = new Set(
    planBoard(plan).labels.flatMap((_, hex) => shownPieces(plan, hex).map(({ id }) => terrainRow(id).is)),
  );
  return found.has('beach') && found.has('ocean');
}

function Superiority({ plan }: { readonly plan: Plan }) {
  const { air = {} } = plan.options;
  const year = plan.date === null ? 0 : Number(plan.date.slice(0, 4));
  return (
    <div className="form-rule">
      <Select
        label={t('workshop:air.superiority')}
        values={SUPERIOR}
        chosen={air.superiority ?? 'table'}
        nameOf={(value) => t(`workshop:air.who.${value}`)}
        onChoose={(value) =>
          setAir('superiority', (draft) => {
            if (value === 'table') delete draft.superiority;
            else draft.superiority = value;
          })
        }
      />
      <p className="faint">{whySuperior({ air: airOptionsOf(air), front: plan.front, year })}</p>
    </div>
  );
}

function Landing({ plan }: { readonly plan: Plan }) {
  const said = plan.options.air?.amphibious;
  return (
    <div className="form-rule">
      <Segments
        title={t('workshop:air.landing')}
        values={ON_OFF}
        chosen={said === undefined ? 'usual' : said ? 'on' : 'off'}
        nameOf={(value) => t(`workshop:onOff.${value}`)}
        onChoose={(value) =>
          setAir('amphibious', (draft) => {
            if (value === 'usual') delete draft.amphibious;
            else draft.amphibious = value === 'on';
          })
        }
      />
      <p className="faint">{t(hasLanding(plan) ? 'workshop:air.landingFound' : 'workshop:air.noLanding')}</p>
    </div>
  );
}

function Types({ plan, side }: { readonly plan: Plan; readonly side: Side }) {
  const name = SIDE_NAMES[side];
  const had = plan.options.air?.types?.[name] ?? AIRCRAFT_TYPES;
  const toggle = (type: AircraftType, isOn: boolean) =>
    setAir('airTypes', (draft) => {
      const next = AIRCRAFT_TYPES.filter((one) => (one === type ? isOn : had.includes(one)));
      const types = { ...draft.types };
      if (next.length === AIRCRAFT_TYPES.length) delete types[name];
      else types[name] = next;
      if (Object.keys(types).length === 0) delete draft.types;
      else draft.types = types;
    });
  return (
    <fieldset className={`form-side side-${side}`}>
      <legend>
        <SideMark side={side} />
        {t('workshop:air.typesOf', sideWords(side))}
      </legend>
      {AIRCRAFT_TYPES.map((type) => (
        <Switch
          key={type}
          label={t(`air:type.${type}`)}
          isOn={had.includes(type)}
          onSwitch={(isOn) => toggle(type, isOn)}
        />
      ))}
      {had.length === 0 ? <p className="faint">{t('workshop:air.noTypes')}</p> : null}
    </fieldset>
  );
}

function Starting({ plan }: { readonly plan: Plan }) {
  const board = planBoard(plan);
  return (
    <div className="form-rule">
      <h3>{t('workshop:air.starting')}</h3>
      {plan.aircraft.every((one) => one === null) ? <p className="faint">{t('workshop:air.noneStart')}</p> : null}
      <ul className="form-list">
        {SIDES.map((side) => {
          const aircraft = plan.aircraft[side];
          if (aircraft === null) return null;
          const words = {
            type: t(`air:type.${aircraft.type}`),
            hex: board.labels[aircraft.hex],
            ...sideWords(side),
          };
          return (
            <li key={side}>
              <button type="button" className="quiet" onClick={() => lookAtHex(aircraft.hex)}>
                {t('workshop:air.startsOn', words)}
              </button>
              <button
                type="button"
                className="quiet"
                aria-label={t('workshop:inspect.removeThing', { name: t('workshop:air.startsOn', words) })}
                onClick={() =>
                  workshop.change({ deed: 'removeAircraft' }, (draft) => {
                    draft.aircraft[side] = null;
                  })
                }
              >
                {t('workshop:inspect.remove')}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What New Flight Plan has in this battle. */
export function FlightPlanFields({ plan }: { readonly plan: Plan }) {
  const deck = plan.options.air?.deck;
  return (
    <>
      <Superiority plan={plan} />
      <Landing plan={plan} />
      {SIDES.map((side) => (
        <Types key={side} plan={plan} side={side} />
      ))}
      <Starting plan={plan} />
      <DeckChoice
        deck={deck === undefined ? null : { name: deck.name, cards: deck.cards }}
        onDeck={(next) =>
          setAir('airDeck', (draft) => {
            if (next === null) delete draft.deck;
            else draft.deck = structuredClone(next) as Draft<NonNullable<AirOptionsFile['deck']>>;
          })
        }
      />
    </>
  );
}
