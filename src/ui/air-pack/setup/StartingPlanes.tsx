import type { Hex } from '../../../hex/board.ts';
import type { PlaneModel } from '../../../memoir/air/air-pack/planes.ts';
import { SIDES, type Side } from '../../../memoir/side.ts';
import { Airframe } from '../../air/Airframe.tsx';
import { SideMark } from '../../settings/SideMark.tsx';
import type { Battle } from '../../start/battle.ts';
import { t } from '../../text/i18n.ts';
import { sideText } from '../../text/sides.ts';
import { modelIdOf } from '../plane-model.ts';
import { modelName } from '../planes.ts';
import { ReadyMarkers } from '../ReadyMarkers.tsx';

function placeOf({ units }: Battle, hex: Hex): 'carrier' | 'airfield' {
  return units.some((unit) => unit.hex === hex) ? 'carrier' : 'airfield';
}

function Parked({ model }: { readonly model: PlaneModel }) {
  return (
    <svg className="air-start-picture" viewBox="-47 -42 94 84" aria-hidden="true">
      <Airframe model={modelIdOf(model)} pose="still" />
    </svg>
  );
}

function OfSide({ battle, side }: { readonly battle: Battle; readonly side: Side }) {
  const { planes, rules } = battle.scenario;
  const parked = (planes?.parked ?? []).filter((one) => one.side === side);
  const ready = (planes?.ready ?? []).filter((one) => one.side === side);
  if (parked.length + ready.length === 0) return null;
  return (
    <div className={`air-own side-${side}`}>
      <h4>
        <SideMark side={side} />
        {sideText(side)}
      </h4>
      {parked.map(({ model, hex }) => (
        <p key={hex} className="air-start">
          <Parked model={model} />
          <span>
            {t(`airPackSetup:start.parked.${placeOf(battle, hex)}`, {
              plane: modelName(model),
              hex: battle.board.labels[hex],
            })}
          </span>
        </p>
      ))}
      {ready.map(({ hex, count }) => (
        <p key={hex} className="air-start">
          <svg className="air-start-picture" viewBox="-30 -32 60 60" aria-hidden="true">
            <ReadyMarkers side={side} nation={rules.sides[side].nation} count={count} isAside={false} />
          </svg>
          <span>{t(`airPackSetup:start.ready.${placeOf(battle, hex)}`, { count, hex: battle.board.labels[hex] })}</span>
        </p>
      ))}
    </div>
  );
}

/** What stands on airfields and carriers as the battle begins; that is the scenario's (AP-8.1, AP-8.6). */
export function StartingPlanes({ battle }: { readonly battle: Battle }) {
  const { planes } = battle.scenario;
  return (
    <div className="pack-part">
      <h3>{t('airPackSetup:start.title')}</h3>
      {planes === undefined ? <p>{t('airPackSetup:start.none')}</p> : null}
      {SIDES.map((side) => (
        <OfSide key={side} battle={battle} side={side} />
      ))}
      {planes === undefined ? null : <p className="faint">{t('airPackSetup:start.says')}</p>}
    </div>
  );
}
