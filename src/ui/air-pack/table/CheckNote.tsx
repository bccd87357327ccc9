import type { AirCheckForecast } from '../../../memoir/air/air-pack/forecast.ts';
import { capital } from '../../text/sides.ts';
import { checkOdds, checkRule, checkSum } from './check-text.ts';
import './check.css';

export interface CheckNoteProps {
  readonly title: string;
  readonly check: AirCheckForecast;
  /** What spares it. */
  readonly hint?: string;
  /** Of a check that is still far off: no more than its dice. */
  readonly isBrief?: boolean;
}

/** The dice of an air check as they would fall, each as a square: of the ground, and of the enemy. */
function Dice({ terrainDice, enemyDice }: AirCheckForecast) {
  return (
    <span className="check-dice" aria-hidden="true">
      {Array.from({ length: terrainDice }, (_, at) => (
        <i key={`t${at}`} className="check-die" />
      ))}
      {Array.from({ length: enemyDice }, (_, at) => (
        <i key={`e${at}`} className="check-die enemy-die" />
      ))}
    </span>
  );
}

/** An air check before it is made: what the dice are for, and how likely the plane is lost. */
export function CheckNote({ title, check, hint, isBrief = false }: CheckNoteProps) {
  return (
    <section className={check.dice === 0 ? 'check-note no-check' : 'check-note'} data-check={check.dice}>
      <p className="check-head">
        <b>{title}</b>
        <Dice {...check} />
        <span>{checkOdds(check)}</span>
      </p>
      {checkSum(check) === '' ? null : <p>{capital(checkSum(check))}</p>}
      {check.dice === 0 || isBrief ? null : <p className="note-faint">{checkRule(check)}</p>}
      {hint === undefined ? null : <p className="check-hint">{hint}</p>}
    </section>
  );
}
