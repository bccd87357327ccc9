import { t } from '../text/i18n.ts';
import type { Trying } from './use-try-it.ts';

/** Says why a scenario could not be tried. */
export function TryNotice({ trying: { fault, close } }: { readonly trying: Trying }) {
  return fault === null ? null : (
    <div className="workshop-notice" role="alert">
      <p>{t(`workshop:trying.${fault}`)}</p>
      <button type="button" onClick={close}>
        {t('workshop:trying.close')}
      </button>
    </div>
  );
}
