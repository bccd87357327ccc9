import type { Side } from '../../memoir/side.ts';
import './flight/flight.css';

/** On an airfield: who was the last to hold it. */
export function HolderFlag({ side }: { readonly side: Side }) {
  return (
    <g className={`holder-flag side-${side}`} transform="translate(-33 -14)">
      <path className="flag-pole" d="M0 14V-12" />
      {side === 0 ? (
        <path className="flag-cloth" d="M0 -12H14A4.5 4.5 0 0 1 14 -3H0Z" />
      ) : (
        <path className="flag-cloth" d="M0 -12H17L12 -7.5L17 -3H0Z" />
      )}
    </g>
  );
}
