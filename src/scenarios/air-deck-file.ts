// NFP-2.1, NFP-2.2, NFP-2.3: a deck of air combat cards from a file, and back
import { err, ok } from '../engine/result.ts';
import { AIRCRAFT_TYPES } from '../memoir/air/aircraft.ts';
import type { AirCardMoment, AirDeck, AirEffect } from '../memoir/air/new-flight-plan/card.ts';
import { airDeckSchema, type AirCardFile, type AirDeckFile } from './air-deck-schema.ts';
import type { Fault, Read } from './fault.ts';
import { AIR_DECK_FORMAT, FILE_VERSION } from './file-names.ts';
import { shapeOf } from './shapes.ts';

/** The only moment at which each part of an effect can do something. */
export const EFFECT_MOMENTS: Readonly<Record<keyof AirEffect, AirCardMoment>> = {
  dicePerMarker: 'withTheOrder',
  diceAgainst: 'withTheOrder',
  starsHit: 'withTheOrder',
  flagsForced: 'withTheOrder',
  markersPerHex: 'withTheOrder',
  targetHexes: 'withTheOrder',
  ammunition: 'withTheOrder',
  hexesMoved: 'withTheOrder',
  removesObstacle: 'withTheOrder',
  dogfightDice: 'withTheOrder',
  markedTargetDice: 'battlePhase',
  groundDice: 'battlePhase',
  firesAtOnce: 'flightEnded',
  cancelsHits: 'aircraftHit',
  rollsBack: 'dogfightOver',
};

const EFFECT_NAMES = Object.keys(EFFECT_MOMENTS) as (keyof AirEffect)[];
const FEWEST_CARDS = 6;
const MOST_CARDS = 120;

/** The file of a deck, from anything that came out of JSON. */
export function readAirDeck(json: unknown): Read<AirDeck> {
  const file = shapeOf(airDeckSchema, json);
  return file.ok ? airDeckOf(file.value) : file;
}

/** A deck whose shape is right; it may be part of another file. */
export function airDeckOf({ name, cards }: Pick<AirDeckFile, 'name' | 'cards'>): Read<AirDeck> {
  const faults = [...repeatedIds(cards), ...cards.flatMap(cardFaults), ...sizeFaults(cards)];
  return faults.length > 0 ? err(faults) : ok({ name, cards });
}

export function writeAirDeck({ name, cards }: AirDeck): AirDeckFile {
  const copy = JSON.parse(JSON.stringify(cards)) as AirCardFile[];
  return { format: AIR_DECK_FORMAT, version: FILE_VERSION, name, cards: copy };
}

function repeatedIds(cards: readonly AirCardFile[]): Fault[] {
  return cards.flatMap(({ id }, at) => {
    const first = cards.findIndex((card) => card.id === id);
    return first === at ? [] : [{ path: `cards[${at}].id`, message: `'${id}' is the id of cards[${first}] already` }];
  });
}

function sizeFaults(cards: readonly AirCardFile[]): Fault[] {
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  if (total >= FEWEST_CARDS && total <= MOST_CARDS) return [];
  return [{ path: 'cards', message: `a deck has ${FEWEST_CARDS} to ${MOST_CARDS} cards, but these are ${total}` }];
}

function cardFaults(card: AirCardFile, at: number): Fault[] {
  return [...symbolFaults(card, `cards[${at}].symbol`), ...effectFaults(card, `cards[${at}].effect`)];
}

function symbolFaults({ moment, symbol }: AirCardFile, path: string): Fault[] {
  if (moment === 'withTheOrder' && symbol === null) {
    return [{ path, message: `a card of the moment withTheOrder needs a symbol: ${AIRCRAFT_TYPES.join(', ')}` }];
  }
  if (moment !== 'withTheOrder' && symbol !== null) {
    return [{ path, message: `only a card of the moment withTheOrder has a symbol; expected null for ${moment}` }];
  }
  return [];
}

function effectFaults({ moment, effect }: AirCardFile, path: string): Fault[] {
  const given = EFFECT_NAMES.filter((name) => effect[name] !== undefined);
  const idle = given.filter((name) => EFFECT_MOMENTS[name] !== moment);
  if (idle.length > 0) {
    return idle.map((name) => ({
      path: `${path}.${name}`,
      message: `does nothing at the moment ${moment}; it belongs to ${EFFECT_MOMENTS[name]}`,
    }));
  }
  // The ammunition is a condition: alone it changes nothing.
  if (given.some((name) => name !== 'ammunition')) return [];
  const possible = EFFECT_NAMES.filter((name) => EFFECT_MOMENTS[name] === moment && name !== 'ammunition');
  return [{ path, message: `the card does nothing; expected at least one of ${possible.join(', ')}` }];
}
