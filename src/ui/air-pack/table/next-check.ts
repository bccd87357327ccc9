import type { NextCheck } from '../../../memoir/air/air-pack/sortie-plan.ts';
import { t } from '../../text/i18n.ts';

export function checkTitle({ interdicts }: NextCheck): string {
  return t(interdicts ? 'airPack:panel.nextCheckPinned' : 'airPack:panel.nextCheck');
}
