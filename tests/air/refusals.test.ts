import { describe, expect, it } from 'vitest';
import type { State } from '../../src/memoir/index.ts';
import { whyNoDeployment, whyNotLaid } from '../../src/memoir/air/new-flight-plan/refusals.ts';
import { deckInUse } from '../../src/memoir/air/new-flight-plan/deck-in-use.ts';
import { SIDE_NAMES, type Side, type SideName } from '../../src/memoir/side.ts';
import type { AirSetting } from '../support/air.ts';
import { labelOf, legal, play, position, type Setting } from '../support/kit.ts';
import { offered, sky } from './sortie.ts';

const sideOf = (name: SideName): Side => SIDE_NAMES.indexOf(name) as Side;

/** Why this air card cannot be laid; checked against what the game offers the side to move. */
function notLaid(state: State, id: string, side: SideName = 'allies'): string | null {
  const card = deckInUse(state.rules).cards.findIndex((row) => row.id === id);
  const reason = whyNotLaid(state, sideOf(side), card);
  if (sideOf(side) === state.turn.side) expect(offered(state, 'lay').includes(id)).toBe(reason === null);
  return reason;
}

const noDeployment = (state: State, side: SideName = 'allies'): string | null => whyNoDeployment(state, sideOf(side));

/** Both answers about a side that has no aircraft. */
const both = (state: State, side: SideName = 'allies'): (string | null)[] => [
  noDeployment(state, side),
  notLaid(state, 'carpet', side),
];

const CARPET: AirSetting = { hands: { allies: ['carpet', 'flak-trap'], axis: ['strafe'] } };
const withFighter = (setting: Setting = {}): State =>
  sky({
    hands: { allies: ['direct-from-hq'] },
    ...setting,
    air: {
      hands: { allies: ['carpet', 'strafe', 'flak-trap', 'drill'] },
      aircraft: { allies: { type: 'fighter', hex: 'C5' } },
    },
  });

describe('a deployment', () => {
  it('is open with a section card, an air card and a type left (NFP-3.1)', () => {
    expect(both(sky({ air: CARPET }))).toEqual([null, null]);
    expect(notLaid(sky({ air: CARPET }), 'flak-trap')).toBeNull();
  });

  it('is refused to a side that has played its air card of the turn (NFP-2.4)', () => {
    expect(both(play(sky({ air: CARPET }), 'lay carpet').state)).toEqual(['played', 'played']);
  });

  it('is refused with an aircraft on the board (NFP-3.2)', () => {
    expect(noDeployment(withFighter())).toBe('aircraftOnBoard');
  });

  it('is refused while the own aircraft is still to come on: the air card of the turn is played (NFP-2.4, NFP-3.22)', () => {
    const ordered = play(sky({ air: CARPET }), 'lay carpet', 'play probe-left', 'deploy bomber left').state;
    expect(both(ordered)).toEqual(['played', 'played']);
  });

  it('is refused in the turn of a withdrawal, and to the side that withdrew alone (NFP-7.10)', () => {
    const start = sky({
      hands: { allies: ['probe-left'], axis: ['probe-left'] },
      air: { ...CARPET, aircraft: { allies: { type: 'fighter', hex: 'C5' } } },
    });
    const gone = play(start, 'withdraw aircraft').state;
    expect(both(gone)).toEqual(['withdrew', 'withdrew']);
    expect([noDeployment(gone, 'axis'), notLaid(gone, 'strafe', 'axis')]).toEqual([null, null]);
  });

  it('is refused at night (NFP-10.1)', () => {
    const dark: Setting = { special: { night: 'dawn' }, dice: ['star', 'star', 'star', 'star'] };
    expect(both(sky({ ...dark, air: CARPET }))).toEqual(['night', 'night']);
  });

  it('is refused when all three types are lost (NFP-7.16)', () => {
    const lost = { allies: ['fighter', 'fighterBomber', 'bomber'] } as const;
    expect(both(sky({ air: { ...CARPET, lost: { allies: [...lost.allies] } } }))).toEqual(['noTypeLeft', 'noTypeLeft']);
    expect(both(sky({ air: { ...CARPET, lost: { allies: ['fighter', 'bomber'] } } }))).toEqual([null, null]);
  });

  it('is refused to a side that has no aircraft in this battle (NFP-1.18)', () => {
    expect(both(sky({ air: { ...CARPET, options: { types: [[], null] } } }))).toEqual(['noAircraft', 'noAircraft']);
    expect(both(sky({ air: { ...CARPET, options: { types: [['bomber'], []] } } }))).toEqual([null, null]);
  });

  it('is refused without a section card (NFP-3.3)', () => {
    const tactics = sky({ air: CARPET, hands: { allies: ['direct-from-hq', 'barrage', 'ambush'] } });
    expect(both(tactics)).toEqual(['noSectionCard', 'noSectionCard']);
  });

  it('is judged by what Counter-Attack copies (NFP-3.20)', () => {
    const copying = (card: 'probe-left' | 'barrage'): State =>
      sky({ air: CARPET, hands: { allies: ['counter-attack'] }, lastCard: { axis: card } });
    expect(both(copying('probe-left'))).toEqual([null, null]);
    expect(both(copying('barrage'))).toEqual(['noSectionCard', 'noSectionCard']);
  });

  it('is refused where no hex of the sections is open (NFP-3.23)', () => {
    const empty = sky();
    const allies = Object.fromEntries(
      Array.from(empty.unitAt, (_, hex) => [labelOf(empty, hex), 'infantry']),
    ) as Record<string, string>;
    delete allies.A9;
    const full = sky({ allies, axis: { A9: 'infantry' }, air: CARPET });
    expect(both(full)).toEqual([null, 'noRoom']);
  });
});

describe('an air card for the aircraft on the board', () => {
  it('is laid if it is for its type and a command card can order it (NFP-2.12, NFP-3.10)', () => {
    expect(notLaid(withFighter(), 'strafe')).toBeNull();
  });

  it('is refused if the turn has seen one (NFP-2.4)', () => {
    expect(notLaid(play(withFighter(), 'lay strafe').state, 'strafe')).toBe('played');
  });

  it('is refused if it is played at another moment (NFP-3.14)', () => {
    expect(['flak-trap', 'drill'].map((card) => notLaid(withFighter(), card))).toEqual([
      'notItsMoment',
      'notItsMoment',
    ]);
  });

  it('is refused if its symbol is that of another type (NFP-2.2)', () => {
    expect(notLaid(withFighter(), 'carpet')).toBe('wrongSymbol');
  });

  it('is refused if no command card can order the aircraft (NFP-2.12)', () => {
    expect(notLaid(withFighter({ hands: { allies: ['probe-right'] } }), 'strafe')).toBe('noCommandCard');
    expect(notLaid(withFighter({ hands: { allies: ['ambush'] } }), 'strafe')).toBe('noCommandCard');
  });
});

describe('without air rules', () => {
  it('nothing is refused, for there is nothing to ask (NFP-1.1)', () => {
    const state = position({});
    expect([whyNoDeployment(state, 0), whyNotLaid(state, 0, 0)]).toEqual([null, null]);
    expect(legal(state)).not.toContain('lay carpet');
  });
});
