import { useEffect, useMemo, useState } from 'react';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { contentOf, type OwnScenarios, type ScenarioFault } from '../../store/own-scenarios.ts';
import type { ReadScenario } from '../../workshop/any-scenario.ts';
import { Modal } from '../Modal.tsx';
import { goTo } from '../route.ts';
import { FaultList } from '../saves/FaultList.tsx';
import { t } from '../text/i18n.ts';
import { ReadPanel } from './ReadPanel.tsx';
import { nameOf } from './names.ts';
import { readSource, type ReadSource, type Source } from './sources.ts';
import { storyOf } from './use-library.ts';
import type { Entry } from './shelf.ts';
import './bring.css';

export interface BringDialogProps {
  readonly sources: readonly Source[];
  /** What is in the library, so that nothing comes in twice. */
  readonly entries: readonly Entry[];
  readonly scenarios: OwnScenarios;
  /** Something was kept; what to say of it. */
  onKept(this: void, said: string): void;
  onClose(this: void): void;
}

interface Found {
  readonly scenario: ReadScenario;
  /** The id of the same one in the library. */
  readonly there: string | null;
}

/** Reads after the dialog is on the screen: a whole library takes a moment. */
function useRead(sources: readonly Source[]): readonly ReadSource[] | null {
  const [read, setRead] = useState<readonly ReadSource[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRead(sources.map(readSource)));
    return () => clearTimeout(timer);
  }, [sources]);
  return read;
}

function BadSource({ source }: { readonly source: ReadSource }) {
  if (source.read.ok) return null;
  return (
    <div className="bring-bad" role="alert">
      <p>
        <b>{t('library:bring.badFile', { name: source.name })}</b>
      </p>
      {source.damage === '' ? null : <p>{source.damage}</p>}
      <div className="bring-faults">
        <FaultList faults={source.read.error} />
      </div>
      <p>{t('library:bring.untouched')}</p>
    </div>
  );
}

function OneOfMany({ found: { scenario, there } }: { readonly found: Found }) {
  const { file, remarks, unplayable } = scenario;
  const signs = [
    ...(there === null ? [] : [t('library:bring.same')]),
    ...(unplayable.length === 0 ? [] : [t('library:unplayed')]),
    ...(remarks.length === 0 ? [] : [t('library:remarks', { count: remarks.length })]),
  ];
  // Each has a map of thousands of shapes: it is there when it is asked for.
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <b>{nameOf(file)}</b> {signs.length === 0 ? null : <span className="faint">{signs.join(' · ')}</span>}
        </summary>
        {isOpen ? <ReadPanel scenario={scenario} isThere={there !== null} /> : null}
      </details>
    </li>
  );
}

function told(key: 'library:bring.kept' | 'library:bring.wasThere', files: readonly ScenarioFile[]): string[] {
  return files.length === 0 ? [] : [t(key, { count: files.length, name: nameOf(files[0]) })];
}

function titleOf(read: readonly ReadSource[] | null, found: readonly Found[]): string {
  if (read === null) return t('library:bring.reading');
  if (found.length === 0) return t('library:bring.faulty');
  return found.length === 1 ? nameOf(found[0].scenario.file) : t('library:bring.title', { count: found.length });
}

