import { describe, expect, it } from 'vitest';
import { m44TripProblem } from '../../bench/round-trips.ts';
import { writeM44 } from '../../src/scenarios/m44/index.ts';
import { exported, faultPaths, fileWith, HEXES, remarksOf, understood } from './reading.ts';

const ODD = { '2': 3, '4': [null, 4, '', 2], item: { item: ['', { a: [], '0': null }] } };

describe('what is not understood', () => {
  it.each([
    ['numbers for keys', { '2': 3, '4': 1 }],
    ['empty entries', [null, 4, '', 2]],
    ['lists in `item`', { item: [1, 2] }],
    ['one thing in `item`', { item: 'x' }],
    ['all of it, within each other', ODD],
  ])('goes out exactly as it came: %s', (_name, odd) => {
    const json = fileWith(
      {
        info: { wind: odd, options: { moon_rules: odd } },
        board: {
          depth: odd,
          hexagons: [HEXES[0], { row: 4, col: 6, weather: odd, tags: [{ name: 'tag99', odd }] }, HEXES[1]],
        },
        text: { en: { name: 'Here', motto: odd }, fr: { name: 'Ici', devise: odd } },
      },
      { weather: odd, meta_data: { odd } },
    );
    const out = exported(json);
    expect(out).toMatchObject({
      game_info: { wind: odd, options: { moon_rules: odd } },
      board: { depth: odd, hexagons: [{}, { weather: odd, tags: [{ name: 'tag99', odd }] }, {}] },
      text: json.text,
      weather: odd,
      meta_data: { odd },
    });
    expect(exported(out)).toEqual(out);
    expect(understood(out).file.kept).toEqual(understood(json).file.kept);
  });

  it('goes out although it is all that was kept of its part, and its name is a number', () => {
    const json = fileWith({ info: { '5': 'x' }, text: { en: { '0': 'y' } } }, { meta_data: { '1': 'z' } });
    const out = { game_info: { '5': 'x' }, text: { en: { '0': 'y' } }, meta_data: { '1': 'z' } };
    expect(exported(json)).toMatchObject(out);
    expect(exported(fileWith({}, { meta_data: ['a', null, 'b'] }))).toMatchObject({ meta_data: ['a', null, 'b'] });
    expect(exported(fileWith({}, { meta_data: 'by hand' }))).toMatchObject({ meta_data: 'by hand' });
  });

  it.each([
    ['a second minefield stays behind the first', [{ name: 'tag3', side: 'ALLIES' }, { name: 'tag3' }]],
    [
      'whatever lies between them',
      [{ name: 'tag3' }, { name: 'tag15' }, { name: 'tag3', side: 'AXIS' }, { name: 'tag9' }],
    ],
    ['camouflage that lies oddly', [{ name: 'tag3' }, { name: 'tag3' }, { name: 'tag15', orientation: 2 }]],
  ])('markers of a hex stay in their order: %s', (_name, said) => {
    const tags = said.map((tag) => (tag.name === 'tag3' ? { behavior: 'MINE_FIELD', ...tag } : tag));
    const hex = { row: 4, col: 6, unit: { name: 'infger' }, tags };
    const json = fileWith({ board: { hexagons: [HEXES[0], hex, HEXES[1]] } });
    expect(exported(json)).toMatchObject({ board: { hexagons: [{}, { tags }, {}] } });
    expect(m44TripProblem(json)).toBeUndefined();
  });

  it('an empty line of a name on the map stays where it was', () => {
    const label = { row: 0, col: 0, text: ['Hill', '', '112'] };
    const json = fileWith({ board: { labels: [label] } });
    expect(understood(json).file.places).toEqual({ A9: 'Hill 112' });
    expect(exported(json)).toMatchObject({ board: { labels: [label] } });
  });
});

describe('the place of a fault or a remark is the one in the file', () => {
  const bad = { row: 99, col: 0 };
  const [one, two] = HEXES;
  it.each([
    ['a list', { hexagons: [null, {}, one, two, bad] }, 'board.hexagons[4]'],
    ['numbers for keys', { labels: { '0': one, '4': '', '9': bad } }, 'board.labels.9'],
    ['a list in `item`', { hexagons: { item: [null, one, bad] } }, 'board.hexagons.item[2]'],
    ['one thing in `item`', { hexagons: { item: bad } }, 'board.hexagons.item'],
    [
      'the tags of a hex',
      { hexagons: [one, { ...two, tags: { '3': { name: 'medal0', group: ['', 'Z9'] } } }] },
      'board.hexagons[1].tags.3.group[1]',
    ],
  ])('in %s', (_name, board, path) => {
    expect(faultPaths(fileWith({ board }))).toEqual([path]);
  });

  it('in conditions of victory', () => {
    const info = { victory: { condition: { '2': { by_points: 1 } } }, victory_conditions: [null, { timed: 1 }] };
    const paths = remarksOf(fileWith({ info })).map((remark) => remark.split(' | ')[0]);
    expect(paths).toEqual(['game_info.victory_conditions[1]', 'game_info.victory.condition.2.by_points']);
  });
});

describe('files are not refused over trifles', () => {
  it('a `format` of another program', () => {
    const json = fileWith({}, { format: 'sed 1.2' });
    expect(remarksOf(json)).toEqual([
      "format | The field 'format' of the file, 'sed 1.2' | It is kept, and has no effect.",
    ]);
    expect(exported(json)).toMatchObject({ format: 'sed 1.2' });
    expect(understood(exported(json))).toEqual(understood(json));
  });

  it('a field with a long name', () => {
    const long = 'a'.repeat(300);
    expect(exported(fileWith({}, { [long]: 1 }))).toMatchObject({ [long]: 1 });
  });

  it('a hex that is in the list again with nothing there', () => {
    const [one, two] = HEXES;
    const more = { weather: 'rain', ...two };
    const hexagons = [{ row: 0, col: 0 }, one, more, { row: '8', col: '0' }];
    const json = fileWith({ board: { hexagons } });
    expect(understood(json).file.units).toEqual({ axis: { A9: 'infantry' }, allies: { A1: 'infantry' } });
    expect(exported(json)).toMatchObject({ board: { hexagons: [one, more] } });
    expect(faultPaths(fileWith({ board: { hexagons: [...hexagons, one] } }))).toEqual(['board.hexagons[4]']);
  });
});

describe('what this game had noted and cannot read any more', () => {
  const airfield44 = { version: 9, pairs: { moon: [null, 1] } };
  const json = fileWith({}, { airfield44 });

  it('is said, and goes out again', () => {
    const [remark, ...others] = remarksOf(json);
    expect([remark, others]).toEqual([expect.stringMatching(/^airfield44 .* is kept/), []]);
    expect(exported(json)).toMatchObject({ airfield44 });
    expect(understood(exported(json))).toEqual(understood(json));
  });

  it('makes room for what has to be noted now', () => {
    const out = writeM44({ ...understood(json).file, minutes: 50 });
    expect(out).toMatchObject({ airfield44: { version: 1, pairs: { minutes: { is: 50 } } } });
  });

  it('is nothing where it says nothing', () => {
    expect(remarksOf(fileWith({}, { airfield44: null }))).toEqual([]);
  });
});
