import type { Odds } from '../../../memoir/battle/forecast.ts';
import type { Face } from '../../../memoir/dice.ts';
import { Die } from '../../dice/Die.tsx';
import { becauseTexts, diceText, lineTexts, lossesText, type Forecast, type LineText } from '../../text/forecast.ts';
import { t } from '../../text/i18n.ts';
import { percentText } from '../../text/numbers.ts';

export function DiceLines({ forecast: { lines, dice, hitting } }: { readonly forecast: Forecast }) {
  return <DicePool lines={lineTexts(lines)} dice={dice} hitting={hitting} />;
}

export interface DicePoolProps {
  readonly lines: readonly LineText[];
  readonly dice: number;
  readonly hitting: readonly Face[];
}

/** Each reason for dice on its own line, then their sum and the faces that hit. */
export function DicePool({ lines, dice, hitting }: DicePoolProps) {
  const count = Math.max(0, dice);
  return (
    <div className="note-dice">
      <ul>
        {lines.map((line) => (
          <li key={line.reason}>
            <span>{line.reason}</span>
            <b>{line.dice}</b>
          </li>
        ))}
      </ul>
      <p className="note-pool" data-dice={count}>
        <b>{diceText(count)}</b>
        {Array.from({ length: count }, (_, at) => (
          <i key={at} className="note-die" />
        ))}
      </p>
      {count === 0 ? null : (
        <p className="note-faces">
          <span>{t('hover:hitsOn')}</span>
          {hitting.map((face) => (
            <Die key={face} face={face} />
          ))}
        </p>
      )}
    </div>
  );
}

type ChanceName = 'hit' | 'kill' | 'retreat' | 'mayRetreat';

export interface ChanceBarProps {
  readonly name: string;
  readonly text: string;
  readonly chance: number;
}

export function ChanceBar({ name, text, chance }: ChanceBarProps) {
  const width = `${Math.round(chance * 1000) / 10}%`;
  return (
    <li className={`note-chance chance-${name}`} data-chance={name}>
      <span>{text}</span>
      <i className="note-bar">
        <i style={{ width }} />
      </i>
      <b>{percentText(chance)}</b>
    </li>
  );
}

function Chance({ name, odds }: { readonly name: ChanceName; readonly odds: Odds }) {
  return <ChanceBar name={name} text={t(`hover:chance.${name}`)} chance={odds[name]} />;
}

export function Chances({ odds }: { readonly odds: Odds }) {
  return (
    <div className="note-chances">
      <ul>
        <Chance name="hit" odds={odds} />
        <Chance name="kill" odds={odds} />
        <Chance name="retreat" odds={odds} />
        {odds.mayRetreat > 0 ? <Chance name="mayRetreat" odds={odds} /> : null}
      </ul>
      <p className="note-faint">{lossesText(odds)}</p>
      {becauseTexts(odds).map((text) => (
        <p key={text} className="note-because">
          {text}
        </p>
      ))}
      {odds.overIce ? <p className="note-warning">{t('hover:overIce')}</p> : null}
    </div>
  );
}
