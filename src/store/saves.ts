// Saved games: each in a slot of its own under 'slot/<id>'.
import { err, ok } from '../engine/result.ts';
import type { Fault } from '../scenarios/fault.ts';
import { openReplay, type OpenedReplay } from '../scenarios/replay-file.ts';
import { broken, refused, type KeptResult, type WayBack } from './kept.ts';
import {
  freeName,
  gameKeyOf,
  nameIn,
  parsed,
  readSlotRecord,
  slotName,
  slotOf,
  slotRecord,
  textIn,
  type GameNow,
  type Slot,
} from './slot.ts';
import { withRules } from './with-rules.ts';
import { storage as browserStorage, type KeyStorage, type Stored } from './storage.ts';

export type { KeptFault as SlotFault, WayBack } from './kept.ts';

/** A slot of the list: a game, or what is left of one and why it cannot be read. */
export type SlotEntry =
  | { readonly kind: 'game'; readonly id: string; readonly slot: Slot }
  | { readonly kind: 'broken'; readonly id: string; readonly name: string | null; readonly faults: readonly Fault[] };

export interface Saves {
  /** Newest first, broken ones last. */
  listSlots(this: void): Promise<Stored<SlotEntry[]>>;
  /** Saves into a new slot. */
  saveSlot(this: void, game: GameNow, name: string): Promise<KeptResult<Slot>>;
  /** Saves over a slot, under its name; answers with the way back. */
  replaceSlot(this: void, game: GameNow, id: string): Promise<KeptResult<WayBack>>;
  /**
   * Keeps a game that leaves the table unfinished, or finished where somebody goes on from its middle; the automatic slot
   * of the same game is replaced. Null: nothing to keep.
   */
  keepGame(this: void, game: GameNow, name: string, isGoneOnFrom?: boolean): Promise<KeptResult<Slot | null>>;
  loadSlot(this: void, id: string): Promise<KeptResult<OpenedReplay>>;
  renameSlot(this: void, id: string, name: string): Promise<KeptResult<Slot>>;
  /** Answers with the way back. */
  deleteSlot(this: void, id: string): Promise<KeptResult<WayBack>>;
  /** The text of the file in a slot, even of a broken one. */
  slotText(this: void, id: string): Promise<KeptResult<string>>;
}

const PREFIX = 'slot/';
/** Older games that were kept without being asked for make room. */
const MAX_AUTOMATIC = 8;

/** Something was played and something is left to play. */
export function isUnfinished({ file, last }: GameNow): boolean {
  return file.actions.length > 0 && last.outcome === null;
}

function freshId(now: number): string {
  return `${now.toString(36)}-${Math.floor(Math.random() * 36 ** 6).toString(36)}`;
}

export function createSaves(storage: KeyStorage, now: () => number = Date.now): Saves {
  const rawOf = async (id: string): Promise<KeptResult<unknown>> => {
    const read = await storage.read(PREFIX + id);
    if (!read.ok) return refused(read.error);
    return read.value === undefined ? err({ kind: 'missing' }) : ok(read.value);
  };

  const listSlots: Saves['listSlots'] = async () => {
    const listed = await storage.list(PREFIX);
    if (!listed.ok) return listed;
    const entries = listed.value.map(([key, value]): SlotEntry => {
      const id = key.slice(PREFIX.length);
      const record = readSlotRecord(value);
      if (record.ok) return { kind: 'game', id, slot: slotOf(id, record.value) };
      return { kind: 'broken', id, name: nameIn(value), faults: record.error };
    });
    const timeOf = (entry: SlotEntry): number => (entry.kind === 'game' ? entry.slot.at : -1);
    return ok(entries.toSorted((a, b) => timeOf(b) - timeOf(a)));
  };

  /** The name, or one like it that no other slot has. */
  const nameFor = async (id: string, name: string): Promise<string> => {
    const listed = await storage.list(PREFIX);
    const others = (listed.ok ? listed.value : []).filter(([key]) => key !== PREFIX + id);
    return freeName(name, new Set(others.flatMap(([, value]) => nameIn(value) ?? [])));
  };

  const put = async (game: GameNow, id: string, name: string, automatic: boolean): Promise<KeptResult<Slot>> => {
    const record = slotRecord(game, name, now(), automatic);
    const written = await storage.write(PREFIX + id, record);
    return written.ok ? ok(slotOf(id, record)) : refused(written.error);
  };

  const putNamed = async (game: GameNow, id: string, name: string, automatic: boolean): Promise<KeptResult<Slot>> =>
    put(game, id, await nameFor(id, slotName(name, game.file.scenario.name)), automatic);

  const saveSlot: Saves['saveSlot'] = (game, name) => putNamed(game, freshId(now()), name, false);

  const replaceSlot: Saves['replaceSlot'] = async (game, id) => {
    const raw = await rawOf(id);
    if (!raw.ok) return raw;
    const written = await put(game, id, nameIn(raw.value) ?? '', false);
    return written.ok ? ok(() => storage.write(PREFIX + id, raw.value)) : written;
  };

  const keepGame: Saves['keepGame'] = async (game, name, isGoneOnFrom = false) => {
    if (!isUnfinished(game) && !isGoneOnFrom) return ok(null);
    const listed = await listSlots();
    const automatic = (listed.ok ? listed.value : []).flatMap((entry) =>
      entry.kind === 'game' && entry.slot.automatic ? entry.slot : [],
    );
    const same = automatic.find((slot) => slot.game === gameKeyOf(game.file));
    const kept = await putNamed(game, same?.id ?? freshId(now()), name, true);
    const others = automatic.filter((slot) => slot !== same);
    if (kept.ok) for (const old of others.slice(MAX_AUTOMATIC - 1)) await storage.remove(PREFIX + old.id);
    return kept;
  };

  const loadSlot: Saves['loadSlot'] = async (id) => {
    const raw = await rawOf(id);
    if (!raw.ok) return raw;
    const record = readSlotRecord(raw.value);
    const json = record.ok ? parsed(record.value.text) : record;
    const game = json.ok ? await withRules(json.value, openReplay) : json;
    return game.ok ? game : broken(game.error);
  };

  const renameSlot: Saves['renameSlot'] = async (id, name) => {
    const raw = await rawOf(id);
    if (!raw.ok) return raw;
    const record = readSlotRecord(raw.value);
    if (!record.ok) return broken(record.error);
    // A game that was given a name is one the player wants to have: it no longer makes room for others.
    const wanted = await nameFor(id, slotName(name, record.value.name));
    const renamed = { ...record.value, name: wanted, automatic: false };
    const written = await storage.write(PREFIX + id, renamed);
    return written.ok ? ok(slotOf(id, renamed)) : refused(written.error);
  };

  const deleteSlot: Saves['deleteSlot'] = async (id) => {
    const raw = await rawOf(id);
    if (!raw.ok) return raw;
    const removed = await storage.remove(PREFIX + id);
    return removed.ok ? ok(() => storage.write(PREFIX + id, raw.value)) : refused(removed.error);
  };

  const slotText: Saves['slotText'] = async (id) => {
    const raw = await rawOf(id);
    return raw.ok ? ok(textIn(raw.value)) : raw;
  };

  return { listSlots, saveSlot, replaceSlot, keepGame, loadSlot, renameSlot, deleteSlot, slotText };
}

export const saves: Saves = createSaves(browserStorage);
