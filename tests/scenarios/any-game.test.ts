import { describe, expect, it } from 'vitest';
import { STANDARD_AIR_DECK } from '../../src/memoir/air/new-flight-plan/deck.ts';
import { writeAirDeck } from '../../src/scenarios/air-deck-file.ts';
import { gameFrom } from '../../src/scenarios/any-game.ts';
import { openReplay, type OpenedReplay } from '../../src/scenarios/replay-file.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { positionOf } from '../../src/scenarios/write-position.ts';
import { played } from '../store/game.ts';
import { smallBattle } from './small-battle.ts';

function game(json: unknown): OpenedReplay {
  const read = gameFrom(JSON.parse(JSON.stringify(json)), 'seed', 'A position');
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function faults(json: unknown): string[] {
  const read = gameFrom(json, 'seed', 'A position');
  return read.ok ? [] : read.error.map(({ path }) => path);
}

describe('a game from a file of any kind', () => {
  it('is the game itself', () => {
    const file = played(30);
    expect(game(file).file).toEqual(file);
  });

  it('is a battle that begins', () => {
    expect(game(smallBattle()).file).toMatchObject({ scenario: { name: 'A small battle' }, seed: 'seed', actions: [] });
    expect(faults(smallBattle({ terrain: { D5: 'woodz' } }))).toEqual(['terrain.D5']);
  });

  it('is a position of a battle that comes with the game, with the whole of its story', () => {
    const { id, file } = SCENARIOS[2];
    const position = { format: 'airfield44/position', version: 1, scenario: id };
    expect(game(position).file.scenario).toEqual(file);
  });

  it('is a position at any moment, with its own name and scenario or without', () => {
    for (const count of [0, 7, 40, 111, 200]) {
      const opened = openReplay(played(count, {}, SCENARIOS[2].file));
      if (!opened.ok) throw new Error('not opened');
      const read = game(positionOf(opened.value.last));
      expect(read.file.scenario.name).toBe('A position');
      expect(read.first.turn.number).toBe(opened.value.last.turn.number);
      expect(openReplay(JSON.parse(JSON.stringify(read.file))).ok).toBe(true);
    }
    const position = { format: 'airfield44/position', version: 1, scenario: 'cape-marenne', turnNumber: 5 };
    expect(game(position).file.scenario).toEqual(SCENARIOS[2].file);
    expect(game({ ...position, name: 'Later' }).file.scenario.name).toBe('Later');
    expect(faults({ ...position, turn: 'nobody' })).toEqual(['turn']);
  });

  it('is a position that looks as it says', () => {
    const units = { axis: { G7: 'infantry' }, allies: { G3: 'infantry' } };
    const position = { format: 'airfield44/position', version: 1, units };
    expect(game({ ...position, face: 'winter' }).file.scenario.face).toBe('winter');
    expect(game(position).file.scenario.face).toBe('country');
  });

  it('is nothing else', () => {
    for (const json of [null, 7, 'x', [], {}, { format: 'airfield44/script' }])
      expect(faults(json)).toEqual(['format']);
    const read = gameFrom(writeAirDeck(STANDARD_AIR_DECK), 'seed', 'A position');
    expect(read.ok ? '' : read.error[0].message).toMatch(/there is a deck of air combat cards, which is no game$/);
  });
});
