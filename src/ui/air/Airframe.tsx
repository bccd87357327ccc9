import { memo } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import type { ModelId } from './aircraft-model.ts';
import { shapeOf } from './airframes/shape-of.ts';
import './aircraft.css';

/** In the air, on the ground between its chocks, or in a picture. */
export type Pose = 'flying' | 'landed' | 'still';

interface PropellersProps {
  readonly model: ModelId;
  readonly isFlying: boolean;
}

/** Seen from its edge a turning blade grows long and short; at rest it lies across. */
function Propellers({ model, isFlying }: PropellersProps) {
  const { speed } = useSettings();
  const { propellers } = shapeOf(model).frame;
  const isTurning = isFlying && speed !== 'off';
  return propellers.map(([x, y, radius]) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      {isFlying ? (
        <ellipse className="propeller-disc" rx={radius} ry={2.6} />
      ) : (
        <path className="propeller-blade" d={`M${-radius} 0H${radius}`} />
      )}
      {isTurning ? <path className="propeller-blade turning" d={`M${-radius} -1L${radius} 1`} /> : null}
      <ellipse className="spinner" rx={1.9} ry={2.2} />
    </g>
  ));
}

/** Blocks before the wheels, so that it stays where it stands. */
function Chocks({ model }: { readonly model: ModelId }) {
  const [x, y] = shapeOf(model).frame.wheels;
  return [x, -x].map((at) => (
    <g key={at} className="chock" transform={`translate(${at} ${y - 6})`}>
      <path className="chock-wheel" d="M-2.2 0H2.2V6H-2.2Z" />
      <path d="M-4.6 -3.4H4.6L3.4 0.8H-3.4Z" />
    </g>
  ));
}

export interface AirframeProps {
  readonly model: ModelId;
  readonly pose: Pose;
}

/** The aircraft alone, nose up, around the middle of its wings: up to 90 wide and 76 long. */
export const Airframe = memo(function Airframe({ model, pose }: AirframeProps) {
  const { frame, outline, body, glass, lines, barrels, signs } = shapeOf(model);
  return (
    <>
      {pose === 'landed' ? <Chocks model={model} /> : null}
      {frame.under === undefined ? null : <path className="airframe-under" d={frame.under} />}
      {barrels === '' ? null : <path className="airframe-barrels" d={barrels} />}
      <path className="airframe-hull" d={outline} fill={frame.hull} />
      {frame.patches === undefined ? null : <path d={frame.patches} fill={frame.patch} />}
      <path className="airframe-lines" d={lines} />
      <path className="airframe-body" d={body} fill={frame.shine} />
      {frame.trim === undefined ? null : <path d={frame.trim} fill={frame.trimmed} />}
      <path className="airframe-glass" d={glass} />
      {signs.map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <Propellers model={model} isFlying={pose === 'flying'} />
    </>
  );
});

/** Its outline in one colour, for shadows and signs. */
export function AirframeOutline({ model }: { readonly model: ModelId }) {
  return <path d={shapeOf(model).outline + (shapeOf(model).frame.under ?? '')} />;
}
