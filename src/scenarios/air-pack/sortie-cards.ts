// AP-2.1, AP-2.5, AP-2.7: where the sortie cards are
import { PLAIN_AIR_PACK, SORTIE_CARDS } from '../../memoir/air/air-pack/options.ts';
import { airPackState } from '../../memoir/air/air-pack/own-state.ts';
import { AIR_SORTIE, type Card } from '../../memoir/cards/card.ts';
import type { Rules } from '../../memoir/rules.ts';
import { SIDE_NAMES, SIDES } from '../../memoir/side.ts';
import type { State } from '../../memoir/state.ts';
import { note, type Reading } from '../reading.ts';
import type { EmbeddedPosition } from '../position-schema.ts';

/** By side: Allies, Axis. */
type Rows = [number, number];

/** Sortie cards that are dealt, and so are no part of the command deck. */
export function dealtSorties({ airRules, air }: Rules): readonly [number, number] {
  const { sorties } = air.airPack ?? PLAIN_AIR_PACK;
  return airRules !== 'air-pack' || sorties === 'shuffled' ? [0, 0] : sorties;
}

/** Those that lie beside the hands and beside the card of the turn. */
export function sortiesOnTable({ air: state }: State): Card[] {
  const air = airPackState(state);
  if (air === null) return [];
  const [allies, axis] = air.sides;
  return Array.from({ length: allies.sorties + axis.sorties + (air.laid ? 1 : 0) }, () => AIR_SORTIE);
}

/** How many sortie cards the battle has. */
function sortiesInAll({ rules }: State): number {
  if (rules.airRules !== 'air-pack') return 0;
  const [allies, axis] = dealtSorties(rules);
  return (rules.air.airPack ?? PLAIN_AIR_PACK).sorties === 'shuffled' ? SORTIE_CARDS : allies + axis;
}

/**
 * Sortie cards of a position, taken from the command deck. Dealt ones are put under it first, so that the file can name
 * them wherever it names cards; then `layOut` must come after the other cards were read.
 */
export function takeSorties(reading: Reading, state: State, { air }: EmbeddedPosition): void {
  const [allies, axis] = dealtSorties(state.rules);
  state.deck.unshift(...Array.from({ length: allies + axis }, () => AIR_SORTIE));
  if (state.rules.airRules !== 'air-pack') return;
  const said = air?.airPack;
  for (const name of SIDE_NAMES) {
    const path = `air.airPack.sorties.${name}`;
    for (let i = 0; i < (said?.sorties?.[name] ?? 0); i++) takeOne(reading, state, path);
  }
  if (said?.laid) takeOne(reading, state, 'air.airPack.laid');
}

function takeOne(reading: Reading, state: State, path: string): void {
  const at = state.deck.indexOf(AIR_SORTIE);
  if (at >= 0) state.deck.splice(at, 1);
  else note(reading, path, `this battle has ${sortiesInAll(state)} sortie cards, and all are somewhere else already`);
}

/**
 * Sortie cards by side. Where the file does not say, a side has those that were dealt to it, less one it has played this
 * turn. Dealt cards that are nowhere then have been played.
 */
export function layOut(reading: Reading, state: State, { air, card, deckTop }: EmbeddedPosition): Rows {
  const said = air?.airPack;
  const dealt = dealtSorties(state.rules);
  const inPlay = said?.laid === true || card === 'air-sortie' ? 1 : 0;
  let left = dealt[0] + dealt[1] === 0 ? 0 : takeUnnamed(state, deckTop?.length ?? 0);
  const [allies, axis] = SIDES.map((side): number => {
    const named = said?.sorties?.[SIDE_NAMES[side]];
    if (named !== undefined) return named;
    const own = Math.max(0, dealt[side] - (side === state.turn.side ? inPlay : 0));
    if (own > left)
      note(
        reading,
        'air.airPack.sorties',
        `is missing; not all ${sortiesInAll(state)} sortie cards are where they were dealt`,
      );
    left = Math.max(0, left - own);
    return own;
  });
  state.discard.unshift(...Array.from({ length: left }, () => AIR_SORTIE));
  return [allies, axis];
}

/** Takes the sortie cards out that lie under the cards which the file puts on top of the deck; says how many there were. */
function takeUnnamed(state: State, onTop: number): number {
  const { deck } = state;
  const below = deck.length - onTop;
  state.deck = deck.filter((card, at) => at >= below || card !== AIR_SORTIE);
  return deck.length - state.deck.length;
}
