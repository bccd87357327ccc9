import { describe, expect, it } from 'vitest';
import type { Face } from '../../../src/memoir/dice.ts';
import { aircraft, airHand, airState, type AirSetting } from '../../support/air.ts';
import { deciderName, eventsOf, legal, medals, play, position, unitAt, type Setting } from '../../support/kit.ts';
import { diceUpwards, eventTypes, finish, ordered, rolls } from '../in-the-air.ts';

const STAR = 'star' as const;
const MANY = Array.from({ length: 12 }, () => STAR);

describe('Flak Trap', () => {
  /** An Allied fighter over C5; the Axis have units about, and the card. */
  const trap = (axis: Setting['axis'], more: Setting = {}): Setting => ({
    dice: MANY,
    ...more,
    axis: { ...axis, A9: 'infantry' },
    air: { hands: { axis: ['flak-trap'] }, aircraft: { allies: { type: 'fighter', hex: 'C5' } }, ...more.air },
  });
  const ended = (setting: Setting) => play(ordered(setting, ['aircraft']), 'fly D5', 'fly E5', 'end flight');
  const answers = (setting: Setting) => {
    const { state } = ended(setting);
    return legal(state).includes('decline air card') ? legal(state) : [];
  };

  it('is played when an enemy aircraft ends its move in flight: one unit that reaches it fires at once (NFP-CARD-FLAKTRAP)', () => {
    const over = ended(trap({ F5: 'infantry', G5: 'artillery' }));
    expect([deciderName(over.state), legal(over.state)]).toEqual([
      'axis',
      ['play flak-trap with F5', 'play flak-trap with G5', 'decline air card'],
    ]);
    expect(rolls(play(over.state, 'play flak-trap with F5'))).toEqual(['flakTrap 3']);
    expect(rolls(play(over.state, 'play flak-trap with G5'))).toEqual(['flakTrap 4']);
  });

  it('needs a unit that could attack it from where it stands: range, lock and terrain as usual (NFP-CARD-FLAKTRAP)', () => {
    expect(answers(trap({ G5: 'infantry' }))).toEqual([]);
    expect(answers(trap({ F5: 'armor' }, { terrain: { F5: 'trenches' } }))).toEqual([]);
    expect(answers(trap({ G5: 'artillery' }, { allies: { H5: 'infantry', M1: 'infantry' } }))).toEqual([]);
    expect(answers(trap({ F5: 'infantry' }, { allies: { G5: 'infantry', M1: 'infantry' } }))).toHaveLength(2);
    const idle: Setting = { ...trap({}), axis: { F5: { kind: 'infantry', idleUntil: 1 }, A9: 'infantry' } };
    expect(answers(idle)).toEqual([]);
  });

  it('does not go off at an aircraft that has landed, or that had no order (NFP-CARD-FLAKTRAP)', () => {
    expect(answers(trap({ F5: 'infantry' }, { terrain: { E5: 'airfield allies' } }))).toEqual([]);
    const still = trap({ B5: 'infantry' });
    const idle = finish(ordered(still, ['M1']), 'end movement');
    expect(legal(idle)).not.toContain('play flak-trap with B5');
    const stayed = finish(ordered(still, ['aircraft']), 'end movement');
    expect(legal(stayed)).toContain('play flak-trap with B5');
  });

  it('comes after the declarations of the aircraft (NFP-CARD-FLAKTRAP, NFP-12.5)', () => {
    const rival: AirSetting = {
      hands: { axis: ['flak-trap'] },
      aircraft: { allies: { type: 'fighter', hex: 'C5' }, axis: { type: 'bomber', hex: 'e6' } },
    };
    const over = ended(trap({ F5: 'infantry' }, { air: rival }));
    expect([deciderName(over.state), legal(over.state)[0]]).toEqual(['allies', 'declare dogfight']);
    expect(deciderName(play(over.state, 'declare dogfight').state)).toBe('axis');
  });

  it('takes no ground, and an aircraft that is gone has no combats (NFP-CARD-FLAKTRAP)', () => {
    const setting = trap({ F5: 'infantry', D5: 'infantry' }, { dice: ['grenade', STAR, STAR, 'grenade'] });
    const marked = play(ordered(setting, ['aircraft']), 'fly D5', 'mark mg', 'fly E5', 'end flight');
    const down = play(marked.state, 'play flak-trap with F5');
    expect([aircraft(down.state, 'allies'), medals(down.state, 'axis'), unitAt(down.state, 'E5')]).toEqual([
      null,
      1,
      undefined,
    ]);
    expect(airState(down.state).turn.markers).toEqual([]);
    for (const text of ['roll run', 'take ground']) expect(legal(down.state)).not.toContain(text);
  });

  it('leaves the unit its battle in the own turn (NFP-CARD-FLAKTRAP)', () => {
    const setting = trap({ F5: 'infantry' }, { hands: { allies: ['direct-from-hq'], axis: ['probe-centre'] } });
    const over = play(ended(setting).state, 'play flak-trap with F5');
    const next = play(
      finish(over.state, 'end movement', 'end battle'),
      'play probe-centre',
      'order F5',
      'end movement',
    );
    expect(diceUpwards(next.state, 'F5')).toBe(3);
  });

  it('is asked for though the hand may hold nothing of the kind, but not of an empty hand (NFP-CARD-FLAKTRAP, NFP-12.9)', () => {
    expect(answers(trap({ F5: 'infantry' }, { air: { ...trap({}).air, hands: { axis: ['ace'] } } }))).toEqual([
      'decline air card',
    ]);
    expect(answers(trap({ F5: 'infantry' }, { air: { ...trap({}).air, hands: {} } }))).toEqual([]);
  });

  it('is asked for as long as one of the two has not been seen, in the discards or on the table (NFP-CARD-FLAKTRAP, NFP-12.9)', () => {
    const asked = (discards: number, laid: boolean): boolean => {
      const hands = { allies: ['flak-trap'], axis: ['ace'] };
      const setting: Setting = {
        axis: { B5: 'infantry', A9: 'infantry' },
        hands: { allies: ['probe-left'], axis: [] },
        air: { hands },
      };
      const state = position(setting);
      const air = airState(state);
      const trapCard = air.sides[0].hand[0];
      air.discard = Array.from({ length: discards }, () => trapCard);
      if (!laid)
        air.sides[0].hand = air.deck.splice(
          air.deck.findIndex((card) => card !== trapCard),
          1,
        );
      const [card] = legal(state).filter((text) => text.startsWith('lay '));
      const on = play(state, card, 'play probe-left', 'deploy fighter left').state;
      const rest = play(finish(on, 'end orders'), 'place aircraft A5', 'end flight').state;
      return legal(rest).includes('decline air card');
    };
    expect([asked(0, false), asked(1, false), asked(2, false)]).toEqual([true, true, false]);
    expect([asked(0, true), asked(1, true)]).toEqual([true, false]);
  });
});

