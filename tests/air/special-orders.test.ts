import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { ordersLeft } from '../../src/memoir/cards/orders.ts';
import { worldOf } from '../../src/memoir/world.ts';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { aircraft, airState } from '../support/air.ts';
import { legal, play, type Setting } from '../support/kit.ts';
import { fighterAt, flown, go, offered, over, sky } from './sortie.ts';

const CARPET = { hands: { allies: ['carpet'] } };

describe('Counter-Attack', () => {
  const copying = (card: CardId, setting: Setting = {}): State =>
    sky({ hands: { allies: ['counter-attack'] }, lastCard: { axis: card }, air: CARPET, ...setting });

  it('of a section card deploys into the mirrored section with an own air card (NFP-3.20)', () => {
    const state = play(copying('probe-left'), 'lay carpet', 'play counter-attack').state;
    expect(offered(state, 'deploy fighter')).toEqual(['right']);
    const placed = offered(go(state, 'deploy fighter right', 'end orders').state, 'place aircraft');
    expect(placed).toContain('M5');
    expect(placed).not.toContain('A5');
  });

  it('of a tactic card, or of nothing, deploys nobody (NFP-3.20)', () => {
    expect(offered(copying('direct-from-hq'), 'lay')).toEqual([]);
    const nothing = { hands: { allies: ['counter-attack'] }, air: CARPET } satisfies Setting;
    expect(offered(sky(nothing), 'lay')).toEqual([]);
  });

  it('of Recon 1 or Their Finest Hour brings their air cards (NFP-3.20)', () => {
    const endOf = (card: CardId): string[] => {
      let state = play(copying(card), 'play counter-attack').state;
      const seen: string[] = [];
      while (state.turn.side === 0) {
        seen.push(...legal(state));
        state = play(state, legal(state).find((text) => /^(done|end|keep|draw)/.test(text)) ?? legal(state)[0]).state;
      }
      return seen;
    };
    expect(endOf('recon-left')).toContain('draw air card');
    expect(endOf('their-finest-hour').filter((text) => text === 'draw air card')).toHaveLength(2);
    expect(endOf('probe-left')).not.toContain('draw air card');
  });

  it('orders the own aircraft in the mirrored section (NFP-3.20)', () => {
    const orders = (hex: string): string[] => {
      const setting = { hands: { allies: ['counter-attack'] }, lastCard: { axis: 'attack-left' } } satisfies Setting;
      return offered(play(fighterAt(hex, setting), 'play counter-attack').state, 'order');
    };
    expect([orders('L5').includes('aircraft'), orders('B5').includes('aircraft')]).toEqual([true, false]);
  });
});

describe('the Red Army', () => {
  const chipped = (chip: CardId, hand: CardId[]): State => {
    const start = sky({
      special: { commissar: 'allies' },
      allies: { A1: 'infantry' },
      hands: { allies: [chip, ...hand] },
      air: CARPET,
    });
    return play(start, `chip ${chip}`).state;
  };

  it('adds the air card when the chip card is revealed (NFP-3.26)', () => {
    const state = play(chipped('probe-left', ['direct-from-hq', 'attack-centre']), 'lay carpet').state;
    expect(legal(state)).toEqual(['chip attack-centre', 'chip direct-from-hq']);
    expect(offered(play(state, 'chip direct-from-hq').state, 'deploy fighter')).toEqual(['left']);
  });

  it('cannot deploy with a section card that only goes under the chip (NFP-3.26)', () => {
    expect(offered(chipped('direct-from-hq', ['probe-left', 'attack-centre']), 'lay')).toEqual([]);
    const scout = play(chipped('direct-from-hq', ['probe-left', 'recon-right']), 'lay carpet').state;
    expect(legal(scout)).toEqual(['play recon-right']);
  });

  it('deploys with a Counter-Attack from the hand as well (NFP-3.26, NFP-3.20)', () => {
    const start = sky({
      special: { commissar: 'allies' },
      allies: { A1: 'infantry' },
      hands: { allies: ['direct-from-hq', 'counter-attack', 'barrage'] },
      lastCard: { axis: 'probe-left' },
      air: CARPET,
    });
    const laid = play(start, 'chip direct-from-hq', 'lay carpet').state;
    expect(legal(laid)).toEqual(['play counter-attack']);
  });
});

describe('the US Marines', () => {
  it.each<[CardId, number]>([
    ['recon-left', 1],
    ['probe-left', 2],
    ['attack-left', 3],
  ])('with %s spend a printed order on the aircraft and have %i left for others (NFP-3.26)', (card, left) => {
    const allies = { A1: 'infantry', B1: 'infantry', C1: 'infantry', D1: 'infantry', A3: 'infantry' };
    const start = sky({ special: { gungHo: 'allies' }, allies, hands: { allies: [card] }, air: CARPET });
    let state = play(start, 'lay carpet', `play ${card}`, 'deploy fighter left').state;
    let count = 0;
    for (let [next] = offered(state, 'order'); next !== undefined; [next] = offered(state, 'order'), count++)
      state = play(state, `order ${next}`).state;
    expect(count).toBe(left);
  });

  it('have the extra order left when the aircraft has taken the printed one (NFP-3.26)', () => {
    const start = sky({
      special: { gungHo: 'allies' },
      allies: { A1: 'infantry' },
      hands: { allies: ['recon-left'] },
      air: CARPET,
    });
    const { state } = play(start, 'lay carpet', 'play recon-left', 'deploy fighter left');
    const frame = state.frames.find(({ kind }) => kind === 'orders');
    if (frame?.kind !== 'orders') throw new Error('No orders are given');
    expect(ordersLeft(worldOf(state, null), 0, frame.slots)).toEqual({ all: 1, bySlot: [0, 1] });
  });

  it('order the aircraft by a star of Their Finest Hour and by Assault like anybody (NFP-3.13, NFP-3.18)', () => {
    const marines = (card: CardId): State =>
      fighterAt('B5', {
        special: { gungHo: 'allies' },
        allies: { A1: 'infantry' },
        hands: { allies: [card] },
        dice: ['star'],
      });
    expect(offered(play(marines('their-finest-hour'), 'play their-finest-hour').state, 'order')).toContain('aircraft');
    expect(legal(play(marines('assault-left'), 'play assault-left').state)).toContain('fly C5');
  });
});

