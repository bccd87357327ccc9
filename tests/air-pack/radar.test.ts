import { describe, expect, it } from 'vitest';
import { AIR_POWER, AIR_SORTIE, cardOf, NO_CARD, type CardId } from '../../src/memoir/cards/card.ts';
import { view, type State } from '../../src/memoir/index.ts';
import { ALLIES, AXIS } from '../../src/memoir/side.ts';
import { airPack as airOf, planeText, sortieCards, type AirPackSetting } from '../support/air-pack.ts';
import { deciderName, eventsOf, legal, play, type Setting } from '../support/kit.ts';
import { go, offered, sky } from './in-the-air.ts';

/** Enemy radar sees the Allies; this card was announced, if any. */
function seen(hand: CardId[], told: CardId | null, { airPack: more, ...setting }: Setting = {}): State {
  const { options, ...others } = more ?? {};
  const watched: AirPackSetting = {
    sorties: { allies: 1 },
    ...others,
    options: { announced: [true, false], ...options },
    ...(told !== null && { announced: { allies: told } }),
  };
  return sky({ ...setting, hands: { allies: hand }, airPack: watched });
}

/** The turn is played without anything that happens, up to the question of radar. */
function asked(state: State, card: CardId): State {
  return go(state, `play ${card}`, 'end orders', 'end movement', 'end battle').state;
}

function announcedBy(state: State): number[] {
  return airOf(state).sides.map((side) => side.announced);
}

describe('a side that enemy radar sees', () => {
  it('is asked at the end of its turn what it will fly, after it has drawn (AP-21.1)', () => {
    const state = asked(seen(['probe-left'], null, { deckTop: ['air-power', 'dig-in'] }), 'probe-left');
    expect(deciderName(state)).toBe('allies');
    expect(legal(state)).toEqual(['announce air-sortie', 'announce air-power', 'announce nothing']);
    expect(state.sides[ALLIES].hand).toEqual([AIR_POWER]);
  });

  it('is asked with nothing to announce as well, and the other side is not (AP-21.1)', () => {
    const state = asked(seen(['probe-left'], null, { airPack: { sorties: {} }, deckTop: ['dig-in'] }), 'probe-left');
    expect(legal(state)).toEqual(['announce nothing']);
    const after = play(state, 'announce nothing').state;
    expect(deciderName(after)).toBe('axis');
    expect(deciderName(play(after, 'pass').state)).toBe('allies');
  });

  it('says it for all to see, and for one turn (AP-21.1)', () => {
    const state = asked(seen(['probe-left'], null, { deckTop: ['dig-in'] }), 'probe-left');
    const told = play(state, 'announce air-sortie');
    expect(eventsOf(told, 'sortieAnnounced')).toEqual([{ type: 'sortieAnnounced', side: ALLIES, card: AIR_SORTIE }]);
    expect(announcedBy(told.state)).toEqual([AIR_SORTIE, NO_CARD]);
    expect(JSON.stringify(view(told.state, AXIS).air)).toContain(`"announced":${AIR_SORTIE}`);
    const flown = go(
      play(told.state, 'pass').state,
      'fly sortie',
      'launch p38',
      'place aircraft A1',
      'end flight',
    ).state;
    expect(announcedBy(flown)).toEqual([NO_CARD, NO_CARD]);
    expect(planeText(flown, 'allies')).toBe('p38 A1');
  });

  it('flies no sortie that it has not announced (AP-21.2)', () => {
    const start = seen(['probe-left', 'recon-left'], null, { special: { airStrikes: 'allies' } });
    expect(legal(start)).toEqual(['play recon-left', 'play probe-left']);
  });

  it('plays an Air Power it has not announced as it is printed (AP-21.2, AP-4.1)', () => {
    const start = seen(['air-power'], null, { axis: { G5: 'infantry' } });
    expect(offered(play(start, 'play air-power').state, 'target')).toEqual(['G5']);
    const choice = seen(['air-power'], null, { airPack: { options: { airPowerMode: 'choice' } } });
    expect(legal(choice)).toEqual(['play air-power']);
  });

  it('must fly the sortie that it has announced, alone or with a section card (AP-21.1)', () => {
    const start = seen(['probe-left', 'direct-from-hq'], 'air-sortie');
    expect(legal(start)).toEqual(['fly sortie', 'lay sortie']);
    expect(legal(play(start, 'lay sortie').state)).toEqual(['play probe-left']);
    expect(legal(seen(['direct-from-hq'], 'air-sortie'))).toEqual(['fly sortie']);
  });

  it('must fly the Air Power that it has announced, and nothing else (AP-21.1, AP-4.1)', () => {
    const start = seen(['probe-left', 'air-power'], 'air-power');
    expect(legal(start)).toEqual(['play air-power']);
    expect(offered(play(start, 'play air-power').state, 'launch')).toEqual(['p38', 'p40']);
    expect(sortieCards(start, 'allies')).toBe(1);
  });

  it('may not strike with it, even where Air Power is either (AP-21.1, AP-4.1)', () => {
    const airPack = { options: { airPowerMode: 'choice' } } as const;
    expect(legal(seen(['probe-left', 'air-power'], 'air-power', { airPack }))).toEqual(['play air-power as sortie']);
  });

  it('must fly the Recon 1 that it has announced (AP-21.1, AP-4.2)', () => {
    const start = seen(['recon-left', 'probe-left'], 'recon-left', { special: { airStrikes: 'allies' } });
    expect(legal(start)).toEqual(['play recon-left as air power']);
  });

  it('announces a Recon 1 only where it may serve as a sortie (AP-21.1, AP-4.2)', () => {
    const setting: Setting = { deckTop: ['recon-left', 'dig-in'] };
    const airStrikes = { special: { airStrikes: 'allies' } };
    expect(legal(asked(seen(['probe-left'], null, setting), 'probe-left'))).not.toContain('announce recon-left');
    expect(legal(asked(seen(['probe-left'], null, { ...setting, ...airStrikes }), 'probe-left'))).toContain(
      'announce recon-left',
    );
  });

  it('owes nothing once the card is gone, or by night (AP-21.2)', () => {
    expect(legal(seen(['probe-left'], 'air-power'))).toEqual(['play probe-left']);
    expect(legal(seen(['probe-left'], 'air-sortie', { airPack: { sorties: {} } }))).toEqual(['play probe-left']);
    const night = seen(['probe-left'], 'air-sortie', {
      special: { night: 'dawn' },
      dice: ['flag', 'flag', 'flag', 'flag'],
    });
    expect(legal(night)).toEqual(['play probe-left']);
  });

  it('needs no announcement to copy a sortie with Counter-Attack (AP-21.2, AP-3.6, AP-4.7)', () => {
    const copied = (lastCard: CardId): State =>
      go(seen(['counter-attack'], null, { lastCard: { axis: lastCard } }), 'play counter-attack').state;
    expect(offered(copied('air-sortie'), 'launch')).toEqual(['p38', 'p40']);
    expect(offered(copied('air-power'), 'launch')).toEqual(['p38', 'p40']);
  });

  it('owes nothing without a plane to fly it (AP-21.2)', () => {
    const airPack = { options: { planes: [[], null] } } as const;
    expect(legal(seen(['probe-left'], 'air-sortie', { airPack }))).toEqual(['play probe-left']);
  });
});

