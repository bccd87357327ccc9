/** Buildings of which a map has one, seen from a little above. */
export function Lighthouse() {
  return (
    <>
      <path className="beam-light" d="M4 -33L40 -44V-22Z" />
      <path className="beam-light" d="M-4 -33L-40 -44V-22Z" />
      <path className="tower" d="M-8 8L-5 -28H5L8 8Z" />
      <path className="tower-band" d="M-7 -4L-6.2 -14H6.2L7 -4ZM-5.6 -20L-5 -28H5L5.6 -20Z" />
      <path className="lamp" d="M-6 -28H6V-36H-6Z" />
      <path className="chimney" d="M-8 -36L0 -44L8 -36Z" />
    </>
  );
}

export function PowerPlant() {
  return (
    <>
      <path className="tower" d="M-36 16Q-28 -6 -33 -32H-13Q-18 -6 -10 16Z" />
      <path className="tower" d="M-8 16Q-1 -4 -6 -28H12Q7 -4 15 16Z" />
      <path className="mill" d="M14 16V-10H36V16Z" />
      <path className="spark" d="M27 -34l-9 14h7l-4 12 12 -16h-7l5 -10z" />
    </>
  );
}

export function PrisonCamp() {
  return (
    <>
      <path className="fence" d="M-34 -22H34V26H-34ZM-34 -14H34M-34 18H34" />
      <path className="mill" d="M-22 -8H0V4H-22ZM6 -8H26V4H6Z" />
      <path className="tower" d="M-40 -10V-32H-26V-10ZM26 -10V-32H40V-10Z" />
      <path className="chimney" d="M-42 -32L-33 -40L-24 -32ZM24 -32L33 -40L42 -32Z" />
    </>
  );
}

export function RadarStation() {
  return (
    <>
      <path className="mill" d="M-20 16V-2H20V16Z" />
      <path className="mast" d="M0 -2V-18M-8 -2L0 -14L8 -2" />
      <path className="dish" d="M-26 -40Q-22 -14 4 -12Z" />
      <path className="mast" d="M-11 -26L2 -38" />
      <circle className="lamp" cx={3} cy={-39} r={3} />
      <path className="radio" d="M14 -30q8 6 6 16M20 -36q12 9 9 24" />
    </>
  );
}

export function RailStation() {
  return (
    <>
      <path className="mill" d="M-32 8V-16H32V8Z" />
      <path className="roof" d="M-36 -16L-28 -30H28L36 -16Z" />
      <path className="tower" d="M-9 -16V-38H9V-16Z" />
      <circle className="clock" cx={0} cy={-29} r={5.5} />
      <path className="hand" d="M0 -33V-29H3" />
      <path className="platform" d="M-38 10H38M-38 16H38" />
    </>
  );
}

export function Dam() {
  return (
    <>
      <path className="reservoir" d="M-42 -24L0 -48L42 -24V-12Q0 2 -42 -12Z" />
      <path className="wall" d="M-43 -14Q0 2 43 -14V2Q0 22 -43 2Z" />
      <path className="dam-crest" d="M-43 -14Q0 2 43 -14" />
      <path className="spill" d="M-14 7V20M0 9V22M14 7V20" />
    </>
  );
}

export function Escarpment() {
  return (
    <>
      <path className="cliff" d="M-40 -8L-22 -22L-6 -14L12 -28L40 -12V6L22 0L6 12L-14 4L-40 14Z" />
      <path className="hachure" d="M-34 -6v14M-25 -14v18M-15 -12v16M-6 -8v18M4 -14v20M14 -20v22M24 -14v16M33 -8v12" />
      <path className="cliff" d="M-34 30L-16 22L4 30L24 20L36 26L20 36H-18Z" />
    </>
  );
}

/** No unit may enter. */
export function Barred() {
  return (
    <g className="barred" transform="translate(-27 -20)">
      <circle r={9} />
      <path d="M-5 0H5" />
    </g>
  );
}