/** An Allied fighter next to an Axis bomber, and the card of the Axis. */
const fight = (card: string, dice: Face[], more: Setting = {}): Setting => ({
  dice,
  ...more,
  air: {
    hands: { axis: [card] },
    deckTop: ['stick'],
    aircraft: { allies: { type: 'fighter', hex: 'E5' }, axis: { type: 'fighterBomber', hex: 'F5' } },
    ...more.air,
  },
});
const fought = (setting: Setting) =>
  play(finish(ordered(setting, ['aircraft']), 'end movement'), 'declare dogfight', 'roll dogfight');

describe('Evasive Action', () => {
  it('cancels one hit before the confirmation roll (NFP-CARD-EVADE)', () => {
    const hit = fought(fight('evade', ['grenade', 'grenade', STAR, STAR]));
    expect([deciderName(hit.state), legal(hit.state)]).toEqual(['axis', ['play evade', 'decline air card']]);
    expect(rolls(play(hit.state, 'play evade'))).toEqual(['confirmation 1']);
  });

  it('cancels the only hit, and nothing is rolled (NFP-CARD-EVADE)', () => {
    const saved = play(fought(fight('evade', ['grenade', STAR, STAR, 'grenade'])).state, 'play evade');
    expect([rolls(saved), aircraft(saved.state, 'axis')?.type]).toEqual([[], 'fighterBomber']);
    expect(eventsOf(saved, 'hitsCancelled').map(({ count }) => count)).toEqual([1]);
  });

  it("serves against ground fire in the opponent's turn too (NFP-CARD-EVADE)", () => {
    const setting = fight('evade', ['grenade', STAR, STAR], { allies: { G5: 'infantry', M1: 'infantry' } });
    const hit = play(finish(ordered(setting, ['G5']), 'end movement'), 'G5 fires at aircraft');
    expect(legal(hit.state)).toEqual(['play evade', 'decline air card']);
  });

  it('is of no use in the own turn: against Ambush or a trap (NFP-CARD-EVADE)', () => {
    const setting: Setting = {
      axis: { D5: 'infantry', A9: 'infantry' },
      hands: { allies: ['direct-from-hq'], axis: ['ambush'] },
      dice: ['grenade', STAR, STAR, 'grenade'],
      air: { hands: { allies: ['evade'] }, aircraft: { allies: { type: 'fighter', hex: 'C5' } } },
    };
    const sprung = play(ordered(setting, ['aircraft']), 'fly D5', 'mark mg', 'ambush');
    expect([rolls(sprung), airHand(sprung.state, 'allies')]).toEqual([['ambush 3', 'confirmation 1'], ['evade']]);
  });

  it('is not asked for without a hit (NFP-CARD-EVADE)', () => {
    expect(eventTypes(fought(fight('evade', [STAR, STAR, STAR])))).not.toContain('airCardPlayed');
    expect(rolls(fought(fight('evade', [STAR, STAR, STAR])))).toEqual(['dogfight 3']);
  });
});

