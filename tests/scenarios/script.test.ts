import { describe, expect, it } from 'vitest';
import { medalsOf } from '../../src/memoir/medals/medals.ts';
import { readScript, runScript, type ActionFault } from '../../src/scenarios/script.ts';

type Loose = Record<string, unknown>;

/** An infantry assault on a lone unit, with dice that decide it. */
function script(changes: Loose = {}): Loose {
  return {
    format: 'airfield44/script',
    version: 1,
    position: {
      units: { axis: { G7: 'infantry', A9: 'infantry' }, allies: { G4: 'infantry', H3: 'armor' } },
      hands: { allies: ['attack-centre'], axis: ['probe-left'] },
      ...(changes.position as Loose | undefined),
    },
    dice: ['infantry', 'infantry', 'grenade'],
    actions: ['play attack-centre', 'order g4', 'done', 'move g4 G5', 'done', 'attack G5 G7'],
    ...Object.fromEntries(Object.entries(changes).filter(([key]) => key !== 'position')),
  };
}

function run(changes: Loose = {}) {
  const file = readScript(script(changes));
  if (!file.ok) return file;
  return runScript(file.value);
}

const UNITS = { units: { axis: { G7: 'infantry', A9: 'infantry' }, allies: { g4: 'infantry', H3: 'armor' } } };

describe('a script', () => {
  it('plays its actions from its position, with its dice', () => {
    const played = run({ position: UNITS, dice: ['infantry', 'flag'] });
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    expect(played.value.states.length).toBe(6);
    expect(played.value.events[5].map(({ type }) => type)).toContain('diceRolled');
    expect(played.value.state.units.find(({ side }) => side === 1)?.figures).toBe(3);
  });

  it('moves a unit along a path', () => {
    const played = run({ position: UNITS, actions: ['play attack-centre', 'order H3', 'done', 'move H3 h4 H5 h6'] });
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    expect(played.value.events[3].filter(({ type }) => type === 'unitMoved').length).toBe(3);
    expect(played.value.states.length).toBe(4);
  });

  it('takes actions as objects with labels', () => {
    const actions = [
      { type: 'playCard', card: 'attack-centre', as: 'printed' },
      { type: 'orderUnit', unit: 'g4', onTheMove: false },
      { type: 'endOrders' },
      { type: 'moveUnit', unit: 'g4', to: 'G5' },
    ];
    expect(run({ position: UNITS, actions }).ok).toBe(true);
  });

  it('says which action is illegal and what is legal there', () => {
    const played = run({ position: UNITS, actions: ['play attack-centre', 'order H3', 'order G7'] });
    if (played.ok) throw new Error('It was played');
    const [fault] = played.error as readonly ActionFault[];
    expect(fault).toMatchObject({ path: 'actions[2]', index: 2, message: "'order G7' is not legal now" });
    expect(fault.legal).toEqual(['order g4', 'end orders']);
  });

  it('says which action cannot be read', () => {
    const played = run({ position: UNITS, actions: ['play attack-centre', 'oder H3'] });
    if (played.ok) throw new Error('It was played');
    expect(played.error[0]).toMatchObject({
      path: 'actions[1]',
      message: expect.stringMatching(/did you mean 'order'\?/),
    });
  });

  it('begins either with a scenario or with a position', () => {
    const both = readScript({ ...script({ position: UNITS }), scenario: 'cape-marenne' });
    expect(both.ok && runScript(both.value).ok).toBe(false);
    const scenario = readScript({
      format: 'airfield44/script',
      version: 1,
      scenario: 'cape-marenne',
      seed: 4,
      actions: [],
    });
    expect(scenario.ok && runScript(scenario.value).ok).toBe(true);
  });

  it('names faults of its position below it', () => {
    const played = run({ position: { ...UNITS, terrain: { G5: 'woodz' } } });
    expect(played.ok ? [] : played.error.map(({ path }) => path)).toEqual(['position.terrain.G5']);
  });

  it('can be run twice with the same result', () => {
    const file = readScript(script({ position: UNITS }));
    if (!file.ok) throw new Error(JSON.stringify(file.error));
    expect(runScript(file.value)).toEqual(runScript(file.value));
  });
});

describe('expectations of a script', () => {
  const met = [
    { after: 0, decides: 'allies', units: { g4: 'allies infantry 4', G7: 'axis infantry', D5: 'empty' } },
    { after: 1, legal: ['order g4', 'order H3', 'end orders'], illegal: ['order G7'] },
    { medals: { allies: 0, axis: 0 }, events: ['attackDeclared', 'figuresLost'], units: { G7: '3' } },
  ];

  it('that are met give no failure', () => {
    const played = run({ position: UNITS, dice: ['infantry', 'flag', 'star'], expect: met.slice(0, 2) });
    expect(played.ok && played.value.failures).toEqual([]);
    expect(played.ok && medalsOf(played.value.state, 0)).toBe(0);
  });

  it('that are not met say what came out instead', () => {
    const expected = [
      { after: 0, decides: 'axis', units: { g4: 'armor' } },
      { winner: 'axis', medals: { allies: 4 }, legal: ['order A9'], illegal: ['end battle'], events: ['unitExited'] },
      { after: 99 },
    ];
    const played = run({ position: UNITS, actions: ['play attack-centre'], expect: expected });
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    expect(played.value.failures.map(({ path }) => path)).toEqual([
      'expect[0].decides',
      'expect[0].units.g4',
      'expect[1].winner',
      'expect[1].medals.allies',
      'expect[1].legal[0]',
      'expect[1].events[0]',
      'expect[2].after',
    ]);
    expect(played.value.failures[1].message).toBe('expected armor, got allies infantry 4');
  });
});
