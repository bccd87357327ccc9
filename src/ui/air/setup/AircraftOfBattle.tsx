import type { AircraftType, StartingAircraft } from '../../../memoir/air/aircraft.ts';
import { AIRCRAFT_TYPES } from '../../../memoir/air/aircraft.ts';
import type { AirOptions } from '../../../memoir/air/hooks.ts';
import { typesOf } from '../../../memoir/air/new-flight-plan/options.ts';
import { SIDES, type Side } from '../../../memoir/side.ts';
import { SideMark } from '../../settings/SideMark.tsx';
import type { Battle } from '../../start/battle.ts';
import { t } from '../../text/i18n.ts';
import { sideText } from '../../text/sides.ts';
import { Airframe } from '../Airframe.tsx';
import { aircraftModel, type ModelId } from '../aircraft-model.ts';
import { TypeSymbol } from '../TypeSymbol.tsx';

/** Is there anything to say beyond the three types that every side has? */
export function hasOwnAircraft({ scenario }: Battle, { types }: AirOptions): boolean {
  return types !== undefined || scenario.aircraft.some((one) => one !== null);
}

/** NFP-1.20: on a carrier, on an airfield, or in the air. */
function startText(battle: Battle, { hex }: StartingAircraft, aircraft: string): string {
  const { board, scenario, units } = battle;
  const words = { aircraft, hex: board.labels[hex] };
  if (units.some((unit) => unit.hex === hex)) return t('airTable:setup.onCarrier', words);
  const isAirfield = scenario.ground.pieces[hex].some(({ id }) => id === 'airfield');
  return t(isAirfield ? 'airTable:setup.onAirfield' : 'airTable:setup.inFlight', words);
}

function Types({ types }: { readonly types: readonly AircraftType[] }) {
  if (types.length === 0) return <p>{t('airTable:panel.noAircraft')}</p>;
  return (
    <ul className="air-had" aria-label={t('airTable:setup.types')}>
      {types.map((type) => (
        <li key={type}>
          <TypeSymbol type={type} />
          {t(`air:type.${type}`)}
        </li>
      ))}
    </ul>
  );
}

function Picture({ model }: { readonly model: ModelId }) {
  return (
    <svg className="air-start-picture" viewBox="-47 -42 94 84" aria-hidden="true">
      <Airframe model={model} pose="still" />
    </svg>
  );
}

interface SideAircraftProps {
  readonly battle: Battle;
  readonly options: AirOptions;
  readonly side: Side;
}

function SideAircraft({ battle, options, side }: SideAircraftProps) {
  const { rules, aircraft } = battle.scenario;
  const types = typesOf(options, side);
  const said = aircraft[side];
  const starting = said !== null && types.includes(said.type) ? said : null;
  const { nation } = rules.sides[side];
  const model = starting === null ? null : aircraftModel(nation, starting.type, options.front ?? rules.front);
  return (
    <div className={`air-own side-${side}`}>
      <h4>
        <SideMark side={side} />
        {sideText(side)}
      </h4>
      <Types types={AIRCRAFT_TYPES.filter((type) => types.includes(type))} />
      {starting === null || model === null ? null : (
        <p className="air-start">
          <Picture model={model} />
          <span>{startText(battle, starting, t(`air:model.${model}`))}</span>
        </p>
      )}
    </div>
  );
}

/** Which types each side has, and which aircraft are on the board as the battle begins (NFP-1.17, NFP-1.19). */
export function AircraftOfBattle({ battle, options }: Omit<SideAircraftProps, 'side'>) {
  return (
    <div>
      <h3>{t('airTable:setup.aircraft')}</h3>
      {SIDES.map((side) => (
        <SideAircraft key={side} battle={battle} options={options} side={side} />
      ))}
    </div>
  );
}
