import { useStore } from 'zustand';
import { ownScenarios } from '../../store/own-scenarios.ts';
import { workshop } from '../../store/workshop.ts';
import { workshopKeeper } from '../../store/workshop-keeping.ts';
import { t } from '../text/i18n.ts';

/** Only speaks up where something is amiss with keeping the scenario. */
export function KeepingNotice() {
  const { kind, isChangedElsewhere } = useStore(workshopKeeper.status);
  const id = useStore(workshop.store, (state) => state.id);
  if (isChangedElsewhere)
    return (
      <div className="workshop-notice" role="alert">
        <p>{t('workshop:keeping.elsewhere')}</p>
        <button type="button" onClick={workshopKeeper.keepOwn}>
          {t('workshop:keeping.keepOwn')}
        </button>
        <button type="button" onClick={workshopKeeper.takeOther}>
          {t('workshop:keeping.takeOther')}
        </button>
      </div>
    );
  return kind === 'failed' ? (
    <div className="workshop-notice" role="alert">
      <p>{t(id !== null && ownScenarios.isHeld(id) ? 'workshop:keeping.unkept' : 'workshop:keeping.failed')}</p>
    </div>
  ) : null;
}
