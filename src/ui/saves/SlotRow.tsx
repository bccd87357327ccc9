import { useLayoutEffect, useRef, useState } from 'react';
import type { Slot } from '../../store/slot.ts';
import { t } from '../text/i18n.ts';
import { momentText, stageText } from './game-texts.ts';
import { GameSummaryLine } from './GameSummaryLine.tsx';
import { RenameForm } from './RenameForm.tsx';
import type { SavesDesk } from './use-saves.ts';

interface SlotRowProps {
  readonly slot: Slot;
  /** It is an earlier moment of the game on the table. */
  readonly isSameGame: boolean;
  readonly desk: SavesDesk;
}

export function SlotRow({ slot, isSameGame, desk }: SlotRowProps) {
  const { id, name, at, automatic, summary } = slot;
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useLayoutEffect(() => {
    if (wasRenaming.current && !isRenaming) renameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const about = [summary.battle, stageText(summary), momentText(at), automatic ? t('saves:automatic') : ''];
  return (
    <li className="slot">
      <div>
        {isRenaming ? (
          <RenameForm
            name={name}
            onDone={(to) => {
              setRenaming(false);
              if (to !== null && to.trim() !== '' && to !== name) void desk.rename(id, name, to);
            }}
          />
        ) : (
          <b>{name}</b>
        )}
        <p className="faint">{about.filter((part) => part !== '').join(' · ')}</p>
        <GameSummaryLine summary={summary} />
      </div>
      <div className="buttons">
        <button
          type="button"
          className="main"
          aria-label={t('saves:list.loadLabel', { name })}
          onClick={() => void desk.load(id, name)}
        >
          {t('saves:list.load')}
        </button>
        {isSameGame && !automatic ? (
          <button
            type="button"
            aria-label={t('saves:list.overLabel', { name })}
            onClick={() => void desk.replace(id, name)}
          >
            {t('saves:list.over')}
          </button>
        ) : null}
        <button
          ref={renameButton}
          type="button"
          aria-label={t('saves:list.renameLabel', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('saves:list.rename')}
        </button>
        <button
          type="button"
          aria-label={t('saves:list.exportLabel', { name })}
          onClick={() => void desk.exportSlot(id, name, summary.battle, summary.turn)}
        >
          {t('saves:list.export')}
        </button>
        <button
          type="button"
          aria-label={t('saves:list.deleteLabel', { name })}
          onClick={() => void desk.remove(id, name)}
        >
          {t('saves:list.delete')}
        </button>
      </div>
    </li>
  );
}
