import type { Counted } from './counted-steps.ts';

export function Dots({ done, all }: Counted) {
  return (
    <span className="coach-dots" aria-hidden="true">
      {Array.from({ length: all }, (_, step) => (
        <i key={step} className={step < done ? 'done' : step === done ? 'now' : undefined} />
      ))}
    </span>
  );
}

export function Medal() {
  return (
    <svg className="coach-medal" viewBox="-12 -16 24 32" aria-hidden="true">
      <path className="coach-ribbon" d="M-8 -15H8L3 -2H-3Z" />
      <circle cy={6} r={9} />
      <path
        className="coach-star"
        d="M0 -0.500L1.900 3.700L6.400 4.200L3 7.200L4 11.700L0 9.400L-4 11.700L-3 7.200L-6.400 4.200L-1.900 3.700Z"
      />
    </svg>
  );
}
