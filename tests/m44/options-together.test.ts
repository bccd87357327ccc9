import { expect, it } from 'vitest';
import { writeM44 } from '../../src/scenarios/m44/index.ts';
import { exported, fileWith, HEXES, understood } from './reading.ts';

const exit = (name: string, side: string) => ({ name, behavior: 'EXIT_MARKER', side });
const OPTIONS = {
  empty_section_medals: [
    { side: 'AXIS', sections: [0, 1] },
    { side: 'ALLIES', sections: [2], count_for: 2 },
  ],
  must_have_unit_exit: [
    { side: 'AXIS', min_nbr_units: 2 },
    { side: 'ALLIES', min_nbr_units: 3 },
  ],
  night_visibility_rules: true,
  night_visibility_reverse_rule: true,
};
const tags = [exit('tag4', 'ALLIES'), exit('tag5', 'AXIS')];
const JSON_FILE = fileWith({ info: { options: OPTIONS }, board: { hexagons: [...HEXES, { row: 8, col: 4, tags }] } });

it('lists of special rules that are only right together go out whole', () => {
  const { file } = understood(JSON_FILE);
  expect(file.special).toMatchObject({ emptySectionMedals: [{}, {}], exitsNeeded: { axis: 2, allies: 3 } });
  const out = exported(JSON_FILE);
  expect(out.game_info).toMatchObject({ options: OPTIONS });
  expect(out).not.toHaveProperty('airfield44');
});

it('after a change those go out that still say the same', () => {
  const { file } = understood(JSON_FILE);
  const out = writeM44({ ...file, special: { ...file.special, blitz: true, exitsNeeded: { axis: 1 } } });
  expect(out.game_info).toMatchObject({
    options: {
      blitz_rules: true,
      must_have_unit_exit: { side: 'AXIS', min_nbr_units: 1 },
    },
  });
  expect(understood(out).file.special).toMatchObject({ blitz: true, emptySectionMedals: [{}, {}] });
});
