interface HouseProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly grey?: boolean;
}

/** A roof seen from above: two slopes and a ridge. */
function House({ x, y, width, height, grey = false }: HouseProps) {
  const middle = y + height / 2;
  return (
    <g className={grey ? 'house grey' : 'house'}>
      <rect className="house-shade" x={x + 2} y={y + 2.5} width={width} height={height} />
      <rect className="roof" x={x} y={y} width={width} height={height} />
      <rect className="roof-dark" x={x} y={middle} width={width} height={height / 2} />
      <path className="ridge" d={`M${x} ${middle}h${width}`} />
    </g>
  );
}

export function Town() {
  return (
    <>
      <House x={-34} y={-20} width={20} height={14} />
      <House x={-9} y={-33} width={17} height={14} />
      <House x={13} y={-20} width={21} height={15} />
      <House x={-36} y={2} width={16} height={13} />
      <House x={-8} y={-11} width={18} height={13} />
      <House x={20} y={3} width={17} height={14} />
      <House x={-20} y={24} width={18} height={12} />
      <House x={4} y={25} width={16} height={12} />
    </>
  );
}

export function Church() {
  return (
    <>
      <House x={-35} y={-10} width={15} height={12} />
      <House x={20} y={-16} width={16} height={13} />
      <House x={-26} y={22} width={16} height={11} />
      <House x={13} y={22} width={16} height={11} />
      <House x={-12} y={-24} width={24} height={14} grey />
      <rect className="steeple" x={-5} y={-37} width={10} height={13} />
      <path className="cross" d="M0 -48v11M-4 -44h8" />
    </>
  );
}

export function Ruins() {
  return (
    <path
      className="ruin"
      d="M-34 -6v-14h8v4h8v10M-6 -14v-16h10v6h8v10M16 -4v-14h18v18h-8M-30 26v-12h14v12M0 32v-12h8v4h10v8M-10 8h12M20 14h10"
    />
  );
}

export function Barracks() {
  return (
    <>
      <House x={-34} y={-22} width={68} height={11} />
      <House x={-36} y={-4} width={72} height={11} />
      <House x={-28} y={16} width={56} height={11} />
    </>
  );
}

export function Factory() {
  return (
    <>
      <path className="mill" d="M-34 20V-8l14 -8v8l14 -8v8l14 -8v8h26v28z" />
      <path className="chimney" d="M12 -8v-26h6v26M23 -8v-22h6v22" />
    </>
  );
}

export function Fortress() {
  return (
    <>
      <path className="wall" d="M-30 -18l12 -8h36l12 8v36l-12 8h-36l-12 -8z" />
      <path className="wall-inner" d="M-18 -10h36v22h-36z" />
    </>
  );
}

export function Airfield() {
  return (
    <g transform="rotate(-30)">
      <rect className="strip" x={-44} y={-13} width={88} height={26} rx={2} />
      <path className="strip-line" d="M-38 0H38" />
      <path className="strip-end" d="M-41 -9v18M-37 -9v18M41 -9v18M37 -9v18" />
    </g>
  );
}

export function Hospital() {
  return (
    <>
      <rect className="tent" x={-24} y={-24} width={48} height={34} rx={3} />
      <path className="red-cross" d="M-4 -19h8v8h8v8h-8v8h-8v-8h-8v-8h8z" />
    </>
  );
}

export function Headquarters() {
  return (
    <>
      <path className="tent" d="M-28 16L0 -14L28 16Z" />
      <path className="pole" d="M0 -14v-24" />
      <path className="pennant" d="M0 -38h18l-5 6l5 6h-18z" />
    </>
  );
}

export function Crates() {
  return (
    <>
      <rect className="crate" x={-26} y={-20} width={18} height={16} />
      <rect className="crate" x={-4} y={-26} width={18} height={16} />
      <rect className="crate" x={14} y={-8} width={16} height={15} />
      <rect className="crate" x={-18} y={6} width={18} height={16} />
    </>
  );
}

export function Graves() {
  return (
    <path
      className="grave"
      d="M-24 -8v-14M-29 -17h10M0 -14v-14M-5 -23h10M24 -8v-14M19 -17h10M-24 24v-14M-29 15h10M24 24v-14M19 15h10"
    />
  );
}

export function Pier() {
  return (
    <>
      <rect className="deck" x={-43} y={-9} width={86} height={18} />
      <path className="parapet" d="M-30 -9v18M-16 -9v18M0 -9v18M16 -9v18M30 -9v18" />
    </>
  );
}
