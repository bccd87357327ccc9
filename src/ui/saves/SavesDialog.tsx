import { useEffect, useId, useRef } from 'react';
import { saves as savedGames, type Saves } from '../../store/saves.ts';
import type { GameNow } from '../../store/slot.ts';
import type { OpenedReplay } from '../../scenarios/replay-file.ts';
import { t } from '../text/i18n.ts';
import { useClickBeside } from '../use-click-beside.ts';
import { GameNowPanel } from './GameNowPanel.tsx';
import { NoticePanel } from './NoticePanel.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import { ReplaceQuestion } from './ReplaceQuestion.tsx';
import { SlotList } from './SlotList.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import { useSaves } from './use-saves.ts';
import './saves.css';

export interface SavesDialogProps {
  /** The game on the table and the state it has reached; null on the start screen. */
  readonly game: GameNow | null;
  /** Another game is to be played. A game in progress has been kept by then. */
  onOpen(this: void, game: OpenedReplay): void;
  onClose(this: void): void;
  readonly saves?: Saves;
}

/** Saving and opening games, over any screen. It is open as long as it is there; Esc closes it. */
export function SavesDialog({ game, onOpen, onClose, saves = savedGames }: SavesDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const beside = useClickBeside(onClose);
  const desk = useSaves({ game, saves, onOpen });
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null || shown.open) return undefined;
    shown.showModal();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="saves-dialog paper"
      aria-labelledby={title}
      onCancel={(event) => {
        // A file picker inside says cancel too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      {...beside}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="saves-sheet">
        <header>
          <h2 id={title}>{t('saves:title')}</h2>
          <button type="button" onClick={onClose}>
            {t('saves:close')}
          </button>
        </header>
        <div className="saves-body">
          <StorageNotice />
          <NoticePanel notice={desk.notice} onExport={desk.exportGame} />
          {desk.waiting === null || game === null ? null : (
            <ReplaceQuestion
              key={`${desk.waiting.name} ${desk.waiting.notKept}`}
              waiting={desk.waiting}
              onGo={desk.goOn}
              onStay={desk.stay}
            />
          )}
          {game === null ? null : <GameNowPanel game={game} desk={desk} onLeave={onClose} />}
          <SlotList game={game} desk={desk} />
          <OpenPanel desk={desk} />
        </div>
      </div>
    </dialog>
  );
}
