import { useId, useState } from 'react';
import { MAX_SLOT_NAME, summaryOf, type GameNow } from '../../store/slot.ts';
import { OpenInSandbox } from '../sandbox/OpenInSandbox.tsx';
import { StartFromHere } from '../sandbox/StartFromHere.tsx';
import { t } from '../text/i18n.ts';
import { saveName, stageText } from './game-texts.ts';
import { GameSummaryLine } from './GameSummaryLine.tsx';
import type { SavesDesk } from './use-saves.ts';

export interface GameNowPanelProps {
  readonly game: GameNow;
  readonly desk: SavesDesk;
  /** Something else comes onto the screen. */
  onLeave(this: void): void;
}

/** The game on the table: save it, give it away as a file or a link, or try things out with a copy of it. */
export function GameNowPanel({ game, desk, onLeave }: GameNowPanelProps) {
  const [name, setName] = useState(() => saveName(game));
  const id = useId();
  const summary = summaryOf(game);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('saves:now.title')}</h3>
      <p className="saves-about">
        <b>{summary.battle}</b> · {stageText(summary)}
      </p>
      <GameSummaryLine summary={summary} />
      <form
        className="saves-field"
        onSubmit={(event) => {
          event.preventDefault();
          void desk.save(name);
        }}
      >
        <label htmlFor={`${id}-name`}>{t('saves:now.name')}</label>
        <input
          id={`${id}-name`}
          type="text"
          maxLength={MAX_SLOT_NAME}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="submit" className="main">
          {t('saves:now.save')}
        </button>
      </form>
      <div className="buttons">
        <button type="button" onClick={desk.exportGame}>
          {t('saves:now.file')}
        </button>
        <button type="button" onClick={() => void desk.gameLink()}>
          {t('saves:now.gameLink')}
        </button>
        <button type="button" onClick={() => void desk.positionLink()}>
          {t('saves:now.positionLink')}
        </button>
        <OpenInSandbox onOpened={onLeave} />
        <StartFromHere state={game.last} scenario={game.file.scenario} onMade={onLeave} />
      </div>
      <p className="faint saves-hint">{t('saves:now.linkHint')}</p>
    </section>
  );
}
