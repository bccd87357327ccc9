import { SIDE_NAMES, SIDES } from '../../memoir/side.ts';
import type { GameSummary } from '../../store/slot.ts';
import { SideMark } from '../settings/SideMark.tsx';
import { t } from '../text/i18n.ts';
import { playerText } from '../text/sides.ts';

/** Who plays and what each side has won. */
export function GameSummaryLine({ summary }: { readonly summary: GameSummary }) {
  const { players, medals, medalsToWin } = summary;
  return (
    <ul className="saves-score">
      {SIDES.map((side) => {
        const name = SIDE_NAMES[side];
        return (
          <li key={side} className={`side-${side}`}>
            <SideMark side={side} />
            <span>{playerText(side, [players.allies, players.axis])}</span>
            <span className="counter">{t('saves:medals', { won: medals[name], needed: medalsToWin[name] })}</span>
          </li>
        );
      })}
    </ul>
  );
}
