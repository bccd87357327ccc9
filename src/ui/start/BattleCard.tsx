import { SIDE_NAMES, SIDES } from '../../memoir/side.ts';
import type { LibraryScenario } from '../../scenarios/library.ts';
import { dateText, FRONT_TEXTS, PAGE } from '../text/page.ts';
import { sideText } from '../text/sides.ts';
import { nationName } from '../text/units.ts';
import { BattleMap } from './BattleMap.tsx';

interface BattleCardProps {
  readonly scenario: LibraryScenario;
  onStart(this: void): void;
}

export function BattleCard({ scenario, onStart }: BattleCardProps) {
  const { file, id } = scenario;
  const { text } = file;
  const parts = [
    file.date === undefined ? '' : dateText(file.date),
    file.front === undefined ? '' : FRONT_TEXTS[file.front],
    file.board === 'breakthrough' ? PAGE.breakthrough : '',
  ].filter((part) => part !== '');
  const details = [
    { title: PAGE.briefing, words: text?.briefing },
    { title: PAGE.rules, words: text?.rules },
    { title: PAGE.victory, words: text?.victory },
  ].filter(({ words }) => words !== undefined);
  return (
    <li className="battle" data-battle={id}>
      <BattleMap scenario={scenario} />
      <div className="battle-text">
        <h3>{file.name}</h3>
        <p className="battle-date">{parts.join(' · ')}</p>
        <table className="battle-sides">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{PAGE.side}</span>
              </th>
              <th scope="col">{PAGE.cards}</th>
              <th scope="col">{PAGE.medals}</th>
            </tr>
          </thead>
          <tbody>
            {SIDES.map((side) => {
              const said = file.sides?.[SIDE_NAMES[side]];
              return (
                <tr key={side} className={`side-${side}`}>
                  <th scope="row">
                    {sideText(side)}
                    {said?.nation === undefined ? '' : ` – ${nationName(said.nation)}`}
                    {file.first === SIDE_NAMES[side] ? <span className="faint"> ({PAGE.movesFirst})</span> : null}
                  </th>
                  <td>{said?.hand ?? '–'}</td>
                  <td>{said?.medals ?? '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {text?.background === undefined ? null : <p className="background">{text.background}</p>}
        {details.length === 0 ? null : (
          <details>
            <summary>{PAGE.more}</summary>
            {details.map(({ title, words }) => (
              <section key={title}>
                <h4>{title}</h4>
                <p>{words}</p>
              </section>
            ))}
          </details>
        )}
        <button type="button" className="main start-button" onClick={onStart}>
          {PAGE.start}
          <span className="unseen"> {file.name}</span>
        </button>
      </div>
    </li>
  );
}
