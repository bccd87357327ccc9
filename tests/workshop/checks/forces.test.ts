import { describe } from 'vitest';
import { ALLIED_UNITS, AXIS_UNITS, planned, says, SOUND, withUnits } from './kit.ts';

const AIR = { airRules: 'new-flight-plan' } as const;

describe('the forces of a battle', () => {
  const { C3: _left, ...notLeft } = ALLIED_UNITS;
  const { K7: _right, ...notRight } = AXIS_UNITS;
  says({
    'Nobody has a unit yet.': {
      id: 'noUnits',
      kind: 'fault',
      plan: planned({ units: { axis: {}, allies: {} } }),
    },
    'The Axis have no units.': {
      id: 'sideWithoutUnits',
      kind: 'warning',
      plan: planned({ units: { axis: {}, allies: ALLIED_UNITS } }),
      fixes: ['Switch the air rules on'],
      also: ['medalsCannotBeWon'],
    },
    'The Allies have no unit in their left flank: its cards would order nobody.': {
      id: 'sectionEmpty',
      kind: 'warning',
      plan: planned({ units: { axis: AXIS_UNITS, allies: { ...notLeft, H3: 'infantry' } } }),
    },
    // The top player looks from the other side: K7 is on his left.
    'The Axis have no unit in their left flank, on the right of this map: its cards would order nobody.': {
      id: 'sectionEmpty',
      kind: 'warning',
      plan: planned({ units: { axis: { ...notRight, H7: 'infantry' }, allies: ALLIED_UNITS } }),
    },
    'The unit “locomotive” on E9 is not played here.': {
      id: 'unitNotPlayed',
      kind: 'fault',
      plan: planned(withUnits({ E9: 'locomotive' })),
      fixes: ['Remove it', 'Make it infantry'],
    },
    'The unit “tankDestroyer” on E9 is not played here.': {
      id: 'unitNotPlayed',
      kind: 'fault',
      plan: planned(withUnits({ E9: 'tankDestroyer' })),
      fixes: ['Remove it', 'Make it armor'],
    },
    'The armor on K7 cannot be “in boats”.': {
      id: 'traitMisfit',
      kind: 'fault',
      plan: planned(withUnits({ K7: 'armor boat twoMedals' })),
      fixes: ['Take that away'],
    },
    'The unit on C7 has 9 figures; it may have 1 to 8.': {
      id: 'figures',
      kind: 'fault',
      plan: planned(withUnits({ C7: 'infantry 9' })),
      fixes: ['As many as usual'],
    },
    'The forces are uneven: 13 figures for the Allies, 25 for the Axis.': {
      id: 'unbalanced',
      kind: 'warning',
      plan: planned(withUnits({ A9: 'infantry', B9: 'infantry', L9: 'infantry' })),
    },
    'Enemies stand next to each other from the start (d6 and D5).': {
      id: 'faceToFace',
      kind: 'hint',
      plan: planned(withUnits({ d6: 'infantry' }, { D5: 'infantry' })),
    },
  });
});

describe('nations', () => {
  const sides = (axis: 'ger' | 'ru', allies: 'us' | 'jp' | 'ru') => ({
    sides: { axis: { nation: axis, medals: 3 }, allies: { nation: allies, medals: 3 } },
  });
  says({
    'Japan never fought for the Allies.': {
      id: 'sideNation',
      kind: 'warning',
      plan: planned(sides('ger', 'jp')),
      fixes: ['United States instead'],
    },
    'Germany never fought for the Allies, but has a unit of theirs on C3.': {
      id: 'unitNation',
      kind: 'warning',
      plan: planned(withUnits({}, { C3: 'infantry ger', B3: 'infantry' })),
      fixes: ['Give it to the Axis', 'Nation of its side'],
    },
    '“Commissars” is on, but there is no unit of that nation: Soviet Union.': {
      id: 'ruleWithoutNation',
      kind: 'warning',
      plan: planned({ special: { commissar: 'allies' } }),
      fixes: ['Switch it off'],
    },
    '“Stiff upper lip” is on, but there is no unit of that nation: Great Britain.': {
      id: 'ruleWithoutNation',
      kind: 'warning',
      plan: planned({ special: { stiffUpperLip: true } }),
      fixes: ['Switch it off'],
    },
    'Units fight here without the rule of their nation, “Commissars”.': {
      id: 'nationWithoutRule',
      kind: 'hint',
      plan: planned(sides('ger', 'ru')),
      fixes: ['Switch it on', 'Leave it off'],
    },
    'Units fight here without the rule of their nation, “Italian Royal Army”.': {
      id: 'nationWithoutRule',
      kind: 'hint',
      plan: planned(withUnits({ C7: 'infantry it' })),
      fixes: ['Switch it on', 'Leave it off'],
    },
  });
});

