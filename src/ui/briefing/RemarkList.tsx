import { useState } from 'react';
import type { RemarkFile } from '../../scenarios/scenario-schema.ts';
import type { Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import './remarks.css';

/** Item by item what a scenario asks for and is not played here, and what happens instead. */
export function RemarkList({ remarks }: { readonly remarks: readonly RemarkFile[] }) {
  // Where it stands in the file is for whoever wants to mend the file.
  const [isPlaced, setPlaced] = useState(false);
  return (
    <div className="remarks">
      <ul className="remark-list">
        {remarks.map(({ path, what, instead }) => (
          <li key={`${path} ${what}`}>
            <b>{what}</b> <span>{instead}</span> {isPlaced && path !== '' ? <code>{path}</code> : null}
          </li>
        ))}
      </ul>
      {remarks.every(({ path }) => path === '') ? null : (
        <button type="button" className="quiet" aria-expanded={isPlaced} onClick={() => setPlaced(!isPlaced)}>
          {t('saves:fault.where')}
        </button>
      )}
    </div>
  );
}

/** What of an imported battle is not played, before it begins. */
export function NotPlayed({ battle }: { readonly battle: Battle }) {
  const remarks = battle.file.kept?.remarks ?? [];
  if (remarks.length === 0) return null;
  return (
    <section className="paper brief-remarks" aria-labelledby="remarks-title">
      <h2 id="remarks-title">{t('briefing:notPlayed.title')}</h2>
      <p className="faint">{t('briefing:notPlayed.text')}</p>
      <RemarkList remarks={remarks} />
    </section>
  );
}
