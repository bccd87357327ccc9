import type { CheckKind } from '../../../workshop/checks/check.ts';

const SHAPES: Readonly<Record<CheckKind | 'clean', { readonly edge: string; readonly sign: string }>> = {
  fault: { edge: 'M5.5 1h5L15 5.5v5L10.5 15h-5L1 10.5v-5z', sign: 'M5.5 5.5l5 5M10.5 5.5l-5 5' },
  warning: { edge: 'M8 1.5L15 14H1z', sign: 'M8 6v4M8 12v.1' },
  hint: { edge: 'M8 1a7 7 0 1 1 0 14a7 7 0 1 1 0-14z', sign: 'M8 7.5v4M8 4.7v.1' },
  clean: { edge: 'M8 1a7 7 0 1 1 0 14a7 7 0 1 1 0-14z', sign: 'M4.8 8.3l2.3 2.3l4.3-4.8' },
};

/** A sign that is told by its shape, not by its colour alone. */
export function CheckMark({ kind }: { readonly kind: CheckKind | 'clean' }) {
  const { edge, sign } = SHAPES[kind];
  return (
    <svg className={`check-mark ${kind}`} viewBox="0 0 16 16" width={18} height={18} aria-hidden="true">
      <path className="edge" d={edge} />
      <path className="sign" d={sign} />
    </svg>
  );
}
