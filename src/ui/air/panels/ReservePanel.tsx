import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AIRCRAFT_TYPES, AMMUNITION, type AircraftType } from '../../../memoir/air/aircraft.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import type { AirSideView } from '../../../memoir/air/new-flight-plan/view.ts';
import { NO_SIDE, SIDES, type Side } from '../../../memoir/side.ts';
import { useHelp } from '../../table/hover/use-help.ts';
import type { TableScene } from '../../table/scene-props.ts';
import { t } from '../../text/i18n.ts';
import { sideText } from '../../text/sides.ts';
import { Marker } from '../MarkerDrawing.tsx';
import type { RuleCardStatus } from '../RuleCard.tsx';
import { TypeSymbol } from '../TypeSymbol.tsx';
import { AirDialog } from './AirDialog.tsx';
import { TypeHelp } from './TypeHelp.tsx';
import './reserve-panel.css';

export function statusOf({ aircraft, lost }: AirSideView, type: AircraftType): RuleCardStatus {
  if (lost.includes(type)) return 'lost';
  return aircraft?.type === type ? 'onTheBoard' : 'available';
}

/** The types of the side in this battle: those it can send, and those it has lost. */
export function typesInBattle({ available, lost }: AirSideView): AircraftType[] {
  return AIRCRAFT_TYPES.filter((type) => available.includes(type) || lost.includes(type));
}

function TypeMark({ own, type }: { readonly own: AirSideView; readonly type: AircraftType }) {
  const mark = useRef<HTMLLIElement>(null);
  const id = useId();
  const help = useHelp();
  const status = statusOf(own, type);
  const label = t(`airTable:panel.type.${status}`, { type: t(`air:type.${type}`) });
  const stock = status === 'onTheBoard' ? own.aircraft?.stock : undefined;
  return (
    <li
      ref={mark}
      className={`air-type air-type-${status}`}
      aria-describedby={help.isOpen ? id : undefined}
      {...help.events}
    >
      <TypeSymbol type={type} />
      <span className="unseen">{label}</span>
      {stock === undefined ? null : (
        <span className="air-type-stock">
          {AMMUNITION.filter((kind) => stock[kind] > 0).map((kind) => (
            <span key={kind}>
              <Marker ammunition={kind} />
              <b aria-hidden="true">{stock[kind]}</b>
              <span className="unseen">{t(`air:marker.${kind}`, { count: stock[kind] })}</span>
            </span>
          ))}
        </span>
      )}
      {help.isOpen ? <TypeHelp id={id} type={type} status={label} about={mark} /> : null}
    </li>
  );
}

function SideRow({ scene, side }: { readonly scene: TableScene; readonly side: Side }) {
  const air = flightPlanView(scene.view.air);
  if (air === null) return null;
  const own = air.sides[side];
  const types = typesInBattle(own);
  return (
    <div className={`air-side side-${side}`}>
      <h3 title={air.superiority === side ? t('airTable:panel.superiority') : undefined}>
        {sideText(side)}
        {air.superiority === side ? (
          <span className="air-superior">
            <span className="unseen">{t('airTable:panel.superiority')}</span>
          </span>
        ) : null}
      </h3>
      {types.length === 0 ? <p className="faint">{t('airTable:panel.noAircraft')}</p> : null}
      <ul>
        {types.map((type) => (
          <TypeMark key={type} own={own} type={type} />
        ))}
      </ul>
      <span className="air-side-cards">{t('airTable:panel.cards', { count: own.cards })}</span>
    </div>
  );
}

/** Reserves, hands, supply and decks of the air war in a few lines; the rest is behind its button. */
export function ReservePanel({ scene }: { readonly scene: TableScene }) {
  const [isOpen, setOpen] = useState(false);
  const air = flightPlanView(scene.view.air);
  if (air === null) return null;
  const { supply, deckCount, discard } = air;
  return (
    <section className="air-reserves" aria-label={t('airTable:panel.title')}>
      <div className="air-reserves-head">
        <h2>{t('airTable:panel.title')}</h2>
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          {t('airTable:panel.details')}
        </button>
      </div>
      {SIDES.map((side) => (
        <SideRow key={side} scene={scene} side={side} />
      ))}
      <p className="counts">
        <span className="air-supply">
          {t('airTable:panel.supply')}
          {AMMUNITION.map((kind) => (
            <span key={kind}>
              <Marker ammunition={kind} />
              {t(`flight:note.${kind}`, { count: supply[kind] })}
            </span>
          ))}
        </span>
        <span>
          {t('airTable:panel.deck')} <b>{deckCount}</b>
        </span>
        <span>
          {t('airTable:panel.discards')} <b>{discard.length}</b>
        </span>
        {air.superiority === NO_SIDE ? null : (
          <span aria-hidden="true">
            <i className="air-superior" /> {t('airTable:panel.superiority')}
          </span>
        )}
      </p>
      {air.superiority === NO_SIDE ? <p className="unseen">{t('airTable:panel.noSuperiority')}</p> : null}
      {isOpen ? createPortal(<AirDialog scene={scene} onClose={() => setOpen(false)} />, document.body) : null}
    </section>
  );
}
