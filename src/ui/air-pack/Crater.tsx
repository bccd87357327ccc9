import './planes.css';

/** The crater marker beside a unit that Ground Interdiction pins. */
export function Crater() {
  return (
    <g className="crater" transform="translate(-30 -9) scale(0.95)">
      <path
        className="crater-rim"
        d="M-12 1L-9 -4L-10 -8L-4 -7.4L-1 -11L3 -7.6L8 -9.4L8.6 -4.4L12.4 -1.4L9.4 2.6L10.6 7L5 6.4L1.4 9.4L-2.6 6.6L-8 7.6L-8.6 3.4Z"
      />
      <ellipse className="crater-hole" rx={6.4} ry={4.2} />
      <path className="crater-glow" d="M-3.4 1.4A4 2.6 0 0 0 3.6 1.2A5 2 0 0 1 -3.4 1.4Z" />
    </g>
  );
}
