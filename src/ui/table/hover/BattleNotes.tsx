import type { View } from '../../../memoir/index.ts';
import { airParts } from '../../air/late.tsx';
import { diceText, optionText, reasonText, strikeText } from '../../text/forecast.ts';
import { t } from '../../text/i18n.ts';
import { percentText } from '../../text/numbers.ts';
import { hexName, hexWithFlank, unitOn } from '../../text/scene.ts';
import { capital } from '../../text/sides.ts';
import { Chances, DiceLines } from './ForecastTable.tsx';
import { groundLines } from './ground-lines.ts';
import { goalLines } from './hex-lines.ts';
import { NoteLines } from './NoteLines.tsx';
import type { Option, Subject, TargetSubject } from './subject.ts';

type About<K extends Subject['kind']> = Extract<Subject, { kind: K }>;

interface NoteProps<K extends Subject['kind']> {
  readonly view: View;
  readonly subject: About<K>;
}

function UnitTitle({ view, unit }: { readonly view: View; readonly unit: number }) {
  const { side, figures, fullStrength } = view.units[unit];
  return (
    <span className={`note-unit side-${side}`}>
      {capital(unitOn(view, unit))}
      <span className="note-figures">{t('hover:unit.figures', { figures, full: fullStrength })}</span>
    </span>
  );
}

function Duel({
  view,
  attacker,
  target,
  strike,
}: Pick<TargetSubject, 'attacker' | 'target' | 'strike'> & { readonly view: View }) {
  return (
    <h3 className="note-duel">
      {attacker === null ? (
        <span className="note-unit">{strikeText(strike)}</span>
      ) : (
        <UnitTitle view={view} unit={attacker} />
      )}
      <span className="note-aim">
        <svg className="note-arrow" viewBox="0 0 20 10" aria-hidden="true">
          <path d="M1 5H17M12 1L18 5L12 9" />
        </svg>
        <UnitTitle view={view} unit={target} />
      </span>
    </h3>
  );
}

/** What a click would do; it takes the same room before and after taking aim, so that the note stays where it is. */
function callOf(when: TargetSubject['when'], confirms: boolean): string {
  if (when === 'aimed') return t('hover:rollAgain');
  if (when === 'now') return t(confirms ? 'hover:takeAim' : 'hover:rollNow');
  return when === 'later' ? t('hover:later') : '';
}

export function TargetNote({ view, subject, confirms }: NoteProps<'target'> & { readonly confirms: boolean }) {
  const { forecast, when } = subject;
  const call = callOf(when, confirms);
  return (
    <>
      <Duel view={view} {...subject} />
      <div className="note-columns">
        <DiceLines forecast={forecast} />
        <Chances odds={forecast.odds} />
      </div>
      {call === '' ? null : (
        <p className={`note-call call-${when}`}>
          <svg className="note-cross" viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="5" />
            <path d="M8 0V5M8 11V16M0 8H5M11 8H16" />
          </svg>
          {call}
        </p>
      )}
    </>
  );
}

export function RefusedNote({ view, subject }: NoteProps<'refused'>) {
  const { attacker, target, reason, range, forecast, best } = subject;
  return (
    <>
      <h3 className="note-duel">
        <UnitTitle view={view} unit={target} />
      </h3>
      <p className="note-warning">{t('hover:refused', { unit: capital(unitOn(view, attacker)) })}</p>
      <p>{reasonText(reason, range)}</p>
      {forecast === null ? null : <DiceLines forecast={forecast} />}
      {best === null ? null : (
        <p className="note-best">
          {t('hover:bestFrom', {
            hex: hexName(view, best.hex),
            dice: diceText(best.forecast.dice),
            hit: percentText(best.forecast.odds.hit),
          })}
        </p>
      )}
    </>
  );
}

export function NoStrikeNote({ view, subject: { target, reason } }: NoteProps<'noStrike'>) {
  return (
    <>
      <h3 className="note-duel">
        <UnitTitle view={view} unit={target} />
      </h3>
      <p>{t(`hover:noStrike.${reason}`)}</p>
    </>
  );
}

const MOST_OPTIONS = 4;

function Options({ view, options }: { readonly view: View; readonly options: readonly Option[] }) {
  return (
    <ul className="note-options">
      {options.slice(0, MOST_OPTIONS).map(({ unit, forecast }) => (
        <li key={unit} className={`side-${view.units[unit].side}`}>
          <span className="note-unit">{capital(unitOn(view, unit))}</span>
          <b>{optionText(forecast)}</b>
        </li>
      ))}
    </ul>
  );
}

export function AttackersNote({ view, subject: { target, options } }: NoteProps<'attackers'>) {
  return (
    <>
      <h3 className="note-duel">
        <UnitTitle view={view} unit={target} />
      </h3>
      <p className="note-faint">{t('hover:attackers')}</p>
      <Options view={view} options={options} />
    </>
  );
}

function rollWarnings(view: View, hexes: readonly number[]): string[] {
  const isMine = (hex: number) => view.ground.pieces[hex].some(({ id }) => id === 'minefield');
  const names = (some: readonly number[]) => [...new Set(some)].map((hex) => hexName(view, hex)).join(' ');
  const mines = hexes.filter(isMine);
  const ice = hexes.filter((hex) => !isMine(hex));
  return [
    ...(ice.length > 0 ? [t('hover:move.ice', { hexes: names(ice) })] : []),
    ...(mines.length > 0 ? [t('hover:move.mine', { hexes: names(mines) })] : []),
  ];
}

export function MoveNote({ view, subject: { unit, reach, options } }: NoteProps<'move'>) {
  const { hex, path, battle, canFight, endsMove, exit, rolls } = reach;
  const { side } = view.units[unit];
  const fights = battle !== 'none' && canFight;
  const air = airParts(view.rules.airRules)?.airMoveText(view, unit, hex, fights) ?? null;
  const ground = groundLines(view, hex).filter(({ text }) => text !== '');
  return (
    <>
      <h3 className="note-duel">
        <span className={`note-unit side-${side}`}>{capital(unitOn(view, unit))}</span>
        <span>{t('hover:move.to', { hex: hexWithFlank(view, hex) })}</span>
      </h3>
      <p className="note-faint">
        {[t('hover:move.hexes', { count: path.length }), ...(endsMove ? [t('hover:move.ends')] : [])].join(' · ')}
      </p>
      {rollWarnings(view, rolls).map((warning) => (
        <p key={warning} className="note-warning">
          {warning}
        </p>
      ))}
      <p className={battle === 'none' ? 'note-warning' : 'note-strong'}>
        {battle !== 'none' && !canFight ? t('hover:move.noTarget') : t(`hover:move.battle.${battle}`)}
      </p>
      <Options view={view} options={options} />
      {air === null ? null : <p className="note-best">{air}</p>}
      {exit === null ? null : <p className="note-best">{t('hover:move.exit')}</p>}
      {exit === null && view.rules.sides[side].exits.includes(hex) ? (
        <p className="note-warning">{t('hover:move.noExit')}</p>
      ) : null}
      <NoteLines lines={[...goalLines(view, hex), ...ground]} />
    </>
  );
}
