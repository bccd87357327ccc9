/** Figures stand on (0, 0) and look to the right; each is about 14 to 34 wide and up to 30 high. */
const BODY = 'M-5.5 -18.5H4.5L7 -10.5L4.5 -9.5L4 0H0.8L-0.5 -8L-1.8 0H-5L-5 -9.5L-7 -10.5Z';

export function Soldier() {
  return (
    <>
      <path d={BODY} />
      <circle cx={-0.3} cy={-22} r={3.8} />
      <path d="M-6 -22.5A5.8 5.4 0 0 1 5.6 -22.5Z" />
      <path className="thin" d="M-7.5 -7L9 -20.5" />
    </>
  );
}

/** A beret to one side and a short gun held high. */
export function Commando() {
  return (
    <>
      <path d="M-5.5 -18.5H4.5L8 -22L10 -20L5 -10L4 0H0.8L-0.5 -8L-4 0H-7L-5 -9.5L-7 -10.5Z" />
      <circle cx={-0.3} cy={-22.5} r={4} />
      <path className="gold" d="M-7 -24Q-8 -30 1 -29.5Q7 -28.5 5 -24.5Z" />
      <path className="thin" d="M2 -15L13 -24M8.5 -20V-15" />
    </>
  );
}

/** A soldier with a spade and a pack of charges. */
export function Engineer() {
  return (
    <>
      <path d="M-9 -18H-4V-9H-9Z" />
      <path d={BODY} />
      <circle cx={-0.3} cy={-22} r={3.8} />
      <path d="M-6 -22.5A5.8 5.4 0 0 1 5.6 -22.5Z" />
      <path className="thin" d="M8 -1V-24" />
      <path d="M5 -22H11V-27Q8 -31 5 -27Z" />
    </>
  );
}

/** A cap instead of a helmet, and a long coat. */
export function Partisan() {
  return (
    <>
      <path d="M-5 -18.5H4.5L7.5 -10.5L5 -9.5L6.5 -2H-6.5L-5 -9.5L-7 -10.5Z" />
      <path d="M-3.5 -2.5H-0.8V0H-3.5ZM1 -2.5H3.7V0H1Z" />
      <circle cx={-0.3} cy={-22} r={3.8} />
      <path d="M-5 -23Q-4 -28 2 -27L8.5 -23.5Z" />
      <path className="thin" d="M-7.5 -7L9 -18" />
    </>
  );
}

export function Skier() {
  return (
    <>
      <Soldier />
      <path className="thin" d="M-9 1H9Q12 1 12 -2M8 -14L10 0" />
    </>
  );
}

export function Rider() {
  return (
    <>
      <path d="M-10 -10Q-2 -13 5 -11L9 -18L14 -16L13 -12L10 -11L8 -6L8 0H5.5L4.5 -5H-5L-6 0H-8.5L-9 -6Q-12 -6 -12 -1L-13.5 -1Q-14 -9 -10 -10Z" />
      <path d="M-3 -11L-2 -20H3L4 -11Z" />
      <circle cx={0.5} cy={-22.5} r={3.4} />
      <path d="M-4.5 -23A5 4.6 0 0 1 5.5 -23Z" />
    </>
  );
}

export function MachineGun() {
  return (
    <>
      <path d="M-8 0L-5 -9H0L1 -5L6 -4V0Z" />
      <circle cx={-3} cy={-12} r={3.6} />
      <path d="M-8.5 -12.5A5.6 5 0 0 1 2.6 -12.5Z" />
      <path className="thin" d="M0 -9H12M5 -9L2 0M5 -9L9 0" />
    </>
  );
}

export function Mortar() {
  return (
    <>
      <path d="M-9 0L-7 -9H-2L-1 -5L2 0Z" />
      <circle cx={-5} cy={-12} r={3.6} />
      <path d="M-10.5 -12.5A5.6 5 0 0 1 0.6 -12.5Z" />
      <path className="thick" d="M3 0L10 -14" />
      <path className="thin" d="M8 -9L12 0" />
    </>
  );
}

export function Sniper() {
  return (
    <>
      <path d="M-18 0L-16 -4L-2 -6L4 -3L3 0Z" />
      <circle cx={4} cy={-7} r={3.8} />
      <path d="M-1.5 -8A5.6 5 0 0 1 9.6 -8Z" />
      <path className="thin" d="M3 -3.5L21 -6" />
    </>
  );
}

export function Ship() {
  return (
    <>
      <path d="M-20 -6H19L14 1H-16Z" />
      <path d="M-11 -6V-11H-4V-15H4V-11H9V-6Z" />
      <path className="thin" d="M0 -15V-21M9 -9H16M-11 -9H-17" />
    </>
  );
}

export function Carrier() {
  return (
    <>
      <path d="M-21 -9H22L20 -5H16L12 1H-14L-18 -5H-21Z" />
      <path d="M2 -9V-16H9V-9Z" />
    </>
  );
}
