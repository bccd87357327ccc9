import type { TerrainId } from '../../memoir/terrain/data/rows.ts';
import { t } from './i18n.ts';

export function terrainName(id: TerrainId): string {
  return t(`terrain:name.${id}`);
}

export function openGround(): string {
  return t('terrain:open');
}
