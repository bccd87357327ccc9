// A saved game as it lies in the database, and what the list says about it.
import type * as v from 'valibot';
import { stateHash } from '../engine/hash.ts';
import { err, ok } from '../engine/result.ts';
import { medalsOf } from '../memoir/medals/medals.ts';
import { ALLIES, AXIS, SIDE_NAMES } from '../memoir/side.ts';
import { faulty, type Read } from '../scenarios/fault.ts';
import { LONGEST_NAME } from '../scenarios/limits.ts';
import type { OpenedReplay } from '../scenarios/replay-file.ts';
import { sealedReplay, type ReplayFile } from '../scenarios/replay-writing.ts';
import { fields, oneOf, shapeOf, text, whole, yesNo } from '../scenarios/shapes.ts';

export const MAX_SLOT_NAME = 60;
const MAX_GAME_TEXT = 4_000_000;
const perSide = <S extends v.GenericSchema>(value: S) => fields({ allies: value, axis: value });

const summarySchema = fields({
  /** The name of the battle. */
  battle: text(LONGEST_NAME),
  turn: whole(0, 9999),
  medals: perSide(whole(0, 999)),
  medalsToWin: perSide(whole(0, 999)),
  players: perSide(text(40)),
  /** Nobody while the battle goes on. */
  winner: oneOf(['nobody', ...SIDE_NAMES], 'winner'),
});

const recordSchema = fields({
  name: text(MAX_SLOT_NAME),
  /** When it was saved, as milliseconds since 1970. */
  at: whole(0, 2 ** 45),
  /** It was kept by the game itself, because another game took its place on the table. */
  automatic: yesNo(),
  /** The same for all slots of one game. */
  game: text(16),
  summary: summarySchema,
  /** The file, and the fingerprint of its text. */
  text: text(MAX_GAME_TEXT),
  hash: text(16),
});

export type SlotRecord = v.InferOutput<typeof recordSchema>;
export type GameSummary = v.InferOutput<typeof summarySchema>;
/** What the list of saved games shows. */
export type Slot = Omit<SlotRecord, 'text' | 'hash'> & { readonly id: string };

/** A game and the state it has reached. */
export type GameNow = Pick<OpenedReplay, 'file' | 'last'>;

export function readSlotRecord(value: unknown): Read<SlotRecord> {
  const record = shapeOf(recordSchema, value);
  if (!record.ok) return record;
  const { text: kept, hash } = record.value;
  return stateHash(kept) === hash ? record : faulty('text', 'is not what was saved');
}

export function slotOf(id: string, { text: _text, hash: _hash, ...shown }: SlotRecord): Slot {
  return { id, ...shown };
}

export function summaryOf({ file, last: state }: GameNow): GameSummary {
  const [allies, axis] = state.rules.sides;
  return {
    battle: file.scenario.name,
    turn: state.turn.number,
    medals: { allies: medalsOf(state, ALLIES), axis: medalsOf(state, AXIS) },
    medalsToWin: { allies: allies.medalsToWin, axis: axis.medalsToWin },
    players: file.players ?? { allies: '', axis: '' },
    winner: state.outcome === null ? 'nobody' : SIDE_NAMES[state.outcome.winner],
  };
}

/** The same for every moment of one game. */
export function gameKeyOf({ scenarioHash, rules, seed, position, players }: ReplayFile): string {
  return stateHash({ scenarioHash, rules, seed, position, players });
}

/** The file to be given away: with a check of its last state and the date. */
export function gameFile({ file, last }: GameNow, at: number): ReplayFile {
  return { ...sealedReplay(file, last), saved: new Date(at).toISOString() };
}

export function slotRecord(game: GameNow, name: string, at: number, automatic: boolean): SlotRecord {
  const file = gameFile(game, at);
  const kept = JSON.stringify(file);
  return {
    name: slotName(name, file.scenario.name),
    at,
    automatic,
    game: gameKeyOf(file),
    summary: summaryOf(game),
    text: kept,
    hash: stateHash(kept),
  };
}

/** A name that was typed in, or another one when nothing was. */
export function slotName(typed: string, otherwise: string): string {
  const name = typed.trim().replace(/\s+/g, ' ').slice(0, MAX_SLOT_NAME).trim();
  return name === '' ? otherwise.slice(0, MAX_SLOT_NAME) : name;
}

/** The name itself, or with the next number behind it when another save has it already. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) {
    const ending = ` (${number})`;
    free = name.slice(0, MAX_SLOT_NAME - ending.length).trim() + ending;
  }
  return free;
}

/** The name of a broken record, if that much can be read. */
export function nameIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('name' in value)) return null;
  return typeof value.name === 'string' ? value.name.slice(0, MAX_SLOT_NAME) : null;
}

/** The text of a broken record, for whoever wants to look at it. */
export function textIn(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string') {
    return value.text;
  }
  try {
    return JSON.stringify(value, null, 1) ?? '';
  } catch {
    return String(value);
  }
}

export function parsed(kept: string): Read<unknown> {
  try {
    return ok(JSON.parse(kept) as unknown);
  } catch {
    return err([{ path: '', message: 'is not JSON' }]);
  }
}
