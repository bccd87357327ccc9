import { SIDES } from '../../memoir/side.ts';
import type { LibraryScenario } from '../../scenarios/library.ts';
import { SideMark } from '../settings/SideMark.tsx';
import { dateText } from '../text/dates.ts';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import { nationName } from '../text/units.ts';
import { battleOf, type Battle } from './battle.ts';
import { battlePicture } from './battle-picture.ts';
import { BattleMap } from './BattleMap.tsx';

/** "16 July 1944 · Western front" */
export function whenAndWhere({ file }: Battle): string {
  return [
    file.date === undefined ? '' : dateText(file.date),
    file.front === undefined ? '' : t(`page:front.${file.front}`),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** "about 40 minutes · standard board, 13 × 9 hexes" */
export function lengthAndSize({ file, board }: Battle): string {
  return [file.minutes === undefined ? '' : t('start:minutes', { count: file.minutes }), t(`start:board.${board.name}`)]
    .filter((part) => part !== '')
    .join(' · ');
}

function AirBadge() {
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
  onChoose(this: void, id: string): void;
}

export function BattleCard({ entry, onChoose }: BattleCardProps) {
  const battle = battleOf(entry);
  const { file, scenario, units } = battle;
  const { rules } = scenario;
  return (
    <li className="battle paper" data-battle={entry.id}>
      <div className={`battle-picture picture-${battle.board.name}`}>
        <BattleMap picture={battlePicture(battle)} size="small" />
      </div>
      <div className="battle-text">
        <h3>{file.name}</h3>
        <p className="battle-date">
          {whenAndWhere(battle)}
          {rules.airRules === 'none' ? null : <AirBadge />}
        </p>
        {file.text?.briefing === undefined ? null : <p>{file.text.briefing}</p>}
        <table className="battle-sides">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{t('start:side')}</span>
              </th>
              <th scope="col">{t('start:units')}</th>
              <th scope="col">{t('start:cards')}</th>
              <th scope="col">{t('start:medals')}</th>
            </tr>
          </thead>
          <tbody>
            {SIDES.map((side) => (
              <tr key={side} className={`side-${side}`}>
                <th scope="row">
                  <SideMark side={side} />
                  <span>
                    {sideText(side)} <span className="nation-name">{nationName(rules.sides[side].nation)}</span>
                    {rules.first === side ? <span className="first-mover">{t('start:first')}</span> : null}
                  </span>
                </th>
                <td>{units.filter((unit) => unit.side === side).length}</td>
                <td>{rules.sides[side].handSize}</td>
                <td>{rules.sides[side].medalsToWin}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
}