describe('aircraft', () => {
  const field = { d8: 'airfield axis', e8: 'airfield axis' };
  const starting = (hex: string, type: 'fighter' | 'bomber' = 'fighter', more: object = {}) => ({
    terrain: field,
    options: { ...AIR, air: { aircraft: { allies: { type, hex } }, ...more } },
  });
  const { K3: _tank, ...others } = ALLIED_UNITS;
  says({
    'An aircraft starts on d8, but the air rules are off.': {
      id: 'aircraftWithoutRules',
      kind: 'warning',
      plan: planned({ terrain: field, options: { air: { aircraft: { axis: { type: 'bomber', hex: 'd8' } } } } }),
      fixes: ['Switch the air rules on', 'Remove the aircraft'],
    },
    'The fighter of the Allies cannot start on G3: a unit stands there.': {
      id: 'aircraftCannotStart',
      kind: 'fault',
      plan: planned(starting('G3')),
      fixes: ['Move it to f4', 'Remove the aircraft'],
    },
    'The fighter of the Allies cannot start on d8: the enemy holds that airfield.': {
      id: 'aircraftCannotStart',
      kind: 'fault',
      plan: planned(starting('d8')),
      fixes: ['Move it to D9', 'Remove the aircraft'],
    },
    'The bomber of the Allies cannot start on K1: it is too big for a carrier.': {
      id: 'aircraftCannotStart',
      kind: 'fault',
      plan: planned({
        ...starting('K1', 'bomber'),
        terrain: { K1: 'ocean', L1: 'ocean' },
        units: { axis: AXIS_UNITS, allies: { ...others, J3: 'armor', K1: 'aircraftCarrier' } },
      }),
      fixes: ['Move it to j2', 'Remove the aircraft'],
    },
    'The fighter of the Allies cannot start on D5: nobody flies at night.': {
      id: 'aircraftCannotStart',
      kind: 'fault',
      plan: planned({ ...starting('D5'), terrain: { d2: 'airfield allies' }, special: { night: 'dawn' } }),
      fixes: ['Move it to d2', 'Remove the aircraft'],
    },
    'Both aircraft start on D5.': {
      id: 'aircraftsMeet',
      kind: 'fault',
      plan: planned({
        terrain: field,
        options: {
          ...AIR,
          air: { aircraft: { allies: { type: 'fighter', hex: 'D5' }, axis: { type: 'fighter', hex: 'D5' } } },
        },
      }),
      fixes: ['Move it to c6', 'Remove the aircraft'],
    },
    'The Allies start with a fighter, which is not among their aircraft.': {
      id: 'aircraftType',
      kind: 'fault',
      plan: planned(starting('D5', 'fighter', { types: { allies: ['bomber'] } })),
      fixes: ['Let them have it', 'Remove the aircraft'],
    },
    'The Allies have neither units nor aircraft.': {
      id: 'noAircraftType',
      kind: 'fault',
      plan: planned({
        units: { axis: AXIS_UNITS, allies: {} },
        terrain: field,
        options: { ...AIR, air: { types: { allies: [] } } },
      }),
      fixes: ['Give them aircraft'],
      also: ['medalsCannotBeWon'],
    },
    'Aircraft have nowhere to land: there is no airfield and no carrier.': {
      id: 'noAirfield',
      kind: 'hint',
      plan: planned({ options: AIR }),
    },
    'There is no front, so nobody has air superiority.': {
      id: 'noFront',
      kind: 'warning',
      plan: (() => {
        const { front: _unsaid, ...frontless } = SOUND;
        return planned({ ...frontless, terrain: field, options: AIR, front: undefined } as never);
      })(),
      fixes: ['Western front', 'Eastern front', 'Pacific', 'Mediterranean'],
    },
  });
});
