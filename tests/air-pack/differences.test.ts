import { describe, expect, it } from 'vitest';
import { view, type State } from '../../src/memoir/index.ts';
import { airPackView } from '../../src/memoir/air/air-pack/own-state.ts';
import { flightPlanView } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import type { Face } from '../../src/memoir/dice.ts';
import { AIR_POWER, AIR_SORTIE } from '../../src/memoir/cards/card.ts';
import { aircraft } from '../support/air.ts';
import { parkedText, planeText } from '../support/air-pack.ts';
import { deciderName, eventsOf, legal, play, position, unitAt, type Setting } from '../support/kit.ts';
import { go } from './in-the-air.ts';

type Place = { readonly allies?: string; readonly axis?: string };

/** The same battle three times: a fighter where the others have a Spitfire or a Me 109. */
function threeTimes(setting: Setting, inFlight: Place, onTheGround: Place = {}): Record<'none' | 'nfp' | 'ap', State> {
  const plain: Setting = { hands: { allies: ['direct-from-hq'], axis: ['direct-from-hq'] }, ...setting };
  const fighters = [
    ...Object.entries(inFlight).map(([side, hex]) => [side, { type: 'fighter', hex }]),
    ...Object.entries(onTheGround).map(([side, hex]) => [side, { type: 'fighter', hex, landed: true }]),
  ];
  const named = (place: Place): [string, string][] =>
    Object.entries(place).map(([side, hex]) => [side, `${side === 'allies' ? 'p40' : 'me109'} ${hex}`]);
  const parked = named(onTheGround).map(([side, text]) => [side, [text]]);
  return {
    none: position(plain),
    nfp: position({ ...plain, air: { aircraft: Object.fromEntries(fighters) } }),
    ap: position({
      ...plain,
      airPack: { planes: Object.fromEntries(named(inFlight)), parked: Object.fromEntries(parked) },
    }),
  };
}

const ORDER = ['play direct-from-hq'];

