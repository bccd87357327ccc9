import { setup, type GameEvent, type State } from '../../src/memoir/index.ts';
import type { RuleChoices } from '../../src/memoir/scenario.ts';
import { ALLIES, type Side } from '../../src/memoir/side.ts';
import { readScenario } from '../../src/scenarios/scenario-file.ts';
import { airOptions, airState, type AirSetting } from '../support/air.ts';
import { labelOf, legal, play, position, type Played, type Setting } from '../support/kit.ts';

/** A battle with air rules in which the Axis has no card to play and can only pass. */
export function sky(setting: Setting = {}): State {
  return position({ air: {}, ...setting, hands: { allies: ['probe-left'], axis: [], ...setting.hands } });
}

/** The actions on offer that begin with these words, without them. */
export function offered(state: State, words: string): string[] {
  return legal(state)
    .filter((text) => text.startsWith(`${words} `))
    .map((text) => text.slice(words.length + 1));
}

/** What is left of a side's turn, without another move, battle or answer. */
export function over(state: State, side: Side = ALLIES): State {
  let now = state;
  while (now.turn.side === side && now.outcome === null) now = play(now, 'done').state;
  return now;
}

/** Like play; the end of a phase that has ended by itself is passed over. */
export function go(state: State, ...texts: string[]): Played {
  const events: GameEvent[] = [];
  let now = state;
  for (const text of texts) {
    if (text.startsWith('end ') && !legal(now).includes(text)) continue;
    const next = play(now, text);
    now = next.state;
    events.push(...next.events);
  }
  return { state: now, events };
}

/** The aircraft of the Allies is ordered by Direct from HQ and flies; it comes to rest where the path ends. */
export function flown(state: State, ...path: string[]): Played {
  const orders = ['play direct-from-hq', 'order aircraft', 'end orders'];
  return go(state, ...orders, ...path.map((to) => (/^\w\d+$/.test(to) ? `fly ${to}` : to)));
}

/** With a fighter of the Allies on C5 and one card to order it. */
export function fighterAt(hex: string, setting: Setting = {}): State {
  const { aircraft, ...air } = setting.air ?? {};
  return sky({
    ...setting,
    hands: { allies: ['direct-from-hq'], ...setting.hands },
    air: { ...air, aircraft: { allies: { type: 'fighter', hex }, ...aircraft } },
  });
}

/** The set-up of a real game, hands dealt. */
export function dealt(file: Record<string, unknown>, air: AirSetting = {}, choices: RuleChoices = {}): State {
  const side = { nation: 'us', hand: 5, medals: 5, edge: 'bottom' };
  const scenario = readScenario({
    format: 'airfield44/scenario',
    version: 1,
    name: 'Test',
    board: 'standard',
    face: 'country',
    first: 'allies',
    sides: { axis: { ...side, nation: 'ger', edge: 'top' }, allies: side },
    terrain: {},
    units: { axis: { A9: 'infantry' }, allies: { M1: 'infantry' } },
    ...file,
  });
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  return setup(scenario.value, { airRules: 'new-flight-plan', air: airOptions(air), ...choices }, 7);
}

/** Air cards the Allies and the Axis begin with. */
export function airHands(state: State): [number, number] {
  const [allies, axis] = airState(state).sides;
  return [allies.hand.length, axis.hand.length];
}

/** Markers that lie on the board, as 'hex ammunition', in flight order. */
export function markers(state: State): string[] {
  return airState(state).turn.markers.map(({ hex, ammunition }) => `${labelOf(state, hex)} ${ammunition}`);
}
