import { RemarkList } from '../briefing/RemarkList.tsx';
import { Modal } from '../Modal.tsx';
import { writeRoute } from '../route.ts';
import { t } from '../text/i18n.ts';
import { checkText } from '../workshop/checks/check-text.ts';
import { CheckMark } from '../workshop/checks/CheckMark.tsx';
import { nameOf } from './names.ts';
import { amissIn, type Entry } from './shelf.ts';
import '../workshop/checks/checks.css';
import './bring.css';

interface AboutDialogProps {
  readonly entry: Entry;
  onClose(this: void): void;
}

/** What the badges of a card count, item by item: what is not played, and what the checks say. */
export function AboutDialog({ entry: { id, file }, onClose }: AboutDialogProps) {
  const remarks = file.kept?.remarks ?? [];
  // What is not played is told in full above.
  const checks = amissIn(file).filter((check) => check.id !== 'remarks');
  return (
    <Modal title={nameOf(file)} className="about-dialog" onClose={onClose}>
      {remarks.length === 0 ? null : (
        <section>
          <h3>{t('library:bring.notPlayed')}</h3>
          <RemarkList remarks={remarks} />
        </section>
      )}
      {checks.length === 0 ? null : (
        <section>
          <h3>{t('library:about.checks')}</h3>
          <ul className="checks-list">
            {checks.map((check, at) => (
              // Two hexes may lack the same.
              <li key={`${check.id} ${at}`} className={`check ${check.kind}`}>
                <CheckMark kind={check.kind} />
                <p>
                  <span className="unseen">{t(`workshop:checks.kind.${check.kind}`)}</span>
                  <span>{checkText(check)}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a className="library-link" href={writeRoute({ screen: 'workshop', scenario: id })}>
          {t('library:about.mend')}
        </a>
      </p>
    </Modal>
  );
}
