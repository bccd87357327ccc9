import type { OwnScenario } from '../../store/own-scenarios.ts';
import { FaultList } from '../saves/FaultList.tsx';
import { t } from '../text/i18n.ts';
import type { LibraryDesk } from './use-library.ts';

type Broken = Extract<OwnScenario, { readonly kind: 'broken' }>;

/** What is left of scenarios that cannot be read: why, and their text. */
export function BrokenList({ broken, desk }: { readonly broken: readonly Broken[]; readonly desk: LibraryDesk }) {
  if (broken.length === 0) return null;
  return (
    <details className="library-broken paper">
      <summary>{t('library:broken.title', { count: broken.length })}</summary>
      <p className="faint">{t('library:broken.text')}</p>
      <ul>
        {broken.map(({ id, text, faults }) => (
          <li key={id}>
            <b>{id}</b>
            <FaultList faults={faults} />
            <div className="buttons">
              <button
                type="button"
                aria-label={t('library:broken.saveLabel', { name: id })}
                onClick={() => desk.save(`${id}.json`, text)}
              >
                {t('library:broken.save')}
              </button>
              <button
                type="button"
                className="quiet"
                aria-label={t('library:deleteLabel', { name: id })}
                onClick={() => void desk.remove(id, id)}
              >
                {t('library:delete')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
