import type { ReactNode } from 'react';
import { HEX_POINTS } from '../board/geometry.ts';
import { GroundDrawing } from '../table/terrain/GroundDrawing.tsx';
import type { Face } from '../table/terrain/tint.ts';

/** An open hex of the map that shows a mark in its middle. */
export function MarkSample({ face, children }: { readonly face: Face; readonly children: ReactNode }) {
  return (
    <svg viewBox="-52 -52 104 104" aria-hidden="true">
      <GroundDrawing pieces={[]} face={face} mine={null} exit={null} />
      <polygon className="sample-line" points={HEX_POINTS} />
      {children}
    </svg>
  );
}
