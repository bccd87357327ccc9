import type { State } from '../../src/memoir/index.ts';
import { diceThrown, legal, play, position, withDice, type Setting } from '../support/kit.ts';

/**
 * What a hex of terrain does, found out by playing on it: g6, entered from G5, with an enemy on G7 or H7 behind it.
 * Texts name infantry, armor and artillery in this order; `ground` only infantry and armor. '-' is "cannot be asked".
 */
export interface Effects {
  /** free, stops or closed */
  enter: string;
  /** Battle after entering: infantry and armor. */
  battle: string;
  /** Taking ground after entering: ski troops, whom no terrain keeps from battle, and armor. */
  ground: string;
  /** Dice an attacker loses against a unit on the hex. */
  shelter: string;
  /** Dice a unit loses firing out of the hex. */
  firingOut: string;
  /** clear, blocked, or blocked even for guns */
  sight: string;
  /** Flags its infantry may ignore. */
  flags: string;
}

export const OPEN_GROUND: Effects = {
  enter: 'free free free',
  battle: 'yes yes',
  ground: 'yes yes',
  shelter: '0 0 0',
  firingOut: '0 0 0',
  sight: 'clear',
  flags: '0',
};

export type Pieces = string | string[];
const CLASSES = ['infantry', 'armor', 'mobileArtillery'];
const ONE_FIGURE = 'infantry 1';
const HANDS: NonNullable<Setting['hands']> = { allies: ['assault-centre'], axis: [] };

function setting(terrain: Pieces, allies: Record<string, string>, axis: Record<string, string>): Setting {
  return { terrain: { g6: terrain }, allies, axis: { A9: 'infantry', ...axis }, hands: HANDS };
}

/** Allied units under Assault Centre; null where one of them cannot be set up on the terrain. */
function standing(terrain: Pieces, allies: Record<string, string>, axis: Record<string, string>): State | null {
  try {
    return play(position(setting(terrain, allies, axis)), 'play assault-centre').state;
  } catch {
    return null;
  }
}

function ordered(terrain: Pieces, allies: Record<string, string>, axis: Record<string, string> = {}): State {
  return play(position(setting(terrain, allies, axis)), 'play assault-centre').state;
}

function may(state: State, start: string): boolean {
  return legal(state).some((text) => text === start || text.startsWith(`${start} `));
}

function entry(terrain: Pieces, kind: string): string {
  const state = ordered(terrain, { G5: kind });
  if (!may(state, 'move G5 g6')) return 'closed';
  return may(play(state, 'move G5 g6').state, 'move g6') ? 'free' : 'stops';
}

/** The unit on g6 in the turn it came there, or null. */
function arrived(terrain: Pieces, kind: string): State | null {
  const state = ordered(terrain, { G5: kind }, { G7: ONE_FIGURE });
  if (!may(state, 'move G5 g6')) return null;
  const moved = play(state, 'move G5 g6').state;
  return may(moved, 'end movement') ? play(moved, 'done').state : moved;
}

function battleOnEntry(terrain: Pieces, kind: string): string {
  const state = arrived(terrain, kind);
  if (state === null) return '-';
  return may(state, 'attack g6 G7') ? 'yes' : 'no';
}

function groundAfterEntry(terrain: Pieces, kind: string): string {
  const state = arrived(terrain, kind);
  if (state === null || !may(state, 'attack g6 G7')) return '-';
  const won = play(withDice(state, 'grenade', 'grenade', 'grenade'), 'attack g6 G7').state;
  return may(won, 'take ground') ? 'yes' : 'no';
}

/** Dice below the three that every class throws in close assault. */
function diceLost(state: State | null, attack: string): string {
  if (state === null) return '-';
  const still = may(state, 'end movement') ? play(state, 'done').state : state;
  if (!may(still, attack)) return '-';
  return String(3 - diceThrown(play(withDice(still, 'star', 'star', 'star'), attack))[0]);
}

function shelter(terrain: Pieces, kind: string): string {
  return diceLost(standing(terrain, { G5: kind }, { g6: 'infantry' }), 'attack G5 g6');
}

function firingOut(terrain: Pieces, kind: string): string {
  return diceLost(standing(terrain, { g6: kind }, { G7: 'infantry' }), 'attack g6 G7');
}

function sight(terrain: Pieces): string {
  const shoots = (kind: string): boolean =>
    may(play(ordered(terrain, { G5: kind }, { H7: 'infantry' }), 'done').state, 'attack G5 H7');
  if (shoots('infantry')) return 'clear';
  return shoots('artillery') ? 'blocked' : 'blocked even for guns';
}

/** Flags after which the unit may still stay where it is. */
function flags(terrain: Pieces): string {
  const stays = (...faces: ('flag' | 'star')[]): boolean => {
    const state = standing(terrain, { g4: 'artillery' }, { g6: 'infantry' });
    if (state === null) return false;
    return may(play(withDice(play(state, 'done').state, ...faces), 'attack g4 g6').state, 'end retreat');
  };
  if (!stays('flag', 'star', 'star')) return '0';
  return stays('flag', 'flag', 'flag') ? 'all' : '1';
}

export function survey(terrain: Pieces): Effects {
  return {
    enter: CLASSES.map((kind) => entry(terrain, kind)).join(' '),
    battle: CLASSES.slice(0, 2)
      .map((kind) => battleOnEntry(terrain, kind))
      .join(' '),
    ground: ['skiTroops', 'armor'].map((kind) => groundAfterEntry(terrain, kind)).join(' '),
    shelter: CLASSES.map((kind) => shelter(terrain, kind)).join(' '),
    firingOut: CLASSES.map((kind) => firingOut(terrain, kind)).join(' '),
    sight: sight(terrain),
    flags: flags(terrain),
  };
}