describe('the same position without air rules, by New Flight Plan and by Air Pack', () => {
  it('has a line of sight across a plane in flight by Air Pack only (AP-D1)', () => {
    const { none, nfp, ap } = threeTimes({ allies: { C3: 'infantry' }, axis: { c6: 'infantry' } }, { axis: 'C5' });
    const fires = (state: State): boolean =>
      legal(go(state, ...ORDER, 'order C3', 'end orders', 'end movement').state).includes('attack C3 c6');
    expect([fires(none), fires(nfp), fires(ap)]).toEqual([true, false, true]);
  });

  it('lets infantry pass below its own plane by New Flight Plan, and sends it round by Air Pack (AP-D2)', () => {
    const { none, nfp, ap } = threeTimes({ allies: { C3: 'infantry' } }, { allies: 'c4' });
    const steps = (state: State, ...orders: string[]): boolean =>
      legal(go(state, ...ORDER, 'order C3', ...orders, 'end orders').state).includes('move C3 c4');
    expect(steps(none)).toBe(true);
    expect(steps(nfp, 'order aircraft')).toBe(true);
    expect(steps(ap, 'order plane')).toBe(false);
  });

  it('throws the dice of a plane in the battle phase, or at the end of its move before other units battle (AP-D3)', () => {
    const setting: Setting = { allies: { D3: 'infantry' }, axis: { C5: 'infantry' }, dice: ['star', 'flag'] };
    const { nfp, ap } = threeTimes(setting, { allies: 'c4' });
    const run = [
      'order aircraft',
      'order D3',
      'end orders',
      'fly C5',
      'mark mg',
      'decline ambush',
      'fly b4',
      'end flight',
    ];
    const marked = go(nfp, ...ORDER, ...run);
    expect(eventsOf(marked, 'diceRolled')).toEqual([]);
    expect(legal(marked.state)).toContain('end movement');
    expect(legal(go(marked.state, 'end movement').state)).toContain('roll run');
    const flight = ['order plane', 'order D3', 'end orders', 'fly C5', 'fly b4', 'end flight', 'strafe C5 C5'];
    const strafed = go(ap, ...ORDER, ...flight);
    expect(eventsOf(strafed, 'diceRolled').map(({ reason }) => reason)).toEqual(['airCheck', 'strafing']);
    const after = play(strafed.state, 'retreat c6').state;
    expect([unitAt(after, 'C5'), legal(after).includes('end movement')]).toEqual([undefined, true]);
  });

  it('counts a grenade of the plane’s guns as a miss by New Flight Plan and as a hit by Air Pack (AP-D4)', () => {
    const setting: Setting = { axis: { C5: 'infantry' }, dice: ['grenade'] };
    const { nfp, ap } = threeTimes(setting, { allies: 'C3' });
    const path = [
      'order aircraft',
      'end orders',
      'fly c4',
      'fly C5',
      'mark mg',
      'decline ambush',
      'fly c6',
      'end flight',
      'end movement',
    ];
    expect(unitAt(go(nfp, ...ORDER, ...path, 'roll run').state, 'C5')?.figures).toBe(4);
    const flight = ['order plane', 'end orders', 'fly c4', 'fly C5', 'fly c6', 'end flight', 'strafe C5 C5'];
    expect(unitAt(go(ap, ...ORDER, ...flight).state, 'C5')?.figures).toBe(3);
  });

  it('loses a plane on the ground to a flag by New Flight Plan, and to a grenade alone by Air Pack (AP-D5)', () => {
    const field: Setting = {
      terrain: { D5: { piece: 'airfield', owner: 'axis' } },
      allies: { C3: 'infantry', D3: 'infantry' },
    };
    const shot = (dice: readonly Face[]) => {
      const { nfp, ap } = threeTimes({ ...field, dice: [...dice] }, {}, { axis: 'D5' });
      const shoot = (state: State, text: string): State =>
        go(state, ...ORDER, 'order D3', 'end orders', 'end movement', text).state;
      return [
        aircraft(shoot(nfp, 'D3 fires at aircraft'), 'axis') === null,
        parkedText(shoot(ap, 'attack D3 airfield D5'), 'axis').length === 0,
      ];
    };
    expect(shot(['flag', 'star'])).toEqual([true, false]);
    expect(shot(['grenade', 'star'])).toEqual([true, true]);
    expect(shot(['star', 'star'])).toEqual([false, false]);
  });

  it('makes an air check after the orders by Air Pack alone (AP-D7)', () => {
    const { nfp, ap } = threeTimes({ axis: { C5: 'infantry' }, dice: ['grenade'] }, { allies: 'c4' });
    const ordered = go(nfp, ...ORDER, 'order aircraft', 'end orders');
    expect(eventsOf(ordered, 'diceRolled')).toEqual([]);
    expect(aircraft(ordered.state, 'allies')).not.toBeNull();
    const checked = go(ap, ...ORDER, 'order plane', 'end orders');
    expect(eventsOf(checked, 'diceRolled').map(({ reason }) => reason)).toEqual(['airCheck']);
    expect(planeText(checked.state, 'allies')).toBe('none');
  });

  it('keeps a plane without an order by New Flight Plan and takes it off the board by Air Pack (AP-D8)', () => {
    const { nfp, ap } = threeTimes({ allies: { C3: 'infantry' } }, { allies: 'E5' });
    const turn = ['order C3', 'end orders', 'end movement', 'end battle'];
    expect(aircraft(go(nfp, ...ORDER, ...turn).state, 'allies')).not.toBeNull();
    expect(planeText(go(ap, ...ORDER, ...turn).state, 'allies')).toBe('none');
  });

  it('opens the window for an Ambush from below by New Flight Plan and never against a plane by Air Pack (AP-D9)', () => {
    const { none, nfp, ap } = threeTimes(
      { allies: { b4: 'infantry' }, axis: { C5: 'infantry' }, hands: { allies: ['direct-from-hq'], axis: ['ambush'] } },
      { allies: 'c4' },
    );
    const close = go(none, ...ORDER, 'order b4', 'end orders', 'end movement', 'attack b4 C5').state;
    expect(legal(close)).toContain('ambush');
    const marked = go(nfp, ...ORDER, 'order aircraft', 'end orders', 'fly C5', 'mark mg').state;
    expect([deciderName(marked), legal(marked).includes('ambush')]).toEqual(['axis', true]);
    const flight = go(
      { ...ap, queuedDice: ['star'] },
      ...ORDER,
      'order plane',
      'end orders',
      'fly C5',
      'fly c6',
      'end flight',
    );
    const strafed = play(flight.state, 'strafe C5 C5');
    expect(unitAt(strafed.state, 'C5')?.figures).toBe(3);
    expect(legal(strafed.state)).not.toContain('ambush');
  });

  it('never attacks a plane on a carrier, only the ship (AP-D10)', () => {
    const sea: Setting = {
      terrain: { D5: 'ocean', E5: 'ocean' },
      allies: { d4: 'artillery' },
      axis: { D5: 'aircraftCarrier' },
      sides: { axis: { nation: 'jp' } },
    };
    const { none, nfp, ap } = threeTimes(sea, {}, { axis: 'D5' });
    const attacks = (state: State): string[] =>
      legal(go(state, ...ORDER, 'order d4', 'end orders', 'end movement').state).filter((text) =>
        /attack|fires/.test(text),
      );
    for (const state of [none, nfp, ap]) expect(attacks(state)).toEqual(['attack d4 D5']);
  });

  it('has Air Power in the deck, neither it nor a sortie by New Flight Plan, and both by Air Pack (AP-D11)', () => {
    const shuffled = { hands: {} } as const;
    const cards = ({ deck, sides }: State): number[] => [...deck, ...sides.flatMap(({ hand }) => hand)];
    const counts = (state: State): number[] =>
      [AIR_POWER, AIR_SORTIE].map((card) => cards(state).filter((one) => one === card).length);
    expect(counts(position(shuffled))).toEqual([1, 0]);
    expect(counts(position({ ...shuffled, air: {} }))).toEqual([0, 0]);
    const pack = position({ ...shuffled, airPack: { options: { sorties: 'shuffled' } } });
    const laidOut = airPackView(view(pack, 0).air)?.sides.reduce((sum, side) => sum + side.sorties, 0) ?? 0;
    const [airPower, inDeck] = counts(pack);
    expect([airPower, inDeck + laidOut]).toEqual([1, 2]);
  });

  it('hides the air hand of the other side by New Flight Plan and shows its sorties by Air Pack (AP-D12)', () => {
    const nfp = position({ air: { hands: { axis: ['strafe'] } } });
    expect(flightPlanView(view(nfp, 0).air)?.sides[1]).toMatchObject({ cards: 1, hand: null });
    const ap = position({ airPack: { sorties: { axis: 2 } } });
    expect(airPackView(view(ap, 0).air)?.sides[1].sorties).toBe(2);
    expect(view(position({}), 0).air).toBeNull();
  });
});
