import { goTo } from '../route.ts';
import { t } from '../text/i18n.ts';
import { wayBack } from '../way-back.ts';

/** For those who left a battle to learn something; nothing for all others. */
export function BackToBattle() {
  const back = wayBack('beforeLearning');
  if (back?.screen !== 'table') return null;
  return (
    <button type="button" className="main back-to-battle" onClick={() => goTo(back)}>
      {t('reference:back.table')}
    </button>
  );
}
