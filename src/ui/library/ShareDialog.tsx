import { useEffect, useState } from 'react';
import { scenarioText } from '../../scenarios/library-file.ts';
import { writeM44 } from '../../scenarios/m44/index.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { encodeScenario, type ScenarioLink } from '../../store/scenario-link.ts';
import { Modal } from '../Modal.tsx';
import { goTo } from '../route.ts';
import { download } from '../saves/files.ts';
import { t } from '../text/i18n.ts';
import { nameOf } from './names.ts';
import { PictureButton } from './PictureButton.tsx';
import { plannedOf, type Entry } from './shelf.ts';
import { fileStem } from './use-library.ts';
import './share.css';

interface ShareDialogProps {
  readonly entry: Entry;
  /** Goes to the sheet in a way of its own, once what was drawn is kept. */
  onSheet?(this: void): void;
  onClose(this: void): void;
}

function useLink({ id, file }: Entry): ScenarioLink | null {
  const [link, setLink] = useState<ScenarioLink | null>(null);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const made = await encodeScenario(id, file);
      if (isHere) setLink(made);
    })();
    return () => {
      isHere = false;
    };
  }, [id, file]);
  return link;
}

function LinkPart({ entry, onSaid }: { readonly entry: Entry; onSaid(this: void, words: string): void }) {
  const link = useLink(entry);
  if (link === null) return <p>{t('library:sharing.making')}</p>;
  if ('faults' in link) return <p>{t('library:sharing.noLink')}</p>;
  if ('tooLong' in link) return <p>{t('library:sharing.tooLong', { length: link.tooLong })}</p>;
  const href = new URL(link.hash, globalThis.location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
      onSaid(t('library:sharing.copied'));
    } catch {
      onSaid(t('library:sharing.notCopied'));
    }
  };
  return (
    <>
      <div className="share-link">
        <input
          type="text"
          readOnly
          aria-label={t('library:sharing.field')}
          value={href}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" className="main" onClick={() => void copy()}>
          {t('library:sharing.copy')}
        </button>
      </div>
      <p className="faint">
        {entry.origin === 'builtIn'
          ? t('library:sharing.linkBuiltIn')
          : t('library:sharing.linkText', { length: href.length })}
      </p>
      {link.isWhole ? null : <p>{t('library:sharing.linkShort')}</p>}
    </>
  );
}

function m44Text(file: ScenarioFile): string {
  return `${JSON.stringify(writeM44(file), null, 1)}\n`;
}

/** A scenario to be given away: as a link, as a file, as a picture or on paper. */
export function ShareDialog({ entry, onSheet, onClose }: ShareDialogProps) {
  const { id, file } = entry;
  const [said, setSaid] = useState('');
  const isSaved = (name: string) => setSaid(t('library:sharing.saved', { file: name }));
  const save = (name: string, text: string) => {
    download(name, text);
    isSaved(name);
  };
  const toSheet = onSheet ?? (() => goTo({ screen: 'sheet', scenario: id }));
  const stem = fileStem(file.name);
  const plan = plannedOf(file);
  return (
    <Modal title={t('library:sharing.title', { name: nameOf(file) })} className="share-dialog" onClose={onClose}>
      <section>
        <h3>{t('library:sharing.link')}</h3>
        <LinkPart entry={entry} onSaid={setSaid} />
      </section>
      <section>
        <h3>{t('library:sharing.files')}</h3>
        <ul className="share-files">
          <li>
            <button type="button" onClick={() => save(`${stem}.scenario.json`, scenarioText(file))}>
              {t('library:sharing.own')}
            </button>
            <span className="faint">{t('library:sharing.ownText')}</span>
          </li>
          <li>
            <button type="button" onClick={() => save(`${stem}.m44`, m44Text(file))}>
              {t('library:sharing.m44')}
            </button>
            <span className="faint">{t('library:sharing.m44Text')}</span>
          </li>
        </ul>
      </section>
      <section>
        <h3>{t('library:sharing.seen')}</h3>
        <ul className="share-files">
          {plan === null ? null : (
            <li>
              <PictureButton
                plan={plan}
                name={`${stem}.png`}
                onSaved={(isThere) => {
                  if (isThere) isSaved(`${stem}.png`);
                  else setSaid(t('sheet:noPicture'));
                }}
              />
              <span className="faint">{t('library:sharing.pictureText')}</span>
            </li>
          )}
          <li>
            <button type="button" onClick={toSheet}>
              {t('library:sharing.sheet')}
            </button>
            <span className="faint">{t('library:sharing.sheetText')}</span>
          </li>
        </ul>
      </section>
      <output className="share-said">{said}</output>
    </Modal>
  );
}
