import type { Route } from '../route.ts';
import { t } from '../text/i18n.ts';

/** For those who came by a link from outside. */
export const LESSONS_SCREEN: Route = { screen: 'learn', lesson: null };

export function backText(route: Route): string {
  switch (route.screen) {
    case 'table':
    case 'replay':
    case 'sandbox':
    case 'briefing':
      return t(`reference:back.${route.screen}`);
    case 'learn':
      return t(route.lesson === null ? 'reference:back.learn' : 'reference:back.lesson');
    default:
      return t('reference:back.start');
  }
}
