import { boardOf, type Hex } from '../src/hex/board.ts';
import type { AirRules } from '../src/memoir/air/hooks.ts';
import { airRulesOf } from '../src/memoir/air/index.ts';
import { deckInUse } from '../src/memoir/air/new-flight-plan/deck-in-use.ts';
import { none } from '../src/memoir/air/none.ts';
import { COUNTER_ATTACK } from '../src/memoir/cards/card.ts';
import type { Action, GameEvent, State } from '../src/memoir/index.ts';
import { terrainRow, type TerrainId } from '../src/memoir/terrain/data/rows.ts';
import { kindOf } from '../src/memoir/units/unit.ts';
import { cardName, HOOKS } from './coverage-items.ts';

export type See = (line: string) => void;

/** Ground that no unit can ever stand on, not even by boat or bridge. */
function isWall(id: TerrainId): boolean {
  const { closedTo, is } = terrainRow(id);
  return closedTo?.length === 3 && is !== 'river';
}

/** Ground a unit came to or was attacked on; a wall counts when a unit came up to it. */
function seeGround(state: State, hex: Hex, see: See): void {
  for (const { id } of state.ground.pieces[hex]) see(`terrain ${id}`);
  for (const beside of boardOf(state.board).adjacent[hex])
    for (const { id } of state.ground.pieces[beside]) if (isWall(id)) see(`terrain ${id}`);
}

function seeEvent(before: State, event: GameEvent, see: See): void {
  see(`event ${event.type}`);
  switch (event.type) {
    case 'cardPlayed':
      see(`card ${before.rules.deck} ${cardName(event.card)}`);
      see(`play mode ${event.as}`);
      if (event.card === COUNTER_ATTACK && event.as === 'printed') see(`counter-attack as ${cardName(event.effect)}`);
      return;
    case 'ambushPlayed':
      return see(`card ${before.rules.deck} ambush`);
    case 'unitMoved':
      see(`moved ${kindOf(before.units[event.unit]).id}`);
      return seeGround(before, event.to, see);
    case 'unitRetreated':
    case 'groundTaken':
      return seeGround(before, event.to, see);
    case 'attackDeclared':
      see(`attacked ${kindOf(before.units[event.unit]).id}`);
      return seeGround(before, event.to, see);
    case 'diceRolled':
      return see(`roll ${event.reason}`);
    case 'figuresLost':
      return see(`loss ${event.cause}`);
    case 'medalGained':
      return see(`medal ${event.source}`);
    case 'airCardPlayed':
      return see(`air card ${airCardName(before, event.card)}`);
    case 'aircraftDeployed':
      return see(`deployed ${event.aircraft}`);
    case 'aircraftLost':
      return see(`aircraft lost ${event.cause}`);
    case 'planeEntered':
      return see(`entered ${event.model}`);
    case 'planeOrdered':
      if (event.takesOff) see(`took off ${event.model}`);
      return see(`plane ordered ${event.onTheMove ? 'on the move' : event.bySortie ? 'by a sortie' : 'by a card'}`);
    case 'planeLost':
      return see(`plane lost ${event.cause}`);
    case 'planeRemoved':
      return see(`plane removed ${event.cause}`);
    case 'readyMarkersLost':
      return see(`markers lost ${event.cause}`);
    case 'gameWon':
      return see(`ending ${event.outcome.reason}`);
    default:
  }
}

function airCardName({ rules }: State, card: number): string {
  return deckInUse(rules).cards[card].id;
}

/** Frames that wait for nobody are seen by what they tell. */
const FRAME_OF_EVENT: Partial<Record<GameEvent['type'], string>> = {
  aircraftFiredAt: 'groundFire',
  airfieldAttacked: 'airfieldAttack',
  hexStrafed: 'strafing',
};

/** Everything that one step shows. */
export function seeStep(before: State, action: Action, events: readonly GameEvent[], see: See): void {
  const top = before.frames[before.frames.length - 1];
  see(`frame ${top.kind}`);
  for (const event of events) {
    const frame = FRAME_OF_EVENT[event.type];
    if (frame !== undefined) see(`frame ${frame}`);
    if (event.type === 'diceRolled' && event.reason === 'confirmation') see('frame confirmation');
  }
  if (top.kind === 'attack') see(`attack step ${top.step}`);
  see(`action ${action.type}`);
  for (const event of events) seeEvent(before, event, see);
}

function spyOn(rules: AirRules, group: string, see: See): void {
  const spied = HOOKS.map((hook) => {
    const answer = rules[hook] as (...given: unknown[]) => unknown;
    const ask = (...given: unknown[]): unknown => {
      see(`${group} ${hook}`);
      return answer(...given);
    };
    return [hook, ask] as const;
  });
  Object.assign(rules, Object.fromEntries(spied));
}

/** Reports every question put to the air rules from now on. */
export function seeHooks(see: See): void {
  spyOn(none, 'hook', see);
  spyOn(airRulesOf('new-flight-plan'), 'new-flight-plan hook', see);
  spyOn(airRulesOf('air-pack'), 'air-pack hook', see);
}
