import { describe, expect, it } from 'vitest';
import { STATE_LAWS } from '../../bench/invariants.ts';
import { airKinds, cardEdit, commandKinds, edited, sourceFor, type CardPlace } from '../../src/lessons/edits.ts';
import {
  act,
  back,
  bringBack,
  change,
  forward,
  goTo,
  sandboxOf,
  stateNow,
  type Sandbox,
} from '../../src/lessons/sandbox.ts';
import { openSandboxFile, sandboxFile } from '../../src/lessons/sandbox-file.ts';
import { stateHash } from '../../src/engine/hash.ts';
import { flightPlanState } from '../../src/memoir/air/new-flight-plan/own-state.ts';
import { legalActions, type State } from '../../src/memoir/index.ts';
import { cardsOf, fullDeck } from '../../src/scenarios/check-state.ts';
import { airCardsOf, fullAirDeck } from '../../src/scenarios/check-air.ts';
import { battleInSandbox, playedOn } from '../lessons/draft-play.ts';

const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);
/** Who gives a card away has fewer of them: the one law a change may break. */
const FULL_HANDS = 'hands are full again when the next card is asked for';
const PLACES: readonly CardPlace[] = ['allies', 'axis', 'deck', 'discard'];

function isSound(state: State, start: State): void {
  expect(sorted(cardsOf(state))).toEqual(sorted(fullDeck(state.rules)));
  const air = flightPlanState(state.air);
  if (air !== null) expect(sorted(airCardsOf(air))).toEqual(sorted(fullAirDeck(state.rules)));
  for (const [name, law] of Object.entries(STATE_LAWS))
    if (name !== FULL_HANDS) expect([name, law(state, start)]).toEqual([name, undefined]);
}

function given(sandbox: Sandbox, ...faces: ('star' | 'flag')[]): Sandbox {
  const next = change(sandbox, { edit: 'dice', faces });
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  return next.value;
}

function textOf(sandbox: Sandbox): string {
  return sandbox.deeds.map(({ said }) => (typeof said === 'string' ? said : said.edit)).join(' / ');
}

describe('a change by hand', () => {
  it('moves cards about without one being lost, and the game goes on from there', () => {
    let changes = 0;
    for (let game = 0; game < 20; game++) {
      const begun = battleInSandbox(game, game);
      const sandbox = playedOn(begun, game * 11, game);
      const state = stateNow(sandbox);
      if (state.outcome !== null) continue;
      for (const [kind, kinds] of [
        ['card', commandKinds(state)],
        ['airCard', airKinds(state)],
      ] as const) {
        for (const [at, one] of kinds.entries()) {
          const to = PLACES[(at + game) % PLACES.length];
          const from = sourceFor(one, to);
          if (from === null) continue;
          const next = change(sandbox, cardEdit(kind, one.id, from, to));
          // A side that must put a card under a chip keeps one.
          if (!next.ok) continue;
          changes += 1;
          isSound(stateNow(next.value), begun.first);
          isSound(stateNow(playedOn(next.value, 3, at)), begun.first);
        }
      }
    }
    expect(changes).toBeGreaterThan(300);
  });

  it('takes a card from the deck first, then from the discards, then from a hand', () => {
    const counts = { allies: 1, axis: 0, deck: 1, discard: 1 };
    const kind = { id: 'ambush', counts, isNext: false };
    expect(sourceFor(kind, 'axis')).toBe('deck');
    expect(sourceFor({ ...kind, counts: { ...counts, deck: 0 } }, 'axis')).toBe('discard');
    expect(sourceFor({ ...kind, counts: { ...counts, deck: 0, discard: 0 } }, 'axis')).toBe('allies');
    expect(sourceFor({ ...kind, counts: { ...counts, deck: 0, discard: 0 } }, 'allies')).toBe(null);
    expect(sourceFor({ ...kind, counts: { ...counts, discard: 0, allies: 0 }, isNext: true }, 'deck')).toBe(null);
  });

  it('is refused where there is no such card, and when the battle is over', () => {
    const state = stateNow(battleInSandbox(0));
    const none = edited(state, { edit: 'card', card: 'ambush', from: 'discard', to: 'axis' });
    expect(none).toEqual({ ok: false, error: [{ path: 'from', message: 'there is no ambush there' }] });
    expect(edited(state, { edit: 'airCard', card: 'ace', from: 'deck', to: 'axis' })).toMatchObject({ ok: false });
    const over = playedOn(battleInSandbox(0), 5000, 3);
    expect(stateNow(over).outcome).not.toBe(null);
    expect(edited(stateNow(over), { edit: 'dice', faces: [] })).toMatchObject({ ok: false });
  });

  it('lays dice ready that fall next; changes in a row are one, and none when they are taken away again', () => {
    const start = battleInSandbox(0);
    const two = given(given(start, 'star'), 'star', 'flag');
    expect(two.deeds).toHaveLength(1);
    expect(stateNow(two).queuedDice).toEqual(['star', 'flag']);
    expect(given(two).deeds).toHaveLength(0);
    expect(start.first.queuedDice).toEqual([]);
  });
});

