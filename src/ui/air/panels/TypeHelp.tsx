import { useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { AMMUNITION, type AircraftType } from '../../../memoir/air/aircraft.ts';
import { TYPE_ROWS } from '../../../memoir/air/new-flight-plan/types.ts';
import { ShowMe } from '../../table/hover/late.tsx';
import { usePlacedAt } from '../../table/hover/use-placed.ts';
import { t } from '../../text/i18n.ts';
import { listText } from '../../text/lists.ts';
import '../../table/hover/hover.css';

export interface TypeHelpProps {
  readonly id: string;
  readonly type: AircraftType;
  /** Available, on the board or lost, in words. */
  readonly status: string;
  readonly about: RefObject<HTMLElement | null>;
}

/** What a type of aircraft can do. */
export function TypeHelp({ id, type, status, about }: TypeHelpProps) {
  const note = useRef<HTMLDivElement>(null);
  usePlacedAt(note, about);
  const { stock, move, dogfight, landsOnCarriers } = TYPE_ROWS[type];
  const carried = AMMUNITION.filter((kind) => stock[kind] > 0);
  return createPortal(
    <div ref={note} id={id} role="tooltip" className="note note-card" data-note="card">
      <h3>{status}</h3>
      <p className="note-strong">
        {t('airTable:type.values', {
          move,
          dice: t('airTable:type.dogfight', { count: dogfight }),
          stock: listText(carried.map((kind) => t(`air:marker.${kind}`, { count: stock[kind] }))),
        })}
      </p>
      <ul className="note-points">
        {carried.map((kind) => (
          <li key={kind}>{t(`airTable:type.${kind}`)}</li>
        ))}
        <li>{t(landsOnCarriers ? 'airTable:type.carrier' : 'airTable:type.airfield')}</li>
        <li>{t('airTable:type.deploy')}</li>
      </ul>
      <ShowMe address={`aircraft.${type}`} />
    </div>,
    document.querySelector('main') ?? document.body,
  );
}
