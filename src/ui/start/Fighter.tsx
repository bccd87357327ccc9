/** A fighter seen from above, nose up, around the middle of its wings. */
const WING = 'M7 -34L60 -25C93 -19 105 -10 104 -4C103 2 88 5 60 6L7 5Z';
const TAIL = 'M3 51L26 57C35 60 35 68 26 69L3 69Z';
const BODY =
  'M0 -74C7 -72 10.5 -60 10.5 -46L9.5 2C8.5 30 5.5 55 2.5 76H-2.5C-5.5 55 -8.5 30 -9.5 2L-10.5 -46C-10.5 -60 -7 -72 0 -74Z';
const ROUNDEL = 'M0 -11L9.5 -5.5V5.5L0 11L-9.5 5.5V-5.5Z';

function Both({ d, className }: { readonly d: string; readonly className: string }) {
  return (
    <>
      <path className={className} d={d} />
      <path className={className} d={d} transform="scale(-1 1)" />
    </>
  );
}

export function FighterShadow() {
  return (
    <g className="fighter-shadow">
      <Both className="" d={WING} />
      <Both className="" d={TAIL} />
      <path d={BODY} />
    </g>
  );
}

export function Fighter() {
  return (
    <g className="fighter">
      <Both className="fighter-wing" d={WING} />
      <Both className="fighter-line" d="M40 -5C62 -4 84 -4 100 -7M58 -5V5" />
      <Both className="fighter-gun" d="M34 -30V-38M42 -28V-36" />
      <Both className="fighter-wing" d={TAIL} />
      <path className="fighter-body" d={BODY} />
      <path className="fighter-shine" d="M0 -66C3 -62 4 -54 4 -46L3 20C2.5 40 1.5 56 0 68C-1 56 -1 20 -1 0Z" />
      <path
        className="fighter-glass"
        d="M0 -30C4 -28 5.5 -20 5.5 -12C5.5 -4 3.5 3 0 8C-3.5 3 -5.5 -4 -5.5 -12C-5.5 -20 -4 -28 0 -30Z"
      />
      <path className="fighter-line" d="M-5 -18H5M-5.5 -9H5.5M0 48V76" />
      {[-62, 62].map((x) => (
        <g key={x} transform={`translate(${x} -10)`}>
          <path className="roundel-outer" d={ROUNDEL} />
          <circle className="roundel-inner" r={4} />
        </g>
      ))}
      <ellipse className="fighter-propeller" cx={0} cy={-75} rx={34} ry={3.6} />
      <path className="fighter-nose" d="M-5 -72C-4 -80 4 -80 5 -72Z" />
    </g>
  );
}
