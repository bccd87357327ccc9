import { describe, expect, it } from 'vitest';
import type { CardId } from '../../src/memoir/cards/card.ts';
import type { State } from '../../src/memoir/index.ts';
import { AXIS } from '../../src/memoir/side.ts';
import { parkedText, planeText, type AirPackSetting } from '../support/air-pack.ts';
import { eventsOf, legal, medals, play, type Played, type Setting } from '../support/kit.ts';
import { eventTypes, go, offered, sky } from './in-the-air.ts';
import { turnOf } from './sortie.ts';

/** A P-38 above G5, in the centre, with an enemy beside it; the Allies hold this card. */
function over(card: CardId, setting: Setting = {}): State {
  const airPack: AirPackSetting = { planes: { allies: 'p38 G5' }, ...setting.airPack };
  const axis = { H5: 'infantry', A9: 'infantry' };
  return sky({ allies: { A1: 'infantry', G1: 'infantry' }, axis, ...setting, airPack, hands: { allies: [card] } });
}

function removal(played: Played): unknown[] {
  return eventsOf(played, 'planeRemoved').map(({ cause }) => cause);
}

describe('a plane in flight without an order', () => {
  it('leaves the board, and nobody wins a medal (AP-7.4)', () => {
    const gone = play(over('direct-from-hq'), 'play direct-from-hq', 'order G1', 'end orders');
    expect(planeText(gone.state, 'allies')).toBe('none');
    expect(removal(gone)).toEqual(['notOrdered']);
    expect(medals(gone.state, 'axis')).toBe(0);
    expect(eventsOf(gone, 'diceRolled')).toEqual([]);
  });

  it('leaves it before anybody moves: its hex is free in this movement phase (AP-7.4)', () => {
    const setting: Setting = { allies: { G3: 'infantry' }, airPack: { planes: { allies: 'p38 g4' } } };
    const idle = play(over('direct-from-hq', setting), 'play direct-from-hq', 'order G3', 'end orders');
    expect(eventTypes(idle).indexOf('planeRemoved')).toBeLessThan(eventTypes(idle).lastIndexOf('phaseStarted'));
    expect(offered(idle.state, 'move')).toContain('G3 g4');
  });

  it('leaves it with the enemy turn untouched: only its own turns count (AP-7.4)', () => {
    const start = sky({ turn: 'axis', hands: { axis: ['probe-left'] }, airPack: { planes: { allies: 'p38 G5' } } });
    expect(planeText(turnOf(start, 'play probe-left', 'end orders'), 'allies')).toBe('p38 G5');
  });

  it('leaves it in a turn that is passed (AP-7.4)', () => {
    const start = sky({ turn: 'axis', airPack: { planes: { axis: 'me109 G5' } } });
    expect(legal(start)).toEqual(['pass']);
    const gone = play(start, 'pass');
    expect(removal(gone)).toEqual(['notOrdered']);
    expect(medals(gone.state, 'allies')).toBe(0);
  });

  it('leaves it in a turn in which Ambush is thrown away (AP-7.4)', () => {
    expect(removal(play(over('ambush'), 'discard ambush'))).toEqual(['notOrdered']);
  });

  it('leaves it under a card whose section it is not in (AP-7.5)', () => {
    const centre = play(over('recon-centre', { airPack: { planes: { allies: 'p38 B5' } } }), 'play recon-centre').state;
    expect(offered(centre, 'order')).toEqual(['G1']);
    const gone = play(centre, 'order G1');
    expect(removal(gone)).toEqual(['notOrdered']);
    expect(medals(gone.state, 'axis')).toBe(0);
  });

  it('leaves it under a card for every unit of another section (AP-7.5)', () => {
    expect(removal(play(over('assault-left'), 'play assault-left'))).toEqual(['notOrdered']);
    expect(removal(play(over('assault-centre', { dice: ['star'] }), 'play assault-centre'))).toEqual([]);
  });

  it.each<[CardId, string[]]>([
    ['close-assault', []],
    ['infantry-assault', ['end movement']],
    ['barrage', ['target A9']],
    ['medics-and-mechanics', []],
  ])('leaves it under %s (AP-7.4, AP-7.5)', (card, texts) => {
    const start = over(card, { allies: { G1: 'infantry' }, dice: ['star', 'star', 'star', 'star'] });
    const gone = play(start, `play ${card}`, ...texts);
    expect(removal(gone)).toEqual(['notOrdered']);
    expect(gone.state.turn.side).toBe(AXIS);
  });

  it('stays if it stands on the ground (AP-7.4, AP-8.2)', () => {
    const terrain = { G5: 'airfield allies' };
    const state = turnOf(
      over('probe-left', { terrain, airPack: { planes: {}, parked: { allies: ['p38 G5'] } } }),
      'play probe-left',
    );
    expect(parkedText(state, 'allies')).toEqual(['p38 G5']);
  });

  it('does not keep its enemy from flying on (AP-7.4)', () => {
    const airPack = { planes: { allies: 'p38 G5', axis: 'me109 C7' } } as const;
    const gone = go(over('direct-from-hq', { airPack }), 'play direct-from-hq', 'end orders');
    expect(planeText(gone.state, 'axis')).toBe('me109 C7');
  });
});

