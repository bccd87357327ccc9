// What moves comes after the first board: until its code is there, results are shown as they are.
import { lazy, Suspense, type ComponentType } from 'react';
import type { MotionLayerProps } from './MotionLayer.tsx';

const motion = () => import('./MotionLayer.tsx');

export async function loadMotion(): Promise<void> {
  await motion();
}

const Layer = lazy(async (): Promise<{ default: ComponentType<MotionLayerProps> }> => {
  try {
    return { default: (await motion()).MotionLayer };
  } catch {
    return { default: () => null };
  }
});

export function MotionLayer(props: MotionLayerProps) {
  return props.acts.length === 0 ? null : (
    <Suspense fallback={null}>
      <Layer {...props} />
    </Suspense>
  );
}
