import type { AircraftType } from '../../memoir/air/aircraft.ts';
import type { ModelId } from './aircraft-model.ts';
import { AirframeOutline } from './Airframe.tsx';

const LOOKS_LIKE: Readonly<Record<AircraftType, ModelId>> = {
  fighter: 'spitfire',
  fighterBomber: 'thunderbolt',
  bomber: 'b17',
};

/** The sign of a type, whatever the nation: small and slim, with bombs, or with four engines. Its name stands beside it. */
export function TypeSymbol({ type }: { readonly type: AircraftType }) {
  return (
    <svg className="type-symbol" viewBox="-46 -42 92 84" aria-hidden="true">
      <AirframeOutline model={LOOKS_LIKE[type]} />
    </svg>
  );
}