describe('Turn the Tables', () => {
  it('lets the aircraft attacked in a dogfight roll its own value at the attacker (NFP-CARD-TABLES, NFP-7.7)', () => {
    const over = fought(fight('tables', [STAR, STAR, STAR, 'grenade', STAR, 'grenade']));
    expect([deciderName(over.state), legal(over.state)]).toEqual(['axis', ['play tables', 'decline air card']]);
    const turned = play(over.state, 'play tables');
    expect(rolls(turned)).toEqual(['turnTheTables 2', 'confirmation 1']);
    expect([aircraft(turned.state, 'allies'), medals(turned.state, 'axis'), airHand(turned.state, 'axis')]).toEqual([
      null,
      1,
      ['stick'],
    ]);
  });

  it('is of no use to an aircraft that is no longer there (NFP-CARD-TABLES)', () => {
    const gone = fought(fight('tables', ['grenade', STAR, STAR, 'grenade']));
    expect(aircraft(play(gone.state, 'decline air card').state, 'axis')).toBeNull();
    expect(legal(play(gone.state, 'decline air card').state)).not.toContain('play tables');
  });

  it("has no dice of the attacker's card (NFP-CARD-TABLES)", () => {
    const rival = { allies: { type: 'bomber', hex: 'E5' }, axis: { type: 'fighter', hex: 'F5' } } as const;
    const setting = fight('tables', MANY, { air: { hands: { axis: ['tables'] }, aircraft: rival } });
    expect(rolls(play(fought(setting).state, 'play tables'))).toEqual(['turnTheTables 3']);
  });

  it('takes the strategic bombing of an attacker it brings down, and of one it drives off (NFP-CARD-TABLES, NFP-6.12)', () => {
    for (const face of ['grenade', 'flag'] as const) {
      const air: AirSetting = {
        hands: { axis: ['tables'] },
        aircraft: { allies: { type: 'bomber', hex: 'E5' }, axis: { type: 'fighter', hex: 'F5' } },
      };
      const setting: Setting = { objectives: [{ hexes: ['E5'] }], dice: [STAR, 'grenade', STAR, STAR, face], air };
      const declared = play(
        finish(ordered(setting, ['aircraft']), 'end movement'),
        'declare dogfight',
        'declare bombing',
      );
      const turned = play(declared.state, 'roll dogfight', 'play tables');
      expect([aircraft(turned.state, 'allies'), legal(turned.state)]).toEqual([
        null,
        expect.not.arrayContaining(['roll bombing']),
      ]);
      expect(airState(turned.state).supply).toEqual({ mg: 9, bomb: 12 });
    }
  });

  it('missing leaves the attacker its strategic bombing (NFP-CARD-TABLES)', () => {
    const air: AirSetting = {
      hands: { axis: ['tables'] },
      aircraft: { allies: { type: 'bomber', hex: 'E5' }, axis: { type: 'fighter', hex: 'F5' } },
    };
    const setting: Setting = { objectives: [{ hexes: ['E5'] }], dice: MANY, air };
    const declared = play(
      finish(ordered(setting, ['aircraft']), 'end movement'),
      'declare dogfight',
      'declare bombing',
    );
    expect(legal(play(declared.state, 'roll dogfight', 'play tables').state)).toEqual(['roll bombing']);
  });
});

describe('the answers of a turn', () => {
  it('are one air card: after Evasive Action there is no Turn the Tables (NFP-12.9, NFP-2.5)', () => {
    const setting = fight('evade', ['grenade', STAR, STAR], {
      air: { ...fight('evade', []).air, hands: { axis: ['evade', 'tables'] } },
    });
    const saved = play(fought(setting).state, 'play evade');
    expect(legal(saved.state)).not.toContain('play tables');
    const declined = play({ ...fought(setting).state, queuedDice: [STAR] }, 'decline air card');
    expect(legal(declined.state)).toContain('play tables');
  });
});
