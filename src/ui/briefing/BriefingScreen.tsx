import { useEffect, useMemo, useRef, useState } from 'react';
import { SIDES } from '../../memoir/side.ts';
import type { RuleChoicesFile } from '../../scenarios/air-options.ts';
import type { LibraryScenario } from '../../scenarios/library.ts';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { settingsSummary } from '../settings/summary.ts';
import { SideMark } from '../settings/SideMark.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { battleOf, withAir, withAirRules, type Battle } from '../start/battle.ts';
import { lengthAndSize, whenAndWhere } from '../start/BattleCard.tsx';
import { battlePicture } from '../start/battle-picture.ts';
import { BattleMap } from '../start/BattleMap.tsx';
import { newSeed } from '../start/seed.ts';
import { t } from '../text/i18n.ts';
import { sideWords } from '../text/sides.ts';
import { useTop } from '../use-top.ts';
import { choicesOf, scenarioChoice } from './air-choice.ts';
import { AirRulesChoice } from './AirRulesChoice.tsx';
import { AirSection } from './AirSection.tsx';
import { Forces, GroundLegend, SpecialRules } from './Features.tsx';
import { Players } from './Players.tsx';
import { NotPlayed } from './RemarkList.tsx';
import { SeedField } from './SeedField.tsx';
import { storyIn } from './story.ts';
import { useEnter } from './use-enter.ts';
import { Victory } from './Victory.tsx';
import './briefing.css';

export interface BattleStart {
  readonly seed: string;
  /** By side; empty where nobody said one. */
  readonly names: readonly [string, string];
  /** What differs from the rules of the scenario. */
  readonly rules: RuleChoicesFile;
}

export interface BriefingScreenProps {
  readonly scenario: LibraryScenario;
  readonly seed: string;
  /** What the way back is called; to all battles otherwise. */
  readonly backText?: string;
  /** False: it could not begin, because something could not be fetched. */
  onStart(this: void, start: BattleStart): Promise<boolean>;
  onBack(this: void): void;
}

export function Story({ battle }: { readonly battle: Battle }) {
  const text = storyIn(battle.file);
  const orders = SIDES.map((side) => ({ side, words: side === 0 ? text.allies : text.axis }));
  if (text.background === undefined && orders.every(({ words }) => words === undefined)) return null;
  return (
    <section className="paper brief-story">
      {text.background === undefined ? null : (
        <>
          <h2>{t('briefing:background')}</h2>
          <p>{text.background}</p>
        </>
      )}
      <div className="brief-pair">
        {orders.map(({ side, words }) =>
          words === undefined ? null : (
            <div key={side} className={`side-${side}`}>
              <h3>
                <SideMark side={side} />
                {t('briefing:situation', sideWords(side))}
              </h3>
              <p>{words}</p>
            </div>
          ),
        )}
      </div>
    </section>
  );
}

/** Everything two players want to know before they begin. */
export function BriefingScreen({ scenario, seed: given, backText, onStart, onBack }: BriefingScreenProps) {
  const battle = battleOf(scenario);
  const [seed, setSeed] = useState(given);
  const [isSetting, setSetting] = useState(false);
  const settings = useSettings();
  useTop();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const [choice, setChoice] = useState(() => scenarioChoice(battle));
  const [isStuck, setStuck] = useState(false);
  const begin = async () => {
    const [allies, axis] = settings.names;
    const names = [allies.trim(), axis.trim()] as const;
    setStuck(
      !(await onStart({ seed: seed.trim() === '' ? newSeed() : seed.trim(), names, rules: choicesOf(battle, choice) })),
    );
  };
  const start = () => void begin();
  useEnter(start);
  const fought = useMemo(() => withAirRules(battle, choice.airRules), [battle, choice.airRules]);
  const { file } = battle;
  const { briefing: lead } = storyIn(file);
  return (
    <div className="briefing">
      <header className="brief-head paper">
        <button type="button" onClick={onBack}>
          {backText ?? t('briefing:back')}
        </button>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {file.name}
          </h1>
          <p className="faint">{[whenAndWhere(battle), lengthAndSize(battle)].filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <main>
        <div className="brief-map paper">
          <BattleMap picture={battlePicture(fought)} size="large" label={t('briefing:map', { battle: file.name })} />
        </div>
        <form
          className="brief-start paper"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          {lead === undefined ? null : <p className="brief-lead">{lead}</p>}
          <Players battle={battle} />
          <p className="brief-options">
            <b>{t('briefing:options')}</b> <span>{settingsSummary(settings).join(' · ')}</span>
            <button type="button" onClick={() => setSetting(true)}>
              {t('briefing:change')}
            </button>
          </p>
          <SeedField seed={seed} onChange={setSeed} />
          <div className="brief-go">
            <button type="submit" className="main">
              {t('briefing:start')}
            </button>
            <span className="faint">{t('briefing:startHint')}</span>
          </div>
          {isStuck ? <p role="alert">{t('page:notFetched')}</p> : null}
        </form>
        <section className="brief-air-rules paper">
          <AirRulesChoice
            battle={battle}
            chosen={choice.airRules}
            onChoose={(airRules) => setChoice({ ...choice, airRules })}
          />
        </section>
        <NotPlayed battle={battle} />
        {choice.airRules === 'none' ? null : <AirSection battle={battle} choice={choice} onChoice={setChoice} />}
        <Story battle={battle} />
        <Victory battle={fought} />
        <SpecialRules battle={withAir(fought, choice.air)} />
        <Forces battle={battle} />
        <GroundLegend battle={battle} />
      </main>
      <SettingsDialog isOpen={isSetting} onClose={() => setSetting(false)} />
    </div>
  );
}