describe('the Red Army before enemy radar', () => {
  const commissar = (chip: CardId, hand: CardId[], say: CardId | null, setting: Setting = {}): State => {
    const start = seen([chip, ...hand], say, { ...setting, special: { commissar: 'allies', ...setting.special } });
    return play(start, `chip ${chip}`).state;
  };

  it('announces what it can play next: the card under the chip, or Recon 1 (AP-21.1, AP-4.1)', () => {
    const deckTop: Setting['deckTop'] = ['dig-in', 'move-out'];
    const put = play(commissar('probe-left', ['air-power'], null, { deckTop }), 'chip air-power').state;
    const under = go(put, 'end orders', 'end movement', 'end battle').state;
    expect(legal(under)).toEqual(['announce air-sortie', 'announce air-power', 'announce nothing']);
    const drawn = play(commissar('probe-left', ['dig-in'], null, { deckTop: ['air-power'] }), 'chip dig-in').state;
    const held = go(drawn, 'end orders', 'end movement', 'end battle').state;
    expect(held.sides[ALLIES].hand).toEqual([AIR_POWER]);
    expect(legal(held)).toEqual(['announce air-sortie', 'announce nothing']);
  });

  it('owes no Air Power that it cannot play this turn (AP-21.2)', () => {
    const start = commissar('probe-left', ['air-power'], 'air-power');
    expect(legal(start)).toEqual(['chip air-power']);
  });

  it('owes the Air Power under the chip, strike or no strike (AP-21.1, AP-4.1)', () => {
    const plain = commissar('air-power', ['probe-left', 'recon-left'], 'air-power');
    expect(legal(plain)).toEqual(['chip recon-left', 'chip probe-left']);
    expect(offered(play(plain, 'chip probe-left').state, 'launch')).toEqual(['p38', 'p40']);
    const airPack = { options: { airPowerMode: 'choice' } } as const;
    const choice = commissar('air-power', ['probe-left'], 'air-power', { airPack });
    expect(legal(choice)).toEqual(['chip probe-left as air power']);
    expect(play(choice, 'chip probe-left as air power').state.sides[ALLIES].chip).toBe(cardOf('probe-left'));
  });
});
