import type { ReactNode } from 'react';
import { AMMUNITION, type AircraftType, type Stock } from '../../memoir/air/aircraft.ts';
import type { Side } from '../../memoir/side.ts';
import { t } from '../text/i18n.ts';
import type { ModelId } from './aircraft-model.ts';
import { Airframe } from './Airframe.tsx';
import { Marker } from './MarkerDrawing.tsx';
import './rule-card.css';

export type RuleCardStatus = 'available' | 'onTheBoard' | 'lost';

/** NFP-3.15: what the type can do, and the ammunition it comes with. */
export interface TypeValues {
  readonly move: number;
  readonly dogfight: number;
  readonly stock: Stock;
}

export interface RuleCardProps {
  readonly type: AircraftType;
  readonly model: ModelId;
  readonly side: Side;
  readonly values: TypeValues;
  readonly status: RuleCardStatus;
  /** What is left of the aircraft in play; without it the card shows what it would take along. */
  readonly stock?: Stock;
  readonly children?: ReactNode;
}

function AircraftPicture({ model }: { readonly model: ModelId }) {
  return (
    <svg className="aircraft-picture" viewBox="-47 -42 94 84" aria-hidden="true">
      <Airframe model={model} pose="still" />
    </svg>
  );
}

/** The markers that lie on the card; where one was used its place is empty. */
function Markers({ full, stock }: { readonly full: Stock; readonly stock: Stock }) {
  const kinds = AMMUNITION.filter((kind) => full[kind] > 0);
  return (
    <ul className="rule-card-markers" aria-label={t('air:ruleCard.ammunition')}>
      {kinds.map((kind) => (
        <li key={kind} aria-label={t(`air:marker.${kind}`, { count: stock[kind] })}>
          {Array.from({ length: full[kind] }, (_, at) => (
            <span key={at} className={at < stock[kind] ? '' : 'marker-used'}>
              <Marker ammunition={kind} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The card of a type: what it can do, what it has left, and whether it can still be sent. */
export function RuleCard({ type, model, side, values, status, stock = values.stock, children }: RuleCardProps) {
  return (
    <article className={`rule-card rule-card-${status} side-${side}`}>
      <div className="rule-card-picture">
        <AircraftPicture model={model} />
        {status === 'lost' ? (
          <svg className="rule-card-cross" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M6 6L94 94M94 6L6 94" />
          </svg>
        ) : null}
      </div>
      <div className="rule-card-words">
        <h3>{t(`air:model.${model}`)}</h3>
        <p className="rule-card-type">{t(`air:type.${type}`)}</p>
        <p className="rule-card-status">{t(`air:ruleCard.${status}`)}</p>
        <dl>
          <div>
            <dt>{t('air:ruleCard.move')}</dt>
            <dd>{values.move}</dd>
          </div>
          <div>
            <dt>{t('air:ruleCard.dogfight')}</dt>
            <dd>{values.dogfight}</dd>
          </div>
        </dl>
      </div>
      {status === 'lost' ? null : <Markers full={values.stock} stock={stock} />}
      {children === undefined ? null : <footer>{children}</footer>}
    </article>
  );
}
