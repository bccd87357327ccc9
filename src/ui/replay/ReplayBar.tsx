import { medalsOf } from '../../memoir/medals/medals.ts';
import { SIDES } from '../../memoir/side.ts';
import type { State } from '../../memoir/state.ts';
import { SideSign } from '../end/marks.tsx';
import { nameOf, type PlayerNames } from '../end/names.ts';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import { turnAt, type Timeline } from './timeline.ts';

export interface ReplayBarProps {
  readonly battle: string;
  readonly state: State;
  readonly timeline: Timeline;
  readonly at: number;
  readonly players: PlayerNames;
  readonly isFinished: boolean;
  onLeave(this: void): void;
}

export function ReplayBar({ battle, state, timeline, at, players, isFinished, onLeave }: ReplayBarProps) {
  const turn = turnAt(timeline, at);
  return (
    <header className="replay-bar">
      <button type="button" className="quiet" onClick={onLeave}>
        {t(isFinished ? 'replay:leaveFinished' : 'replay:leaveOpen')}
      </button>
      <h1>
        <span className="replay-word">{t('replay:title')}</span> {battle}
      </h1>
      <div className="replay-scores">
        {SIDES.map((side) => {
          const won = medalsOf(state, side);
          const needed = state.rules.sides[side].medalsToWin;
          return (
            <p key={side} className={`replay-score side-${side}`}>
              <SideSign side={side} />
              <b aria-hidden="true">{nameOf(players, side)}</b>
              <span className="replay-pips" data-medal-track={side} aria-hidden="true">
                {Array.from({ length: needed }, (_, index) => (
                  <span key={index} data-medal={index < won ? 'won' : 'open'} className="replay-pip" />
                ))}
              </span>
              <span className="unseen">{t('replay:medals', { side: sideText(side), won, needed })}</span>
            </p>
          );
        })}
      </div>
      <p className="replay-where">
        <b className={`side-${turn.side}`}>{t('replay:turnOf', { turn: turn.number, side: sideText(turn.side) })}</b>
        <span className="faint">{t('replay:actionOf', { at, count: timeline.length })}</span>
      </p>
      <p className="replay-piles faint">
        {t('replay:deck', { deck: state.deck.length, discards: state.discard.length })}
      </p>
    </header>
  );
}
