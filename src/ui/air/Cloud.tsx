/** Clouds along the lower edge of the sky of a card. */
export function Cloud() {
  return (
    <svg className="air-cloud" viewBox="0 0 120 30" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 30V19C4 11 15 11 19 18C24 12 32 14 34 20C38 18 43 20 44 24C56 20 60 26 66 25C68 14 82 10 88 19C93 13 103 14 106 21C111 18 118 19 120 22V30Z" />
    </svg>
  );
}
