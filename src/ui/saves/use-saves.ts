import { useEffect, useState } from 'react';
import type { Result } from '../../engine/result.ts';
import type { Fault } from '../../scenarios/fault.ts';
import { openReplay, type OpenedReplay } from '../../scenarios/replay-file.ts';
import { decodeLink, encodeGame, encodePosition } from '../../store/link.ts';
import { isUnfinished, type Saves, type SlotEntry, type SlotFault, type WayBack } from '../../store/saves.ts';
import { freeName, gameKeyOf, type GameNow } from '../../store/slot.ts';
import { t } from '../text/i18n.ts';
import { slotFaults } from './fault-text.ts';
import { download, exportText, gameInFile } from './files.ts';
import { fileName, saveName } from './game-texts.ts';

/** What the dialog last had to say. */
export type Notice =
  | { readonly kind: 'said'; readonly text: string; readonly undo?: () => void }
  | { readonly kind: 'faults'; readonly text: string; readonly faults: readonly Fault[] }
  | { readonly kind: 'copyThis'; readonly href: string }
  | { readonly kind: 'tooLong'; readonly length: number };

/** A game that waits for the player's yes, because another one is on the table. */
export interface Waiting {
  readonly game: OpenedReplay;
  readonly name: string;
  /** The game on the table could not be kept. */
  readonly notKept: boolean;
  /** How that game will be called. */
  readonly kept: string;
}

export interface SavesProps {
  /** The game on the table and the state it has reached. */
  readonly game: GameNow | null;
  readonly saves: Saves;
  onOpen(this: void, game: OpenedReplay): void;
}

/** What the game on the table will be called among the saved ones: its own automatic save gives its name away. */
function keptName(game: GameNow, entries: readonly SlotEntry[]): string {
  const key = gameKeyOf(game.file);
  const taken = entries.flatMap((entry) => {
    if (entry.kind === 'broken') return entry.name ?? [];
    return entry.slot.automatic && entry.slot.game === key ? [] : entry.slot.name;
  });
  return freeName(saveName(game), new Set(taken));
}

/** Everything the dialog knows and does. */
export function useSaves({ game, saves, onOpen }: SavesProps) {
  /** Null while they are being read. */
  const [entries, setEntries] = useState<readonly SlotEntry[] | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const refresh = async (): Promise<void> => {
    const listed = await saves.listSlots();
    setEntries(listed.ok ? listed.value : []);
  };
  useEffect(() => {
    let isThere = true;
    void (async () => {
      const listed = await saves.listSlots();
      if (isThere) setEntries(listed.ok ? listed.value : []);
    })();
    return () => {
      isThere = false;
    };
  }, [saves]);

  const say = (text: string, undo?: () => void): void =>
    setNotice(undo === undefined ? { kind: 'said', text } : { kind: 'said', text, undo });
  const complain = (text: string, faults: readonly Fault[]): void => setNotice({ kind: 'faults', text, faults });
  const refuse = (text: string, fault: SlotFault): void => complain(text, slotFaults(fault));
  const notSaved = (name: string): string => t('saves:fault.notSaved', { name });
  const notChanged = (name: string): string => t('saves:fault.notChanged', { name });

  const offer = (text: string, name: string, read: Result<OpenedReplay, readonly Fault[]>): void => {
    if (!read.ok) complain(game === null ? text : `${text} ${t('saves:fault.untouched')}`, read.error);
    else if (game !== null && isUnfinished(game)) {
      setNotice(null);
      setWaiting({ game: read.value, name, notKept: false, kept: keptName(game, entries ?? []) });
    } else onOpen(read.value);
  };

  const after = async (failed: string, result: Result<unknown, SlotFault>, text: string, undo?: () => void) => {
    if (result.ok) say(text, undo);
    else refuse(failed, result.error);
    await refresh();
  };

  const bringBack = async (name: string, back: WayBack): Promise<void> => {
    const done = await back();
    if (done.ok) say(t('saves:said.broughtBack', { name }));
    else refuse(notChanged(name), { kind: 'storage', fault: done.error });
    await refresh();
  };

  const giveLink = async (make: typeof encodeGame): Promise<void> => {
    if (game === null) return;
    const link = await make(game.file);
    if ('faults' in link) complain(t('saves:fault.makeLink'), link.faults);
    else if ('tooLong' in link) setNotice({ kind: 'tooLong', length: link.tooLong });
    else {
      const href = new URL(link.hash, globalThis.location.href).href;
      if (await copied(href)) say(t('saves:said.copied', { length: href.length }));
      else setNotice({ kind: 'copyThis', href });
    }
  };

  return {
    entries,
    notice,
    waiting,

    async save(name: string) {
      if (game === null) return;
      const saved = await saves.saveSlot(game, name);
      await after(notSaved(name), saved, t('saves:said.saved', { name: saved.ok ? saved.value.name : name }));
    },

    async replace(id: string, name: string) {
      if (game === null) return;
      const back = await saves.replaceSlot(game, id);
      await after(
        notSaved(name),
        back,
        t('saves:said.saved', { name }),
        back.ok ? () => void bringBack(name, back.value) : undefined,
      );
    },

    async rename(id: string, from: string, to: string) {
      const renamed = await saves.renameSlot(id, to);
      await after(notChanged(from), renamed, t('saves:said.renamed', { name: renamed.ok ? renamed.value.name : to }));
    },

    async remove(id: string, name: string) {
      const back = await saves.deleteSlot(id);
      await after(
        notChanged(name),
        back,
        t('saves:said.deleted', { name }),
        back.ok ? () => void bringBack(name, back.value) : undefined,
      );
    },

    async exportSlot(id: string, name: string, battle: string, turn: number) {
      const text = await saves.slotText(id);
      if (!text.ok) return refuse(notSaved(name), text.error);
      const file = fileName(battle, turn);
      download(file, text.value);
      say(t('saves:said.exported', { file }));
    },

    exportGame: () => {
      if (game === null) return;
      const file = fileName(game.file.scenario.name, game.last.turn.number);
      download(file, exportText(game));
      say(t('saves:said.exported', { file }));
    },

    async load(id: string, name: string) {
      const read = await saves.loadSlot(id);
      offer(t('saves:fault.slot', { name }), name, read.ok ? read : { ok: false, error: slotFaults(read.error) });
    },

    async openFile(file: File) {
      offer(t('saves:fault.file', { name: file.name }), file.name, await gameInFile(file));
    },

    async openLink(text: string) {
      const file = await decodeLink(text);
      const read = file.ok ? openReplay(file.value) : file;
      offer(t('saves:fault.link'), read.ok ? read.value.file.scenario.name : '', read);
    },

    gameLink: () => giveLink(encodeGame),
    positionLink: () => giveLink(encodePosition),

    /** Opens what waits; the game on the table is kept first, unless that has failed already. */
    goOn: async () => {
      if (waiting === null) return;
      const kept = game === null || waiting.notKept ? null : await saves.keepGame(game, saveName(game));
      if (kept !== null && !kept.ok) setWaiting({ ...waiting, notKept: true });
      else onOpen(waiting.game);
    },

    stay: () => setWaiting(null),
  };
}

export type SavesDesk = ReturnType<typeof useSaves>;

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
