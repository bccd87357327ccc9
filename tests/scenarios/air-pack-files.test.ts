// Whole games by the rules of Air Pack, written and read at every moment.
import { describe, expect, it } from 'vitest';
import { stateHash } from '../../src/engine/hash.ts';
import { createRandom, nextInt } from '../../src/engine/random.ts';
import { apply, legalActions, type Action, type State } from '../../src/memoir/index.ts';
import { AIR_PACK_ACTION_TYPES } from '../../src/scenarios/action-phrases.ts';
import { actionFile, actionText, readAction, readActionFile } from '../../src/scenarios/action-text.ts';
import { choicesFile } from '../../src/scenarios/air-options.ts';
import { checkState } from '../../src/scenarios/check-state.ts';
import { packGame, packPosition, unpackGame } from '../../src/scenarios/game-link.ts';
import { mutate } from '../../src/scenarios/mutation.ts';
import { readPosition } from '../../src/scenarios/read-position.ts';
import { openReplay, replayOf, type ReplayFile } from '../../src/scenarios/replay-file.ts';
import { playHash, positionOf } from '../../src/scenarios/write-position.ts';
import { provingBattle, startOf, withSorties, type Battle } from '../../bench/battles.ts';
import { SORTIES, SORTIES_CHOICES } from '../../bench/sorties.ts';

const AIR: ReadonlySet<string> = new Set(AIR_PACK_ACTION_TYPES);
const SHY: ReadonlySet<string> = new Set(['stayGrounded', 'endFlight', 'recallPlane', 'drawOne', 'announceNothing']);

function battle(seed: number): Battle {
  if (seed % 2 === 0) return { name: 'sorties', file: SORTIES, choices: SORTIES_CHOICES, seed };
  return withSorties(provingBattle(seed));
}

interface Game {
  readonly battle: Battle;
  readonly first: State;
  readonly actions: readonly Action[];
  readonly last: State;
}

/** Plays at random, but likes to fly, and shows every moment. */
function play(seed: number, most: number, visit: (state: State) => void = () => {}): Game {
  const given = battle(seed);
  const random = createRandom(`pilot ${seed}`);
  const pick = (actions: readonly Action[]): Action => actions[nextInt(random, 'setup', actions.length)];
  const first = startOf(given);
  const actions: Action[] = [];
  let last = first;
  while (last.outcome === null && actions.length < most) {
    visit(last);
    const all = legalActions(last);
    const liked = all.filter(({ type }) => AIR.has(type) && !SHY.has(type));
    const action = pick(liked.length > 0 && nextInt(random, 'dice', 4) > 0 ? liked : all);
    actions.push(action);
    last = apply(last, action).state;
  }
  visit(last);
  return { battle: given, first, actions, last };
}

function recorded(seed: number, length: number): { file: ReplayFile; last: State } {
  const { battle: given, first, actions, last } = play(seed, length);
  const head = { scenario: given.file, rules: choicesFile(given.choices), seed: given.seed };
  return { file: JSON.parse(JSON.stringify(replayOf(head, first, actions))) as ReplayFile, last };
}

function legal(state: State): string[] {
  return legalActions(state).map((action) => actionText(state, action));
}

describe('a battle with sorties', () => {
  it('can be written and read at every moment; no sortie card is ever lost (AP-2.1)', () => {
    const seen = new Set<string>();
    let readable = 0;
    for (let seed = 0; seed < 8; seed++) {
      let moment = 0;
      play(seed, 500, (state) => {
        const faults = moment % 3 === 0 ? checkState(state) : [];
        if (faults.length > 0) throw new Error(`seed ${seed}, moment ${moment}: ${JSON.stringify(faults)}`);
        const actions = legalActions(state);
        expect(new Set(legal(state)).size).toBe(actions.length);
        for (const action of actions) {
          if (seen.has(action.type) && actions.length > 12) continue;
          seen.add(action.type);
          const text = actionText(state, action);
          for (const one of [readAction(state, text, actions), readActionFile(state, actionFile(state, action))])
            if (!one.ok || stateHash(one.value) !== stateHash(action)) throw new Error(`'${text}' of seed ${seed}`);
        }
        if (moment++ % 17 > 0) return;
        const written = positionOf(state);
        const back = readPosition(JSON.parse(JSON.stringify(written)));
        if (!back.ok) throw new Error(JSON.stringify(back.error));
        expect(playHash(back.value)).toBe(playHash(state));
        expect(legal(back.value)).toEqual(legal(state));
        if (written.state === undefined) readable++;
      });
    }
    expect(readable).toBeGreaterThan(100);
    const rare = ['strikeAirfield', 'stayGrounded', 'playAsSortie'];
    expect(AIR_PACK_ACTION_TYPES.filter((type) => !seen.has(type) && !rare.includes(type))).toEqual([]);
  }, 60_000);

  it.each([1, 2, 5])('is recorded, opened and packed into a link (game %i)', { timeout: 20_000 }, (seed) => {
    const { file, last } = recorded(seed, 200);
    const opened = openReplay(file);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.last).toEqual(last);
    for (const packed of [packGame(file), packPosition(file)]) {
      const game = packed.ok ? unpackGame(JSON.parse(JSON.stringify(packed.value))) : packed;
      const again = game.ok ? openReplay(game.value) : game;
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(stateHash(again.value.last)).toBe(stateHash(last));
    }
  });

  it('is never crashed by a spoilt position, state or game', () => {
    const { file, last } = recorded(4, 80);
    const files = [positionOf(last), { format: 'airfield44/position', version: 1, state: last }, file];
    for (let seed = 0; seed < 400; seed++) {
      const json = mutate(files[seed % 3], createRandom(seed));
      const read = seed % 3 === 2 ? openReplay(json) : readPosition(json);
      for (const { message } of read.ok ? [] : read.error) expect(message.length).toBeGreaterThan(3);
    }
  }, 60_000);
});