/** What files or a text bring, before any of it is kept. */
export function BringDialog({ sources, entries, scenarios, onKept, onClose }: BringDialogProps) {
  const read = useRead(sources);
  const [fault, setFault] = useState<ScenarioFault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const found = useMemo((): Found[] => {
    const known = new Map(entries.map(({ id, file }) => [contentOf(file), id]));
    return (read ?? []).flatMap((source) =>
      source.read.ok
        ? source.read.value.map((scenario) => ({ scenario, there: known.get(contentOf(scenario.file)) ?? null }))
        : [],
    );
  }, [read, entries]);
  const fresh = found.filter(({ there }) => there === null);
  const one = found.length === 1 ? found[0] : null;
  const canPlay = one !== null && one.scenario.unplayable.length === 0;

  const keep = async (): Promise<readonly string[] | null> => {
    setBusy(true);
    const files: ScenarioFile[] = fresh.map(({ scenario }) => scenario.file);
    const taken = files.length === 0 ? null : await scenarios.take(files, 'imported');
    setBusy(false);
    if (taken !== null && !taken.ok) {
      setFault(taken.error);
      return null;
    }
    const all = taken?.value ?? [];
    const kept = all.filter(({ how }) => how === 'new').map(({ file }) => file);
    const there = [
      ...found.filter((each) => each.there !== null).map(({ scenario }) => scenario.file),
      ...all.filter(({ how }) => how === 'same').map(({ file }) => file),
    ];
    onKept([...told('library:bring.kept', kept), ...told('library:bring.wasThere', there)].join(' '));
    return all.map(({ id }) => id);
  };
  const keepOnly = async () => {
    if ((await keep()) !== null) onClose();
  };
  /** The device does not keep it; it is there for as long as the page is. */
  const isUnkept = one !== null && fault?.kind === 'storage';
  const idToOpen = async (): Promise<string | undefined> => {
    if (isUnkept) return scenarios.hold(one.scenario.file, 'imported');
    const ids = await keep();
    return ids === null ? undefined : (one?.there ?? ids[0]);
  };
  const openIn = async (screen: 'briefing' | 'workshop') => {
    const id = await idToOpen();
    if (id === undefined) return;
    onClose();
    goTo(screen === 'briefing' ? { screen, battle: id, seed: null } : { screen, scenario: id });
  };

  return (
    <Modal title={titleOf(read, found)} className="bring-dialog" isAsking={found.length > 0} onClose={onClose}>
      <div className="bring-body">
        {read === null ? <output>{t('library:bring.reading')}</output> : null}
        {(read ?? []).map((source, at) => (
          // Two files may have one name.
          <BadSource key={`${source.name} ${at}`} source={source} />
        ))}
        {(read ?? [])
          .filter(({ isGuessed }) => isGuessed)
          .map(({ name }, at) => (
            <p key={`${name} ${at}`}>{t('library:bring.guessed', { name })}</p>
          ))}
        {one === null ? (
          <ul className="bring-list">
            {found.map((each, at) => (
              <OneOfMany key={`${each.scenario.file.name} ${at}`} found={each} />
            ))}
          </ul>
        ) : (
          <ReadPanel scenario={one.scenario} isThere={one.there !== null} />
        )}
        {fault === null ? null : (
          <div className="bring-bad" role="alert">
            <p>{t('library:bring.notKept')}</p>
            <FaultList faults={storyOf(fault)} />
          </div>
        )}
      </div>
      {found.length === 0 ? null : (
        <footer className="bring-foot buttons">
          {one === null ? (
            fresh.length === 0 ? null : (
              <button type="button" className="main" disabled={isBusy} onClick={() => void keepOnly()}>
                {t('library:bring.keepAll', { count: fresh.length })}
              </button>
            )
          ) : (
            <>
              {one.there === null ? (
                <button type="button" className="main" disabled={isBusy} onClick={() => void keepOnly()}>
                  {t('library:bring.keep')}
                </button>
              ) : null}
              <button type="button" disabled={isBusy || !canPlay} onClick={() => void openIn('briefing')}>
                {t(`library:bring.${isUnkept ? 'playUnkept' : one.there === null ? 'keepPlay' : 'play'}`)}
              </button>
              {one.there !== null &&
              entries.some(({ id, origin }) => id === one.there && origin === 'builtIn') ? null : (
                <button type="button" disabled={isBusy} onClick={() => void openIn('workshop')}>
                  {t(`library:bring.${isUnkept ? 'editUnkept' : one.there === null ? 'keepEdit' : 'edit'}`)}
                </button>
              )}
            </>
          )}
        </footer>
      )}
    </Modal>
  );
}
