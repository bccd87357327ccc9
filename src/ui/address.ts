/** What the address of the page says after '#': 'seed=7' on the start screen, 'battle=…&seed=7' at the table. */
export interface Address {
  readonly battle: string | null;
  readonly seed: string | null;
}

export function readAddress(hash: string): Address {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  return { battle: said.get('battle'), seed: said.get('seed') };
}

export function writeAddress({ battle, seed }: Address): string {
  const said = new URLSearchParams();
  if (battle !== null) said.set('battle', battle);
  if (seed !== null) said.set('seed', seed);
  return `#${said.toString()}`;
}
