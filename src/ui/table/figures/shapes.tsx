/** Figures stand on (0, 0) and look to the right; each is about 14 to 34 wide and up to 30 high. */
export function Soldier() {
  return (
    <>
      <path d="M-5.5 -18.5H4.5L7 -10.5L4.5 -9.5L4 0H0.8L-0.5 -8L-1.8 0H-5L-5 -9.5L-7 -10.5Z" />
      <circle cx={-0.3} cy={-22} r={3.8} />
      <path d="M-6 -22.5A5.8 5.4 0 0 1 5.6 -22.5Z" />
      <path className="thin" d="M-7.5 -7L9 -20.5" />
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

export function Tank() {
  return (
    <>
      <path d="M-14 -3.5A3.5 3.5 0 0 1 -10.5 -7H10.5A3.5 3.5 0 0 1 10.5 0H-10.5A3.5 3.5 0 0 1 -14 -3.5Z" />
      <path d="M-12.5 -7L-10 -11H9L13 -7Z" />
      <path d="M-7 -11L-5.5 -16H4L6.5 -11Z" />
      <path className="thin" d="M5 -13.8H17" />
      <path className="detail" d="M-9 -3.5h.1M-4.5 -3.5h.1M0 -3.5h.1M4.5 -3.5h.1M9 -3.5h.1" />
    </>
  );
}

export function HeavyTank() {
  return (
    <g transform="scale(1.35)">
      <Tank />
    </g>
  );
}

export function Gun() {
  return (
    <>
      <path className="thin" d="M-2 -8L17 -15" />
      <path className="thin" d="M-2 -5L-15 -0.5" />
      <path d="M3 -17H6L7.5 -3H4.5Z" />
      <circle cx={0} cy={-5.5} r={5.5} />
      <path className="detail" d="M0 -5.5h.1" />
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
