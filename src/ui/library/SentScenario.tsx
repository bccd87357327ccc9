import { useEffect, useState } from 'react';
import type { Fault, Read } from '../../scenarios/fault.ts';
import { withoutForeign } from '../../scenarios/kept.ts';
import type { LibraryScenario } from '../../scenarios/library.ts';
import { contentOf, ownScenarios, type OwnScenarios, type ScenarioFault } from '../../store/own-scenarios.ts';
import { damaged } from '../../store/link-text.ts';
import { decodeScenario } from '../../store/scenario-link.ts';
import type { ReadScenario } from '../../workshop/any-scenario.ts';
import { BriefingScreen } from '../briefing/BriefingScreen.tsx';
import { storyIn } from '../briefing/story.ts';
import { newBattle } from '../game-on-table.ts';
import { goTo, START, writeRoute } from '../route.ts';
import { FaultList } from '../saves/FaultList.tsx';
import { newSeed } from '../start/seed.ts';
import { t } from '../text/i18n.ts';
import { useTop } from '../use-top.ts';
import { ReadPanel } from './ReadPanel.tsx';
import { entriesOf } from './shelf.ts';
import { storyOf } from './use-library.ts';
import './library.css';
import './sent.css';

export interface SentScenarioProps {
  /** What stands in the address. */
  readonly text: string;
  readonly from?: OwnScenarios;
}

interface Sent {
  readonly scenario: ReadScenario;
  /** To be played at once. */
  readonly entry: LibraryScenario;
  /** The same one is in the library. */
  readonly isThere: boolean;
}

async function sentBy(text: string, from: OwnScenarios): Promise<Read<Sent>> {
  const read = await decodeScenario(text);
  if (!read.ok) return read;
  const own = await from.list();
  const content = contentOf(read.value.file);
  const isThere = entriesOf(own.ok ? own.value : []).some(({ file }) => contentOf(file) === content);
  return { ok: true, value: { scenario: read.value, entry: { id: text, file: read.value.file }, isThere } };
}

function BrokenLink({ faults }: { readonly faults: readonly Fault[] }) {
  return (
    <main className="sent-scenario paper">
      <div role="alert">
        <h1>{t('page:brokenLink')}</h1>
        <FaultList faults={faults} />
        <p>{t('page:untouched')}</p>
      </div>
      <div className="buttons">
        <a className="button" href={writeRoute({ screen: 'library' })}>
          {t('library:sent.toLibrary')}
        </a>
        <a className="button" href={writeRoute(START)}>
          {t('page:toStart')}
        </a>
      </div>
    </main>
  );
}

interface SentPanelProps {
  readonly sent: Sent;
  readonly from: OwnScenarios;
  onPlay(this: void): void;
}

function SentPanel({ sent: { scenario, isThere }, from, onPlay }: SentPanelProps) {
  const { file } = scenario;
  const [kept, setKept] = useState(isThere);
  const [fault, setFault] = useState<ScenarioFault | null>(null);
  const keep = async () => {
    const taken = await from.take([file], 'imported');
    setKept(taken.ok);
    setFault(taken.ok ? null : taken.error);
  };
  return (
    <main className="sent-scenario paper">
      <p className="faint">{t('library:sentTitle')}</p>
      <h1>{file.name}</h1>
      <p>{storyIn(file).briefing ?? t('library:sent.by')}</p>
      <ReadPanel scenario={scenario} isThere={isThere} />
      <output>{kept && !isThere ? t('library:sent.kept', { name: file.name }) : ''}</output>
      {fault === null ? null : (
        <div className="bring-bad" role="alert">
          <p>{t('library:bring.notKept')}</p>
          <FaultList faults={storyOf(fault)} />
        </div>
      )}
      <div className="buttons sent-foot">
        {kept ? (
          <a className="button" href={writeRoute({ screen: 'library' })}>
            {t('library:sent.toLibrary')}
          </a>
        ) : (
          <button type="button" className="main" onClick={() => void keep()}>
            {t('library:sent.keep')}
          </button>
        )}
        <button type="button" disabled={scenario.unplayable.length > 0} onClick={onPlay}>
          {t('library:sent.play')}
        </button>
        <a className="button" href={writeRoute(START)}>
          {t(kept ? 'page:toStart' : 'library:sent.no')}
        </a>
      </div>
    </main>
  );
}

/** A scenario that came with a link: looked at first, kept if wanted. */
export function SentScenario({ text, from = ownScenarios }: SentScenarioProps) {
  useTop();
  const [sent, setSent] = useState<Read<Sent> | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [seed] = useState(newSeed);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const read = await sentBy(text, from).catch(damaged);
      if (isHere) setSent(read);
    })();
    return () => {
      isHere = false;
    };
  }, [text, from]);
  if (sent === null) return <p className="loading">{t('page:loading')}</p>;
  const title = (name: string) => <title>{t('library:sentTitleOf', { name, title: t('page:title') })}</title>;
  if (!sent.ok) {
    return (
      <>
        {title(t('page:brokenLink'))}
        <BrokenLink faults={sent.error} />
      </>
    );
  }
  const { file } = sent.value.scenario;
  return (
    <>
      {title(file.name)}
      {isPlaying ? (
        <BriefingScreen
          scenario={sent.value.entry}
          seed={seed}
          backText={t('library:sent.toBattle')}
          onStart={async ({ seed: chosen, names: [allies, axis], rules }) => {
            const start = { scenario: withoutForeign(file), rules, seed: chosen, players: { allies, axis } };
            const isThere = await newBattle(start);
            if (isThere) goTo({ screen: 'table' });
            return isThere;
          }}
          onBack={() => setPlaying(false)}
        />
      ) : (
        <SentPanel sent={sent.value} from={from} onPlay={() => setPlaying(true)} />
      )}
    </>
  );
}
