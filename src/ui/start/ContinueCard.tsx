import { SIDES } from '../../memoir/side.ts';
import { SideMark } from '../settings/SideMark.tsx';
import { t } from '../text/i18n.ts';
import { locale } from '../text/locale.ts';
import { playerText } from '../text/sides.ts';
import '../go-on-card.css';

/** The last game, as the start screen tells of it. */
export interface WaitingGame {
  readonly name: string;
  readonly turn: number;
  readonly medals: readonly [number, number];
  readonly needed: readonly [number, number];
  readonly players: readonly [string, string];
  /** When the last action was; null when nobody knows. */
  readonly played: Date | null;
}

function whenText(date: Date): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

function Medals({ won, needed }: { readonly won: number; readonly needed: number }) {
  return (
    <span className="medal-row" aria-hidden="true">
      {Array.from({ length: needed }, (_, at) => (
        // Medals are alike; only their number changes.
        <i key={at} className={at < won ? 'won' : ''} />
      ))}
    </span>
  );
}

export function ContinueCard({ game, onContinue }: { readonly game: WaitingGame; onContinue(this: void): void }) {
  const { name, turn, medals, needed, players, played } = game;
  return (
    <section className="continue go-on paper" aria-labelledby="continue-title">
      <div>
        <p className="go-on-kicker">{t('start:continue.title')}</p>
        <h2 id="continue-title">{name}</h2>
        <p className="faint">
          {t('start:continue.turn', { turn })}
          {played === null ? '' : ` · ${t('start:continue.played', { when: whenText(played) })}`}
        </p>
      </div>
      <ul>
        {SIDES.map((side) => (
          <li key={side} className={`side-${side}`}>
            <SideMark side={side} />
            <b>{playerText(side, [players[0], players[1]])}</b>
            <Medals won={medals[side]} needed={needed[side]} />
            <span className="counter">{t('start:continue.medals', { won: medals[side], needed: needed[side] })}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="main go-on-button"
        aria-label={t('start:continue.label', { battle: name })}
        onClick={onContinue}
      >
        {t('start:continue.title')}
      </button>
    </section>
  );
}
