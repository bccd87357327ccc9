// What moves comes after the first board: until its code is there, results are shown as they are.
import { Suspense } from 'react';
import { latePart } from '../../late.tsx';
import type { MotionLayerProps } from './MotionLayer.tsx';

const motion = () => import('./MotionLayer.tsx');

export async function loadMotion(): Promise<void> {
  await motion();
}

const Layer = latePart(async () => (await motion()).MotionLayer);

export function MotionLayer(props: MotionLayerProps) {
  return props.acts.length === 0 ? null : (
    <Suspense fallback={null}>
      <Layer {...props} />
    </Suspense>
  );
}
