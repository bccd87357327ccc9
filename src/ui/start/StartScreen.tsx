import { useState } from 'react';
import { scenarioById, SCENARIOS } from '../../scenarios/library.ts';
import { PAGE } from '../text/page.ts';
import { BattleCard } from './BattleCard.tsx';
import { newSeed } from './seed.ts';
import './start.css';

export interface StartScreenProps {
  readonly seed: string;
  /** A battle the address names that does not exist. */
  readonly unknown: string | null;
  /** A battle that was left before its end. */
  readonly waiting: { readonly scenarioId: string; readonly seed: string } | null;
  onStart(this: void, scenarioId: string, seed: string): void;
  onResume(this: void, scenarioId: string, seed: string): void;
}

export function StartScreen({ seed: given, unknown, waiting, onStart, onResume }: StartScreenProps) {
  const [seed, setSeed] = useState(given);
  return (
    <div className="start">
      <header>
        <h1>{PAGE.title}</h1>
        <p>{PAGE.subtitle}</p>
      </header>
      <main>
        {unknown === null ? null : (
          <p className="notice" role="alert">
            {PAGE.noBattle(unknown)}
          </p>
        )}
        {waiting === null ? null : (
          <p className="waiting">
            <button type="button" className="main" onClick={() => onResume(waiting.scenarioId, waiting.seed)}>
              {PAGE.goOn(scenarioById(waiting.scenarioId)?.file.name ?? '')}
            </button>
          </p>
        )}
        <div className="seed-row">
          <label htmlFor="seed">{PAGE.seed}</label>
          <input
            id="seed"
            type="text"
            value={seed}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="seed-hint"
            onChange={(event) => setSeed(event.target.value)}
          />
          <button type="button" className="quiet" onClick={() => setSeed(newSeed())}>
            {PAGE.newSeed}
          </button>
          <span id="seed-hint" className="faint">
            {PAGE.seedHint}
          </span>
        </div>
        <h2 className="unseen">{PAGE.battles}</h2>
        <ul className="battles">
          {SCENARIOS.map((scenario) => (
            <BattleCard
              key={scenario.id}
              scenario={scenario}
              onStart={() => onStart(scenario.id, seed.trim() === '' ? newSeed() : seed.trim())}
            />
          ))}
        </ul>
      </main>
      <footer>
        <p>{PAGE.unofficial}</p>
      </footer>
    </div>
  );
}