describe('time in the sandbox', () => {
  const played = playedOn(battleInSandbox(1), 12, 5);

  it('goes back and on, and nothing is lost by it', () => {
    const earlier = goTo(played, 4);
    expect(earlier.deeds).toBe(played.deeds);
    expect(stateNow(earlier)).toBe(played.deeds[4].before);
    expect(stateNow(forward(earlier))).toBe(played.deeds[4].after);
    expect(goTo(earlier, 99).at).toBe(12);
    expect(back(played, 3).at).toBe(9);
    expect(goTo(played, -4).at).toBe(0);
  });

  it('has the same future when the same is done again', () => {
    const earlier = goTo(played, 4);
    const { action } = played.deeds[4];
    if (action === null) throw new Error('an action');
    expect(act(earlier, [action]).deeds).toBe(played.deeds);
  });

  it('takes another course when something else is done, and the one that was left can be brought back', () => {
    const at = played.deeds.findIndex(({ before }) => legalActions(before).length > 1);
    const earlier = goTo(played, at);
    const other = legalActions(stateNow(earlier)).find((action) => action !== played.deeds[at].action);
    if (other === undefined) throw new Error('another action');
    const cut = act(earlier, [other]);
    expect(cut.deeds).toHaveLength(at + 1);
    const again = bringBack(cut);
    expect(again.deeds).toBe(played.deeds);
    expect(bringBack(again).deeds).toEqual(cut.deeds);
    expect(bringBack(played)).toBe(played);
  });

  it('can be that of a whole game, at any moment of it', () => {
    const steps = played.deeds.flatMap(({ action, follows }) => (action === null ? [] : [{ action, follows }]));
    const opened = sandboxOf(played.about, played.first, steps, 5);
    expect(opened).toMatchObject({ at: 5, mark: 5 });
    expect(textOf(opened)).toBe(textOf(played));
  });
});

describe('the file of a sandbox', () => {
  it('brings everything back: what was done, changed and left', () => {
    for (let game = 0; game < 10; game++) {
      const begun = playedOn(battleInSandbox(game, game), 30, game);
      const changed = given(playedOn(goTo(begun, 10), 5, game + 9), 'star', 'flag');
      const again = openSandboxFile(JSON.parse(JSON.stringify(sandboxFile(changed))));
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(textOf(again.value)).toBe(textOf(changed));
      expect(stateHash(stateNow(again.value))).toBe(stateHash(stateNow(changed)));
      expect(again.value.putAway.map(({ deeds }) => deeds.length)).toEqual(
        changed.putAway.map(({ deeds }) => deeds.length),
      );
      expect(again.value.at).toBe(changed.at);
    }
  });

  it('is refused with the place of the fault', () => {
    const file = sandboxFile(playedOn(battleInSandbox(0), 6, 1));
    const places = [
      { ...file, deeds: ['play nothing'] },
      { ...file, deeds: [{ edit: 'card', card: 'ambush', from: 'discard', to: 'axis' }] },
      { ...file, scenario: 7 },
      { ...file, position: {} },
    ].map((json) => openSandboxFile(json));
    expect(places.map((read) => (read.ok ? '' : read.error[0].path))).toEqual([
      'deeds[0]',
      'deeds[0].from',
      'scenario',
      'position.units',
    ]);
  });
});
