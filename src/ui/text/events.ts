import type { AirEvent, AirRollReason } from '../../memoir/air/hooks.ts';
import type { GameEvent, GameEventType } from '../../memoir/event.ts';
import type { Face, RollReason } from '../../memoir/dice.ts';
import type { Side } from '../../memoir/side.ts';
import type { Outcome } from '../../memoir/state.ts';
import { airSayings } from './air-sayings.ts';
import { cardName } from './cards.ts';
import { t } from './i18n.ts';
import { listText, rowText } from './lists.ts';
import { locale } from './locale.ts';
import { hexName, hexWithFlank, unitOn, unitOnFlank, type Scene } from './scene.ts';
import { sectionText, sideWords } from './sides.ts';
import { terrainName } from './terrain.ts';

type Told<T extends GameEventType> = Extract<GameEvent, { type: T }>;

export function faceText(face: Face): string {
  return t(`events:face.${face}`);
}

const HITTING = ['attack', 'ambush', 'battleBack', 'airPower', 'barrage', 'mine', 'tiger'] as const;
type Hitting = (typeof HITTING)[number];

function isHitting(reason: RollReason): reason is Hitting {
  return HITTING.some((one) => one === reason);
}

/** Mines and the second roll at a Tiger drive nobody back. */
function isDrivingBack(reason: Hitting): boolean {
  return reason !== 'mine' && reason !== 'tiger';
}

const PLAIN = ['ice', 'visibility', 'medics', 'recovery', 'finestHour'] as const;

function isAirRoll(reason: Exclude<RollReason, Hitting>): reason is AirRollReason {
  return !PLAIN.some((one) => one === reason);
}

/** A flag drives a unit back: a roll without a hit may have done something. */
function withFlags(roll: string, faces: readonly Face[]): string {
  const count = faces.filter((face) => face === 'flag').length;
  return count === 0 ? roll : t('events:roll.withFlags', { roll, count });
}

/** "Allies: attack on F5, 2 hits, 1 flag" */
export function rollText(scene: Scene, event: Told<'diceRolled'>): string {
  const { reason, hits } = event;
  const words = { ...sideWords(event.side), hex: hexName(scene, event.hex) };
  if (isHitting(reason)) {
    const roll = t(`events:roll.${reason}`, { ...words, count: hits });
    return isDrivingBack(reason) ? withFlags(roll, event.faces) : roll;
  }
  if (isAirRoll(reason)) return airSayings(scene.rules.airRules)?.roll(scene, event) ?? '';
  // The dice for the whole army come before those for one unit.
  if (reason === 'medics' && event.hex < 0) return t('events:roll.medicsForAll', words);
  return t(`events:roll.${reason}`, words);
}

export function outcomeText({ winner, reason }: Outcome): string {
  return t(`events:outcome.${reason}`, sideWords(winner));
}

function playText({ side, card, effect, as }: Told<'cardPlayed'>): string {
  const words = { ...sideWords(side), card: cardName(card) };
  if (as === 'discard') return t('events:cardLaidAside', words);
  if (effect < 0 || effect === card) return t('events:cardPlayed', words);
  return t('events:cardPlayedAs', { ...words, effect: cardName(effect) });
}

/** Where a unit went, with the flank as its own side sees it. */
function wayOf(
  scene: Scene,
  { unit, from, to }: { readonly unit: number; readonly from: number; readonly to: number },
) {
  return { unit: unitOn(scene, unit, from), hex: hexWithFlank(scene, to, scene.units[unit].side) };
}

type Sayings = {
  readonly [T in Exclude<GameEventType, AirEvent['type']>]: (
    scene: Scene,
    event: Told<T>,
    reader: Side | null,
  ) => string | null;
};

