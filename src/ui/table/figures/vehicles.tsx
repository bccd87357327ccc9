/** Tanks and guns stand on (0, 0) and look to the right. */
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

/** A longer barrel with a brake, skirts, gold on the hatch; the first flies a pennant. */
export function EliteTank({ leads = false }: { readonly leads?: boolean }) {
  return (
    <>
      <path d="M-14 -3.5A3.5 3.5 0 0 1 -10.5 -7H10.5A3.5 3.5 0 0 1 10.5 0H-10.5A3.5 3.5 0 0 1 -14 -3.5Z" />
      <path d="M-14 -5V-11.5H11L15 -5Z" />
      <path d="M-9 -11.5V-17.5H5L8 -11.5Z" />
      <path className="thin" d="M6 -14.8H18" />
      <path className="thick" d="M19.5 -14.8h1" />
      {leads ? (
        <>
          <path className="thin" d="M-7 -17V-29" />
          <path className="gold" d="M-7 -30L4 -26.5L-7 -23Z" />
        </>
      ) : (
        <path className="gold" d="M-7 -17.5V-19.5H-2V-17.5Z" />
      )}
      <path className="detail" d="M-9 -2.5h.1M-4.5 -2.5h.1M0 -2.5h.1M4.5 -2.5h.1M9 -2.5h.1" />
    </>
  );
}

/** One big square tank. */
export function HeavyTank() {
  return (
    <g transform="scale(1.45)">
      <path d="M-15 -4A4 4 0 0 1 -11 -8H11A4 4 0 0 1 11 0H-11A4 4 0 0 1 -15 -4Z" />
      <path d="M-14.5 -7V-11.5H12L14 -7Z" />
      <path d="M-9 -11.5V-18H5.5L7 -11.5Z" />
      <path className="thin" d="M6 -14.8H22" />
      <path className="thick" d="M22 -14.8h1" />
      <path className="gold" d="M-5 -18V-20H0V-18Z" />
      <path className="detail" d="M-10 -4h.1M-5 -4h.1M0 -4h.1M5 -4h.1M10 -4h.1" />
    </g>
  );
}

/** A tank that spits fire. */
export function FlameTank() {
  return (
    <>
      <path
        className="flame"
        d="M8 -13.6Q12 -18.5 15 -16Q17 -20 21 -18.5Q19.5 -16 22 -14Q20 -10.5 15 -11Q11 -11 8 -13.6Z"
      />
      <path d="M-14 -3.5A3.5 3.5 0 0 1 -10.5 -7H10.5A3.5 3.5 0 0 1 10.5 0H-10.5A3.5 3.5 0 0 1 -14 -3.5Z" />
      <path d="M-12.5 -7L-10 -11H9L13 -7Z" />
      <path d="M-7 -11L-5.5 -16H4L6.5 -11Z" />
      <path className="thick" d="M5 -13.6H8" />
      <path className="detail" d="M-9 -3.5h.1M-4.5 -3.5h.1M0 -3.5h.1M4.5 -3.5h.1M9 -3.5h.1" />
    </>
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

/** A heavy howitzer: long and thick, its barrel up. */
export function BigGun() {
  return (
    <>
      <path className="thick" d="M-4 -7L17 -23" />
      <path className="thick" d="M-3 -5L-17 -0.5" />
      <path d="M1 -17L6 -19L9 -6L4 -4Z" />
      <circle cx={0} cy={-6} r={6.5} />
      <path className="gold" d="M15 -24.5L19.5 -21L21 -23.5L17 -27Z" />
      <path className="detail" d="M0 -6h.1" />
    </>
  );
}

/** Low behind a wide shield, with a very long barrel. */
export function HeavyAntiTankGun() {
  return (
    <>
      <path className="thin" d="M0 -10H22" />
      <path className="thick" d="M22 -10h2" />
      <path className="thin" d="M-2 -5L-16 -0.5M-2 -4L-13 1" />
      <path d="M-1 -18H3L8 -3H1Z" />
      <circle cx={-2} cy={-5} r={5} />
      <path className="detail" d="M-2 -5h.1" />
    </>
  );
}

/** A howitzer on tracks, open at the back. */
export function GunCarrier() {
  return (
    <>
      <path d="M-15 -3.5A3.5 3.5 0 0 1 -11.5 -7H9A3.5 3.5 0 0 1 9 0H-11.5A3.5 3.5 0 0 1 -15 -3.5Z" />
      <path d="M-14 -7V-14H-10V-10H2L4 -16H7L10 -7Z" />
      <path className="thick" d="M-2 -11L14 -20" />
      <path className="detail" d="M-10 -3.5h.1M-5.5 -3.5h.1M-1 -3.5h.1M3.5 -3.5h.1M8 -3.5h.1" />
    </>
  );
}
