import { goTo } from '../route.ts';
import { t } from '../text/i18n.ts';
import { wayBack } from '../way-back.ts';

/** A battle was left to learn something, and waits. */
export function isFromBattle(): boolean {
  return wayBack('beforeLearning')?.screen === 'table';
}

/** Where a battle was left to learn something; does nothing for all others. */
export function backToBattle(): void {
  const back = wayBack('beforeLearning');
  if (back?.screen === 'table') goTo(back);
}

/** For those who left a battle to learn something; nothing for all others. */
export function BackToBattle() {
  if (!isFromBattle()) return null;
  return (
    <button type="button" className="main back-to-battle" onClick={backToBattle}>
      {t('reference:back.table')}
    </button>
  );
}