const SAYINGS: Sayings = {
  turnStarted: () => null,
  turnEnded: () => null,
  phaseStarted: () => null,
  cardPlayed: (_scene, event) => playText(event),
  cardDiscarded: (_scene, { side, card }) => t('events:cardDiscarded', { ...sideWords(side), card: cardName(card) }),
  cardDrawn: (_scene, { side, card, seenBy }, reader) =>
    seenBy === reader
      ? t('events:cardDrawn', { ...sideWords(side), card: cardName(card) })
      : t('events:cardDrawnHidden', sideWords(side)),
  chipPlaced: (_scene, { side, card, seenBy }, reader) =>
    seenBy === reader
      ? t('events:chipPlaced', { ...sideWords(side), card: cardName(card) })
      : t('events:chipPlacedHidden', sideWords(side)),
  deckShuffled: (_scene, { cards }) => t('events:deckShuffled', { count: cards }),
  sectionChosen: (_scene, { side, section }) =>
    t('events:sectionChosen', { ...sideWords(side), section: sectionText(section) }),
  unitOrdered: (scene, { unit, hex, onTheMove }) =>
    t(onTheMove ? 'events:unitOrderedOnTheMove' : 'events:unitOrdered', { unit: unitOn(scene, unit, hex) }),
  unitMoved: (scene, event) => t('events:unitMoved', wayOf(scene, event)),
  unitExited: (scene, { unit, hex }) => t('events:unitExited', { unit: unitOnFlank(scene, unit, hex) }),
  attackDeclared: (scene, { unit, from, target, to, dice }) =>
    t('events:attackDeclared', {
      unit: unitOnFlank(scene, unit, from),
      target: unitOn(scene, target, to),
      count: dice,
    }),
  attackCancelled: (scene, { unit }) => t('events:attackCancelled', { unit: unitOn(scene, unit) }),
  diceRolled: (scene, event) =>
    t('events:rollWithFaces', { roll: rollText(scene, event), faces: rowText(event.faces.map(faceText)) }),
  figuresLost: (scene, { unit, hex, count, left, cause }) =>
    t(`events:figuresLost.${cause}`, { unit: unitOn(scene, unit, hex), count, left }),
  figuresRestored: (scene, { unit, hex, count }) =>
    t('events:figuresRestored', { unit: unitOnFlank(scene, unit, hex), count }),
  unitEliminated: (scene, { unit, hex }) => t('events:unitEliminated', { unit: unitOn(scene, unit, hex) }),
  flagsIgnored: (scene, { unit, hex, count }) => t('events:flagsIgnored', { unit: unitOn(scene, unit, hex), count }),
  unitRetreated: (scene, event) => t('events:unitRetreated', wayOf(scene, event)),
  groundTaken: (scene, event) => t('events:groundTaken', wayOf(scene, event)),
  ambushPlayed: (scene, { unit }) => t('events:ambushPlayed', { unit: unitOn(scene, unit) }),
  terrainPlaced: (scene, { hex, terrain }) =>
    t('events:terrainPlaced', { hex: hexName(scene, hex), terrain: terrainName(terrain) }),
  terrainRemoved: (scene, { hex, terrain }) =>
    t('events:terrainRemoved', { hex: hexName(scene, hex), terrain: terrainName(terrain) }),
  mineRevealed: (scene, { hex, value }) =>
    value === 0
      ? t('events:mineDud', { hex: hexName(scene, hex) })
      : t('events:mineRevealed', { hex: hexName(scene, hex), strength: value }),
  crosshairPlaced: (scene, { unit, hex }) =>
    t('events:crosshairPlaced', { unit: unitOn(scene, unit), hex: hexName(scene, hex) }),
  camouflageLost: (scene, { unit, hex }) => t('events:camouflageLost', { unit: unitOn(scene, unit, hex) }),
  boatLost: (scene, { unit, hex }) => t('events:boatLost', { unit: unitOn(scene, unit, hex) }),
  headquartersCaptured: (scene, { by, hex }) =>
    t('events:headquartersCaptured', { ...sideWords(by), hex: hexWithFlank(scene, hex, by) }),
  visibilityChanged: (_scene, { visibility }) => t('events:visibilityChanged', { count: visibility }),
  heldByDark: (scene, { units, visibility }) =>
    t('events:heldByDark', { units: listText(units.map((unit) => unitOn(scene, unit))), count: visibility }),
  medalGained: (_scene, { side, count, source }) => t(`events:medalGained.${source}`, { ...sideWords(side), count }),
  medalLost: (_scene, { side, count, source }) => t(`events:medalLost.${source}`, { ...sideWords(side), count }),
  gameWon: (_scene, { outcome }) => t('events:gameWon', sideWords(outcome.winner)),
};

type Saying = (scene: Scene, event: GameEvent, reader: Side | null) => string | null;

function sayingOf({ rules }: Scene, { type }: GameEvent): Saying | null {
  const own = (SAYINGS as Readonly<Record<string, unknown>>)[type] as Saying | undefined;
  return own ?? (airSayings(rules.airRules)?.event as Saying | undefined) ?? null;
}

/** What was said about an event, by language and reader: the log says all of it again after every action. */
const said = new WeakMap<GameEvent, Map<string, string | null>>();

/** One event in words for a reader who may see his own secrets, or for anyone; null for what needs no line of its own. */
export function eventText(scene: Scene, event: GameEvent, reader: Side | null): string | null {
  const versions = said.get(event) ?? new Map<string, string | null>();
  said.set(event, versions);
  const version = `${locale()} ${reader}`;
  let text = versions.get(version);
  if (text === undefined) {
    const say = sayingOf(scene, event);
    if (say === null) return null;
    text = say(scene, event, reader);
    versions.set(version, text);
  }
  return text;
}
