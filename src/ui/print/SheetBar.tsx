import { useId, useState } from 'react';
import { encodeScenario } from '../../store/scenario-link.ts';
import { drawingSize } from '../board/geometry.ts';
import { fileStem } from '../library/use-library.ts';
import { PassingNote } from '../notes/PassingNote.tsx';
import { goTo } from '../route.ts';
import { downloadBlob } from '../saves/files.ts';
import { t } from '../text/i18n.ts';
import { mapPng } from './map-png.ts';
import type { SheetOf } from './read-sheet.ts';

const SCALES = [1, 2, 3] as const;
const USUAL_SCALE = 2;
/** How long it is said what came of something. */
const SECONDS = 8;

async function linkMessage({ id, file }: SheetOf): Promise<string> {
  const link = await encodeScenario(id, file);
  if ('faults' in link) return t('sheet:noLink');
  if ('tooLong' in link) return t('sheet:tooLong');
  try {
    await navigator.clipboard.writeText(new URL(link.hash, globalThis.location.href).href);
    return t('sheet:copied');
  } catch {
    return t('sheet:notCopied');
  }
}

function goBack(): void {
  if (globalThis.history.length > 1) globalThis.history.back();
  else goTo({ screen: 'library' });
}

/** The same words said again are said anew. */
const NOTHING_SAID = { text: '', at: 0 };

/** What can be done with the sheet. It is not printed. */
export function SheetBar({ sheet }: { readonly sheet: SheetOf }) {
  const [scale, setScale] = useState<number>(USUAL_SCALE);
  const [note, setNote] = useState(NOTHING_SAID);
  const say = (text: string) => setNote(({ at }) => ({ text, at: at + 1 }));
  const id = useId();
  const { width, height } = drawingSize(sheet.picture.board);
  const savePicture = async () => {
    const map = document.querySelector<SVGSVGElement>('.print-map .battle-map');
    if (map === null) return;
    say(t('sheet:drawing'));
    try {
      const name = `${fileStem(sheet.file.name)}.png`;
      downloadBlob(name, await mapPng(map, scale));
      say(t('sheet:saved', { file: name }));
    } catch {
      say(t('sheet:noPicture'));
    }
  };
  return (
    <header className="screen-bar print-bar paper">
      <button type="button" onClick={goBack}>
        {t('sheet:back')}
      </button>
      <h1>{t('sheet:title')}</h1>
      <output className="passing-notes">
        {note.text === '' ? null : (
          <PassingNote key={note.at} seconds={SECONDS} onGone={() => say('')}>
            {note.text}
          </PassingNote>
        )}
      </output>
      <div className="print-does">
        <button type="button" className="main" onClick={() => globalThis.print()}>
          {t('sheet:print')}
        </button>
        <span className="print-picture">
          <button type="button" onClick={() => void savePicture()}>
            {t('sheet:picture')}
          </button>
          <label htmlFor={id} className="unseen">
            {t('sheet:pictureSize')}
          </label>
          <select id={id} value={scale} onChange={({ target }) => setScale(Number(target.value))}>
            {SCALES.map((one) => (
              <option key={one} value={one}>
                {t('sheet:pixels', { width: Math.round(width * one), height: Math.round(height * one) })}
              </option>
            ))}
          </select>
        </span>
        <button type="button" onClick={() => void (async () => say(await linkMessage(sheet)))()}>
          {t('sheet:link')}
        </button>
      </div>
    </header>
  );
}
