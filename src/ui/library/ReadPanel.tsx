import type { ReadScenario } from '../../workshop/any-scenario.ts';
import { countChecks } from '../../workshop/checks/checks.ts';
import { RemarkList } from '../briefing/RemarkList.tsx';
import { FaultList } from '../saves/FaultList.tsx';
import { t } from '../text/i18n.ts';
import { hindrances } from '../workshop/checks/hindrances.ts';
import { amissIn } from './shelf.ts';
import { ScenarioFacts } from './ScenarioFacts.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import './bring.css';

interface ReadPanelProps {
  readonly scenario: ReadScenario;
  /** It is in the library already. */
  readonly isThere: boolean;
  /** Larger than one of several. */
  readonly withMap?: boolean;
}

/** What was understood of a scenario, and item by item what was not. */
export function ReadPanel({ scenario, isThere, withMap = true }: ReadPanelProps) {
  const { file, plan, remarks, unplayable } = scenario;
  const { fault, warning } = countChecks(amissIn(file));
  const amiss = fault + warning;
  return (
    <div className="read-panel">
      {withMap ? (
        <div className="read-map">
          <Thumbnail plan={plan} />
        </div>
      ) : null}
      <div className="read-words">
        {isThere ? <p className="read-same">{t('library:bring.same')}</p> : null}
        <h3>{t('library:bring.understood')}</h3>
        <ScenarioFacts file={file} plan={plan} isPlayable={unplayable.length === 0} />
        {unplayable.length === 0 ? null : (
          <div className="read-unplayable">
            <p>{t('library:bring.unplayable')}</p>
            <FaultList faults={hindrances(file, unplayable)} />
          </div>
        )}
        {remarks.length === 0 ? (
          unplayable.length > 0 ? null : (
            <p className="faint">{t('library:bring.allPlayed')}</p>
          )
        ) : (
          <>
            <h3>{t('library:bring.notPlayed')}</h3>
            <RemarkList remarks={remarks} />
          </>
        )}
        {amiss === 0 ? null : <p className="faint">{t('library:bring.checks', { count: amiss })}</p>}
      </div>
    </div>
  );
}
