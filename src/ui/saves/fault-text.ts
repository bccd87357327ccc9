import { LINK_FAULTS } from '../../scenarios/link-faults.ts';
import type { Fault } from '../../scenarios/fault.ts';
import type { SlotFault } from '../../store/saves.ts';
import { NOT_FETCHED } from '../../store/with-rules.ts';
import { t } from '../text/i18n.ts';

/** A fault as the player reads it. The faults of links have words of their own and no place. */
export function faultText({ path, message }: Fault): { readonly place: string; readonly message: string } {
  switch (path) {
    case LINK_FAULTS.incomplete:
      return { place: '', message: t('saves:fault.incomplete') };
    case LINK_FAULTS.damaged:
      return { place: '', message: t('saves:fault.damaged') };
    case LINK_FAULTS.version:
      return { place: '', message: t('saves:fault.version') };
    case LINK_FAULTS.battle:
      return { place: '', message: t('saves:fault.battle') };
    case LINK_FAULTS.changed:
      return { place: '', message: t('saves:fault.changed') };
    case NOT_FETCHED:
      return { place: '', message: t('page:notFetched') };
    default:
      return { place: path, message };
  }
}

export function slotFaults(fault: SlotFault): readonly Fault[] {
  if (fault.kind === 'broken') return fault.faults;
  const message = fault.kind === 'missing' ? t('saves:fault.missing') : t(`saves:storage.${fault.fault.kind}`);
  return [{ path: '', message }];
}
