import type { AirSetupProps } from '../../air/setup/AirSetup.tsx';
import { DateChoice } from './DateChoice.tsx';
import { Disputes } from './Disputes.tsx';
import { packChoice } from './pack.ts';
import { RadarChoice } from './RadarChoice.tsx';
import { PlanesChoice } from './SidePlanes.tsx';
import { SortieChoice } from './SortieChoice.tsx';
import { StartingPlanes } from './StartingPlanes.tsx';
import '../../air/setup/air-setup.css';
import './setup.css';

/** Everything that can be chosen for Air Pack. */
export function AirSetup({ battle, options, onChange }: AirSetupProps) {
  const choice = packChoice(battle, options, onChange);
  return (
    <div className="air-setup pack-setup">
      <SortieChoice choice={choice} />
      <div className="pack-part">
        <DateChoice choice={choice} />
        <RadarChoice choice={choice} />
      </div>
      <StartingPlanes battle={battle} />
      <PlanesChoice choice={choice} />
      <Disputes choice={choice} />
    </div>
  );
}
