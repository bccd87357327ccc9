import { useState } from 'react';
import { createPortal } from 'react-dom';
import { airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import { cardName } from '../../text/cards.ts';
import { NO_CARD } from '../../../memoir/cards/card.ts';
import { SIDES, type Side } from '../../../memoir/side.ts';
import type { View } from '../../../memoir/index.ts';
import type { TableScene } from '../../table/scene-props.ts';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { hexName } from '../../text/scene.ts';
import { sideText } from '../../text/sides.ts';
import { basesOf, isAboard, modelName, planeOf } from '../planes.ts';
import { PlanesDialog } from './PlanesDialog.tsx';
import '../../air/panels/reserve-panel.css';
import './planes-panel.css';

/** "Spitfire over F5", "Storch takes off from D5", "nobody in the air" */
function flightText(view: View, side: Side): string {
  const plane = planeOf(view, side);
  if (plane === null) return t('airPack:planes.nobody');
  const words = { plane: modelName(plane.model), hex: hexName(view, plane.hex) };
  if (plane.hex < 0) return t('airPack:planes.coming', words);
  return t(plane.landed ? 'airPack:planes.leaving' : 'airPack:planes.flying', words);
}

/** "Storch on D5 · 2 ready on C3" */
function groundText(view: View, side: Side): string {
  const texts = basesOf(view)
    .filter((base) => base.side === side && !(base.takesOff && base.models.length === 1 && base.markers === 0))
    .flatMap(({ hex, models, markers }) => {
      const where = { hex: hexName(view, hex), place: isAboard(view, hex) ? 'carrier' : 'airfield' };
      return [
        ...models.map((model) => t('airPack:planes.parked', { plane: modelName(model), ...where })),
        ...(markers > 0 ? [t('airPack:planes.ready', { count: markers, ...where })] : []),
      ];
    });
  return rowText(texts);
}

/** Sortie cards are public, so they are drawn. */
function Sorties({ count }: { readonly count: number }) {
  return (
    <span className="sortie-count">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} className="sortie-mark" aria-hidden="true" />
      ))}
      {t('airPack:planes.sorties', { count })}
    </span>
  );
}

function SideRow({ view, side }: { readonly view: View; readonly side: Side }) {
  const own = airPackView(view.air)?.sides[side];
  if (own === undefined) return null;
  const ground = groundText(view, side);
  return (
    <div className={`planes-side side-${side}`}>
      <h3>{sideText(side)}</h3>
      <Sorties count={own.sorties} />
      <p>{flightText(view, side)}</p>
      {ground === '' ? null : <p className="faint">{ground}</p>}
      {own.announced === NO_CARD ? null : (
        <p className="planes-announced">{t('airPack:planes.announced', { card: cardName(own.announced) })}</p>
      )}
    </div>
  );
}

/** Sortie cards and planes of both sides in a few lines; what each plane can do is behind the button. */
export function PlanesPanel({ scene }: { readonly scene: TableScene }) {
  const [isOpen, setOpen] = useState(false);
  const { view } = scene;
  if (airPackView(view.air) === null) return null;
  return (
    <section className="air-reserves" aria-label={t('airPack:planes.title')}>
      <div className="air-reserves-head">
        <h2>{t('airPack:planes.title')}</h2>
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          {t('airPack:planes.details')}
        </button>
      </div>
      {SIDES.map((side) => (
        <SideRow key={side} view={view} side={side} />
      ))}
      {isOpen ? createPortal(<PlanesDialog scene={scene} onClose={() => setOpen(false)} />, document.body) : null}
    </section>
  );
}