describe('on the move (Breakthrough)', () => {
  const deck = { choices: { deck: 'breakthrough' } } as const;
  const breakthrough = (card: CardId, setting: Setting = {}): State => {
    const airPack: AirPackSetting = { planes: { allies: 'p38 G5' }, ...setting.airPack };
    const allies = { A1: 'infantry', M1: 'infantry' };
    const choices = { ...deck.choices };
    const start = sky({ allies, ...setting, airPack, hands: { allies: [card] } });
    return play({ ...start, rules: { ...start.rules, ...choices } }, `play ${card}`).state;
  };

  it('a plane is ordered in whatever section it flies, and that is enough to keep it flying (AP-7.2, AP-7.4)', () => {
    const start = breakthrough('attack-left');
    expect(offered(start, 'order')).toEqual(expect.arrayContaining(['plane on the move', 'M1 on the move', 'A1']));
    expect(offered(start, 'order')).not.toContain('plane');
    const ordered = play(start, 'order plane on the move').state;
    expect(offered(ordered, 'order')).toEqual(['A1']);
    expect(planeText(go(ordered, 'end orders').state, 'allies')).toBe('p38 G5');
  });

  it('one may be ordered either way in the section of the card (AP-7.2)', () => {
    const start = breakthrough('attack-centre');
    expect(offered(start, 'order')).toEqual(expect.arrayContaining(['plane', 'plane on the move']));
    const ordered = play(start, 'order plane').state;
    expect(offered(ordered, 'order')).toContain('A1 on the move');
  });

  it('one makes its air check, moves, and does no more (AP-7.2, AP-18.2)', () => {
    const setting: Setting = { terrain: { G5: 'ocean' }, axis: { F5: 'infantry' }, dice: ['star', 'star', 'star'] };
    const ordered = go(breakthrough('attack-left', setting), 'order plane on the move', 'end orders');
    expect(eventsOf(ordered, 'diceRolled').map(({ reason }) => reason)).toEqual(['airCheck', 'airCheck']);
    const flown = go(ordered.state, 'fly F5', 'fly E5', 'end flight');
    expect(legal(flown.state).filter((text) => /^(strafe|support)/.test(text))).toEqual([]);
    expect(eventTypes(flown)).not.toContain('groundSupported');
    expect(planeText(flown.state, 'allies')).toBe('p38 E5');
    const usual = go(
      breakthrough('attack-centre', setting),
      'order plane',
      'end orders',
      'fly F5',
      'fly E5',
      'end flight',
    );
    expect(offered(usual.state, 'strafe')).toEqual(['F5 F5']);
  });

  it('one on the ground takes off in whatever section it is (AP-8.3)', () => {
    const airPack: AirPackSetting = { planes: {}, parked: { allies: ['p38 G5'] } };
    const start = breakthrough('attack-left', { terrain: { G5: 'airfield allies' }, airPack });
    expect(offered(start, 'take off')).toEqual(['G5 p38 on the move']);
    const flown = go(start, 'take off G5 p38 on the move', 'end orders', 'fly F5', 'end flight').state;
    expect(planeText(flown, 'allies')).toBe('p38 F5');
    expect(offered(play(start, 'take off G5 p38 on the move').state, 'order')).not.toContain('M1 on the move');
  });

  it('no section card but those with such orders has any for a plane (AP-7.2)', () => {
    expect(offered(breakthrough('assault-left'), 'order')).toEqual([]);
    expect(offered(breakthrough('recon-in-force'), 'order')).toEqual(['A1', 'M1', 'plane']);
  });
});
