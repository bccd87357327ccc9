import airCards from './data/air-cards.json' with { type: 'json' };
import airCommand from './data/air-command.json' with { type: 'json' };
import airDeck from './data/air-deck.json' with { type: 'json' };
import airExamples from './data/air-examples.json' with { type: 'json' };
import airOrders from './data/air-orders.json' with { type: 'json' };
import airPackSetup from './data/air-pack.json' with { type: 'json' };
import airPackActions from './data/air-pack-actions.json' with { type: 'json' };
import airPackCheck from './data/air-pack-check.json' with { type: 'json' };
import airPackExamples from './data/air-pack-examples.json' with { type: 'json' };
import airPackFlight from './data/air-pack-flight.json' with { type: 'json' };
import airPackGround from './data/air-pack-ground.json' with { type: 'json' };
import airPackOrders from './data/air-pack-orders.json' with { type: 'json' };
import airPackSorties from './data/air-pack-sorties.json' with { type: 'json' };
import airSetup from './data/air-setup.json' with { type: 'json' };
import airTurn from './data/air-turn.json' with { type: 'json' };
import aircraft from './data/aircraft.json' with { type: 'json' };
import battle from './data/battle.json' with { type: 'json' };
import board from './data/board.json' with { type: 'json' };
import bombing from './data/bombing.json' with { type: 'json' };
import breakthrough from './data/breakthrough.json' with { type: 'json' };
import buildings from './data/buildings.json' with { type: 'json' };
import cards from './data/cards.json' with { type: 'json' };
import combat from './data/combat.json' with { type: 'json' };
import fire from './data/fire.json' with { type: 'json' };
import flight from './data/flight.json' with { type: 'json' };
import ground from './data/ground.json' with { type: 'json' };
import medals from './data/medals.json' with { type: 'json' };
import moving from './data/moving.json' with { type: 'json' };
import nations from './data/nations.json' with { type: 'json' };
import nature from './data/nature.json' with { type: 'json' };
import obstacles from './data/obstacles.json' with { type: 'json' };
import retreat from './data/retreat.json' with { type: 'json' };
import run from './data/run.json' with { type: 'json' };
import sight from './data/sight.json' with { type: 'json' };
import special from './data/special.json' with { type: 'json' };
import turn from './data/turn.json' with { type: 'json' };
import units from './data/units.json' with { type: 'json' };
import water from './data/water.json' with { type: 'json' };
import type { Entry, TopicFile } from './entry-schema.ts';

/** They come with the game and are checked by its tests, not by every page that shows them. */
const files: readonly unknown[] = [
  turn,
  board,
  cards,
  breakthrough,
  moving,
  battle,
  sight,
  retreat,
  ground,
  nature,
  water,
  buildings,
  obstacles,
  units,
  medals,
  nations,
  special,
  airSetup,
  airCards,
  airOrders,
  aircraft,
  flight,
  run,
  bombing,
  combat,
  fire,
  airCommand,
  airTurn,
  airDeck,
  airExamples,
  airPackSetup,
  airPackSorties,
  airPackOrders,
  airPackFlight,
  airPackCheck,
  airPackActions,
  airPackGround,
  airPackExamples,
];

/** The rules to look up, by topic, in the order they are listed. */
export const TOPICS = files as readonly TopicFile[];

export const ENTRIES: readonly Entry[] = TOPICS.flatMap(({ entries }) => entries);

const BY_ID: ReadonlyMap<string, Entry> = new Map(ENTRIES.map((entry) => [entry.id, entry]));

export function entryById(id: string): Entry | undefined {
  return BY_ID.get(id);
}

export function topicOf(entry: Entry): TopicFile | undefined {
  return TOPICS.find(({ entries }) => entries.includes(entry));
}

/** Those a reader is sent to from this one. */
export function seeAlso({ see = [] }: Entry): Entry[] {
  return see.flatMap((id) => BY_ID.get(id) ?? []);
}
