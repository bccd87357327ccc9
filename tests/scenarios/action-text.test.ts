import { describe, expect, it } from 'vitest';
import { stateHash } from '../../src/engine/hash.ts';
import { legalActions, type Action } from '../../src/memoir/index.ts';
import type { ActionType } from '../../src/memoir/action.ts';
import { PASSES } from '../../src/memoir/passes.ts';
import { AIR_ACTION_TYPES, PHRASES } from '../../src/scenarios/action-phrases.ts';
import { actionFile, actionText, readAction, readActionFile } from '../../src/scenarios/action-text.ts';
import { provingGround } from '../../src/scenarios/proving-ground.ts';
import { playAtRandom } from './random-play.ts';
import { smallState } from './small-battle.ts';

function read(text: string): Action {
  const action = readAction(smallState(), text);
  if (!action.ok) throw new Error(JSON.stringify(action.error));
  return action.value;
}

function fault(text: string): string {
  const action = readAction(smallState(), text);
  return action.ok ? '' : action.error[0].message;
}

function same(a: Action, b: Action): boolean {
  return stateHash(a) === stateHash(b);
}

describe('every action', () => {
  it('is read back from its text and from its object, at any moment of many battles', () => {
    const seen = new Set<ActionType>();
    for (let seed = 0; seed < 12; seed++) {
      playAtRandom(provingGround(seed), seed, 1, (state) => {
        const legal = legalActions(state);
        for (const action of legal) {
          if (seen.has(action.type) && legal.length > 12) continue;
          seen.add(action.type);
          const text = actionText(state, action);
          const back = [readAction(state, text, legal), readActionFile(state, actionFile(state, action))];
          if (!back.every((one) => one.ok && same(one.value, action))) throw new Error(`'${text}' of seed ${seed}`);
        }
      });
    }
    const rare: ActionType[] = [
      ...AIR_ACTION_TYPES,
      'passTurn',
      'removeRoadBlock',
      'recover',
      'battleBack',
      'declineBattleBack',
      'moveOn',
      'stayPut',
    ];
    const unseen = (Object.keys(PHRASES) as ActionType[]).filter((type) => !seen.has(type));
    expect(unseen.filter((type) => !rare.includes(type))).toEqual([]);
  }, 20_000);

  it('has a text of its own', () => {
    const texts = Object.values(PHRASES).flatMap((phrases) => phrases.map(({ text }) => text));
    const twice = texts.filter((text, at) => texts.indexOf(text) !== at);
    // Whether it is a command card or an air card, its name tells.
    expect(twice).toEqual(['play {card}']);
  });
});

describe('an action text', () => {
  it('names units by the hex they stand on', () => {
    expect(read('move G3 g4')).toEqual({ type: 'moveUnit', unit: 0, to: 69 });
    expect(read('attack G3 G7')).toEqual({ type: 'attack', unit: 0, target: 1 });
  });

  it('may be written with any capitals and spaces', () => {
    expect(read('  Move g3   G4 ')).toEqual(read('move G3 g4'));
    expect(read('PLAY Probe-Left')).toEqual(read('play probe-left'));
  });

  it('tells the ways to play a card apart', () => {
    expect(read('play recon-left')).toEqual({ type: 'playCard', card: 0, as: 'printed' });
    expect(read('play recon-left as air power')).toEqual({ type: 'playCard', card: 0, as: 'airPower' });
    expect(read('discard ambush')).toMatchObject({ type: 'playCard', as: 'discard' });
    expect(read('chip recon-left')).toEqual({ type: 'placeChip', card: 0, as: 'printed' });
    expect(read('order G3 on the move')).toEqual({ type: 'orderUnit', unit: 0, onTheMove: true });
    expect(read('section right')).toEqual({ type: 'chooseSection', section: 4 });
    expect(read('move on g4')).toEqual({ type: 'moveOn', to: 69 });
  });

  it("'done' is whichever ending is legal now", () => {
    const state = smallState();
    for (const type of PASSES) {
      const ending = { type } as Action;
      expect(readAction(state, 'done', [ending])).toEqual({ ok: true, value: ending });
    }
    expect(fault('done')).toMatch(/nothing can be ended/);
  });

  it.each([
    ['mvoe G3 g4', /not an action; did you mean 'move'\?/],
    ['move G3', /expected 'move \{unit\} \{to\}'/],
    ['attack G3 A1', /there is no unit on A1/],
    ['move G3 Z9', /'Z9' is not a hex of the standard board/],
    ['play prob-left', /no card 'prob-left'; did you mean 'probe-left'\?/],
    ['section middle', /no section 'middle'/],
    ['', /is not an action/],
  ])('%j is refused', (text, message) => {
    expect(fault(text)).toMatch(message);
  });

  it('as an object names its wrong field', () => {
    const state = smallState();
    const paths = (file: Record<string, string>) => {
      const action = readActionFile(state, file);
      return action.ok ? [] : action.error.map(({ path }) => path);
    };
    expect(paths({ type: 'moveUnit', unit: 'G3', to: 'g4' })).toEqual([]);
    expect(paths({ type: 'moveUnits', unit: 'G3', to: 'g4' })).toEqual(['type']);
    expect(paths({ type: 'moveUnit', unit: 'G3' })).toEqual(['to']);
    expect(paths({ type: 'moveUnit', unit: 'G3', to: 'g4', by: 'road' })).toEqual(['by']);
  });
});
