import { describe, expect, it } from 'vitest';
import type { AirCardRow } from '../../src/memoir/air/new-flight-plan/card.ts';
import type { State } from '../../src/memoir/index.ts';
import type { AirSetting } from '../support/air.ts';
import { eventsOf, legal, play, withDice, type Setting } from '../support/kit.ts';
import { finish, ordered, rolls } from './in-the-air.ts';
import { fighterAt, go, offered, sky } from './sortie.ts';

type Own = Pick<AirCardRow, 'symbol' | 'moment' | 'effect'>;

/** A deck of one kind of card, and the hands that hold it. */
function deckOf(card: Own, ...owners: ('allies' | 'axis')[]): AirSetting {
  const row: AirCardRow = { id: 'own', title: 'Own', text: 'Home-made.', count: 4, ...card };
  return {
    options: { deck: { name: 'Home-made', cards: [row] } },
    hands: Object.fromEntries(owners.map((side) => [side, ['own']])),
  };
}

const ENEMIES = { C5: 'infantry', D5: 'infantry', A9: 'infantry' };
const RUN = ['fly C5', 'mark mg', 'fly D5', 'mark bomb', 'fly E5', 'end flight', 'end movement', 'roll run'];

describe('a card of a home-made deck', () => {
  it('lies with no order if its moment is another, whatever its symbol (NFP-2.9, NFP-3.14)', () => {
    const air = deckOf({ symbol: 'fighter', moment: 'battlePhase', effect: { dicePerMarker: 3 } }, 'allies');
    expect(offered(fighterAt('B5', { air }), 'lay')).toEqual([]);
    const start = sky({ axis: ENEMIES, air });
    const on = go(start, 'lay own', 'play probe-left', 'deploy fighter left', 'end orders', 'place aircraft C5').state;
    const run = go(on, 'mark mg', 'fly c4', 'end flight', 'end movement', 'roll run');
    expect(eventsOf(run, 'runAttacked')).toMatchObject([{ dice: 1 }]);
  });

  it('that names an ammunition does not count for a run that mixes both kinds (NFP-2.16)', () => {
    const own: Own = {
      symbol: 'fighterBomber',
      moment: 'withTheOrder',
      effect: { ammunition: 'bomb', dicePerMarker: 2 },
    };
    const aircraft = { allies: { type: 'fighterBomber', hex: 'B5' } } as const;
    const start = fighterAt('B5', { axis: ENEMIES, air: { ...deckOf(own, 'allies'), aircraft } });
    const orders = ['lay own', 'play direct-from-hq', 'end orders'];
    expect(eventsOf(go(start, ...orders, ...RUN), 'runAttacked')).toMatchObject([{ dice: 1 }]);
    const pure = RUN.map((text) => text.replace('mg', 'bomb'));
    expect(eventsOf(go(start, ...orders, ...pure), 'runAttacked')).toMatchObject([{ dice: 2 }]);
  });

  it('is played in the battle phase only if that is its moment (NFP-3.14)', () => {
    const drilled = (moment: AirCardRow['moment']): string[] => {
      const air = {
        ...deckOf({ symbol: null, moment, effect: { groundDice: 1 } }, 'allies'),
        aircraft: { axis: { type: 'bomber', hex: 'F5' } },
      } as const;
      return offered(finish(ordered({ allies: { E5: 'infantry' }, air }, ['E5']), 'end movement'), 'play');
    };
    expect([drilled('battlePhase'), drilled('withTheOrder')]).toEqual([['own'], []]);
  });

  it('cancels no more hits than there are (NFP-12.9)', () => {
    const own = deckOf({ symbol: null, moment: 'aircraftHit', effect: { cancelsHits: 3 } }, 'axis');
    const setting: Setting = {
      allies: { E5: 'infantry' },
      air: { ...own, aircraft: { axis: { type: 'bomber', hex: 'F5' } } },
    };
    const ready = withDice(finish(ordered(setting, ['E5']), 'end movement'), 'grenade', 'grenade', 'star');
    const saved = play(ready, 'E5 fires at aircraft', 'play own');
    expect(eventsOf(saved, 'hitsCancelled')).toMatchObject([{ count: 2 }]);
    expect(rolls(saved)).toEqual(['groundFire 3']);
  });

  /** The fighter of the Allies ends its move beside a unit of the Axis, which holds the card. */
  const ended = (card: Own, dice: ('star' | 'grenade')[] = []): State => {
    const start = fighterAt('B5', {
      axis: ENEMIES,
      air: { ...deckOf(card, 'axis'), aircraft: { axis: { type: 'bomber', hex: 'a6' } } },
    });
    return go(withDice(start, ...dice), 'play direct-from-hq', 'order aircraft', 'end orders', 'fly b6', 'end flight')
      .state;
  };

  it('answers the end of a flight with fire only if it says so (NFP-2.10)', () => {
    const fires: Own = { symbol: null, moment: 'flightEnded', effect: { firesAtOnce: true } };
    const idle: Own = { symbol: null, moment: 'flightEnded', effect: {} };
    const answer = (card: Own): string[] =>
      rolls(play(go(ended(card, ['star', 'star', 'star']), 'end declarations').state, 'play own with C5'));
    expect([answer(fires), answer(idle)]).toEqual([['flakTrap 3'], []]);
  });

  it('that fires needs a unit to fire with: as an answer to a hit it does nothing (NFP-2.10)', () => {
    const own: Own = { symbol: null, moment: 'aircraftHit', effect: { firesAtOnce: true } };
    const hit = go(
      ended(own, ['grenade', 'star', 'star', 'star']),
      'declare dogfight',
      'end movement',
      'roll dogfight',
    );
    expect(legal(hit.state)).toEqual(['play own', 'decline air card']);
    expect(rolls(play(hit.state, 'play own'))).toEqual(['confirmation 1']);
  });
});