/** Every hex is taken by the Allies but the holes; the one enemy is in the corner. */
function crowdUnits(holes: string[]): Required<Pick<Setting, 'allies' | 'axis'>> {
  const taken = boardOf('standard').labels.filter((label) => !holes.includes(label) && label !== 'M9');
  return { allies: Object.fromEntries(taken.map((label) => [label, 'infantry'])), axis: { M9: 'infantry' } };
}

describe('a crowded board', () => {
  function crowd(holes: string[], setting: Setting = {}): State {
    const { allies, axis } = crowdUnits(holes);
    const hands: Setting['hands'] = { allies: ['recon-in-force', 'probe-left', 'probe-right'] };
    return sky({ axis, air: CARPET, hands, ...setting, allies: { ...allies, ...setting.allies } });
  }

  it('lets an aircraft come on only where it can still end its move (NFP-3.23)', () => {
    const state = play(crowd(['A5']), 'lay carpet', 'play probe-left', 'deploy fighter left', 'order A1');
    const placed = offered(state.state, 'place aircraft');
    expect(placed).toEqual(expect.arrayContaining(['A5', 'B5', 'D5', 'A3']));
    for (const far of ['D3', 'D7', 'd4', 'A1', 'A9']) expect(placed).not.toContain(far);
  });

  it('bars a deployment in a section without such a hex, and no card is lost (NFP-3.23)', () => {
    const laid = play(crowd(['A5']), 'lay carpet').state;
    expect(legal(laid)).toEqual(['play probe-left', 'play recon-in-force']);
    expect(offered(play(laid, 'play recon-in-force').state, 'deploy fighter')).toEqual(['left']);
    expect(offered(crowd(['A5'], { hands: { allies: ['probe-right'] } }), 'lay')).toEqual([]);
  });

  it('counts the deck of a carrier as room, but not for a bomber (NFP-3.23)', () => {
    const ship = { terrain: { A5: 'ocean' }, allies: { A5: 'aircraftCarrier' } };
    const state = play(crowd([], ship), 'lay carpet', 'play probe-left').state;
    expect(offered(state, 'deploy')).toEqual(['fighter left', 'fighterBomber left']);
    const air: Setting['air'] = { ...CARPET, lost: { allies: ['fighter', 'fighterBomber'] } };
    expect(offered(crowd([], { ...ship, air }), 'lay')).toEqual([]);
  });

  it('allows a step only towards a hex where the move can end (NFP-3.23)', () => {
    const start = fighterAt('E5', crowdUnits(['A5', 'E5']));
    const state = flown(start).state;
    expect(offered(state, 'fly')).toEqual(['D5']);
    expect(legal(state)).toContain('end movement');
    expect(offered(play(state, 'fly D5').state, 'fly')).toEqual(['C5']);
  });

  it('has no way to such a hex through an enemy aircraft (NFP-3.23, NFP-4.4)', () => {
    const enemy = { aircraft: { axis: { type: 'fighter', hex: 'B5' } } } as const;
    const start = fighterAt('E5', { ...crowdUnits(['A5', 'B5', 'E5']), air: enemy });
    expect(offered(flown(start).state, 'fly')).toEqual([]);
  });

  it('lets an aircraft that flies farther come on farther away (NFP-3.23, NFP-CARD-THROTTLE)', () => {
    const far = (type: string): string[] => {
      const start = crowd(['A5'], { air: { hands: { allies: ['throttle'] } } });
      return offered(
        play(start, 'lay throttle', 'play probe-left', `deploy ${type} left`, 'order A1').state,
        'place aircraft',
      );
    };
    expect([far('fighter').includes('D3'), far('bomber').includes('D3')]).toEqual([true, false]);
  });

  it('calls the aircraft off if no hex is left: ammunition to the supply, the card is spent (NFP-3.29)', () => {
    const start = crowd(['G5']);
    const orders = ['lay carpet', 'play recon-in-force', 'deploy fighter left', 'order H5', 'end orders'];
    const ready = play(start, ...orders).state;
    expect(offered(ready, 'place aircraft')).toContain('D5');
    expect(legal(ready)).not.toContain('end movement');
    const closed = play(ready, 'move H5 G5').state;
    expect(offered(closed, 'place aircraft')).toEqual([]);
    const done = over(play(closed, 'end movement').state);
    expect(aircraft(done, 'allies')).toBeNull();
    expect(airState(done).supply).toEqual({ mg: 18, bomb: 12 });
    expect(airState(done).discard).toHaveLength(1);
    expect(airState(done).sides[0].hand).toEqual([]);
  });
});
