import { describe, expect, it } from 'vitest';
import { apply, decider, legalActions, view, type GameEvent, type Side } from '../../src/memoir/index.ts';
import { SCENARIO_IDS } from '../../src/scenarios/library.ts';
import { choicesOf } from '../../src/ui/table/choices.ts';
import { memoirGame } from '../../src/ui/table/memoir-game.ts';
import { actionText } from '../../src/ui/text/actions.ts';
import { eventText } from '../../src/ui/text/events.ts';
import { promptText } from '../../src/ui/text/prompts.ts';

const TURNS_OF_TALK = 400;
const NOBODY = { attacker: null, target: null, retreating: null, picked: [] };

/** Plays a battle by a fixed rule of thumb and looks at every decision on the way. */
function play(
  battle: string,
  look: (state: ReturnType<typeof memoirGame.begin>, events: readonly GameEvent[]) => void,
) {
  let state = memoirGame.begin(battle, 'words');
  let events: readonly GameEvent[] = [];
  for (let step = 0; step < TURNS_OF_TALK && decider(state) !== null; step++) {
    look(state, events);
    const legal = legalActions(state);
    ({ state, events } = apply(state, legal[(step * 7) % legal.length]));
  }
}

describe.each(SCENARIO_IDS)('the words of %s', (battle) => {
  it('name every decision, every action and every event', () => {
    play(battle, (state, events) => {
      const seen = view(state, decider(state) as Side);
      const legal = legalActions(state);
      const said = [
        promptText(seen, legal, NOBODY).title,
        ...legal.map((action) => actionText(seen, action)),
        ...events.map((event) => eventText(seen, event, seen.side)).filter((text) => text !== null),
      ];
      for (const text of said) expect(text).toMatch(/^(?!.*(undefined|null|NaN|off the map ))\S.*$/);
      expect(new Set(legal.map((action) => actionText(seen, action))).size).toBe(legal.length);
    });
  });

  it('reach every action from the board, the hand or a button', () => {
    play(battle, (state) => {
      const seen = view(state, decider(state) as Side);
      const legal = legalActions(state);
      const reached = new Set<string>();
      const note = (action: object) => reached.add(JSON.stringify(action));
      for (const unit of [null, ...seen.units.map(({ id }) => id)]) {
        const { uses, unitActions, tableActions } = choicesOf(seen, legal, unit);
        [...unitActions, ...tableActions].forEach(note);
        for (const use of uses.values()) {
          if (use.use === 'act') note(use.action);
          else if (use.use === 'ask') use.actions.forEach(note);
        }
      }
      expect(reached.size).toBe(legal.length);
    });
  });

  it('tell nobody the cards of another', () => {
    play(battle, (state, events) => {
      const seen = view(state, decider(state) as Side);
      for (const event of events) {
        if (event.type === 'cardDrawn') expect(eventText(seen, event, null)).toMatch(/draw a card$/);
        if (event.type === 'chipPlaced') expect(eventText(seen, event, null)).toMatch(/put a card under the chip$/);
      }
    });
  });
});
