import { memo } from 'react';
import type { Side } from '../../memoir/side.ts';
import type { Board } from '../../hex/board.ts';
import type { LibraryScenario } from '../../scenarios/library.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { dateText } from '../text/dates.ts';
import { t } from '../text/i18n.ts';
import { useNear } from '../use-near.ts';
import { battleOf, type Battle } from './battle.ts';
import { battlePicture } from './battle-picture.ts';
import { BattleMap } from './BattleMap.tsx';
import { SidesTable } from './SidesTable.tsx';

/** "16 July 1944 · Western front" */
export function whenAndWhere({ file }: Pick<Battle, 'file'>): string {
  return [
    file.date === undefined ? '' : dateText(file.date),
    file.front === undefined ? '' : t(`page:front.${file.front}`),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** "about 40 minutes · standard board, 13 × 9 hexes" */
export function lengthAndSize({
  file,
  board,
}: {
  readonly file: ScenarioFile;
  readonly board: Pick<Board, 'name'>;
}): string {
  return [file.minutes === undefined ? '' : t('start:minutes', { count: file.minutes }), t(`start:board.${board.name}`)]
    .filter((part) => part !== '')
    .join(' · ');
}

export function AirBadge() {
  return (
    <span className="air-badge">
      <svg viewBox="-12 -10 24 20" aria-hidden="true">
        <path d="M0 -9L1.4 -5.5V-1.8L11 0.6V3L1.4 2.2L1 6.2L4 8V9.5L0 8.6L-4 9.5V8L-1 6.2L-1.4 2.2L-11 3V0.6L-1.4 -1.8V-5.5Z" />
      </svg>
      {t('start:air')}
    </span>
  );
}

interface BattleCardProps {
  readonly entry: LibraryScenario;
  /** The page has time for its map; until then it is drawn once it is near the screen. */
  readonly isTime?: boolean;
  onChoose(this: void, id: string): void;
}

export const BattleCard = memo(function BattleCard({ entry, isTime = false, onChoose }: BattleCardProps) {
  const battle = battleOf(entry);
  const { place, isNear } = useNear<HTMLLIElement>(true);
  const { file, scenario, units } = battle;
  const { rules } = scenario;
  const row = (side: Side) => ({
    nation: rules.sides[side].nation,
    units: units.filter((unit) => unit.side === side).length,
    cards: rules.sides[side].handSize,
    medals: rules.sides[side].medalsToWin,
  });
  return (
    <li ref={place} className="battle paper" data-battle={entry.id}>
      <div className={`battle-picture picture-${battle.board.name}`}>
        {isNear || isTime ? <BattleMap picture={battlePicture(battle)} size="small" /> : null}
      </div>
      <div className="battle-text">
        <h3>{file.name}</h3>
        <p className="battle-date">
          {whenAndWhere(battle)}
          {rules.airRules === 'none' ? null : <AirBadge />}
        </p>
        {file.text?.briefing === undefined ? null : <p>{file.text.briefing}</p>}
        <SidesTable rows={[row(0), row(1)]} first={rules.first} />
        <div className="battle-foot">
          <p className="faint">{lengthAndSize(battle)}</p>
          <button
            type="button"
            className="main start-button"
            aria-label={t('start:playBattle', { battle: file.name })}
            onClick={() => onChoose(entry.id)}
          >
            {t('start:play')}
          </button>
        </div>
      </div>
    </li>
  );
});
