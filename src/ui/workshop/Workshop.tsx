import type { Menu } from '../table/panels/ScoreBar.tsx';
import { t } from '../text/i18n.ts';

export interface WorkshopProps {
  /** The id of a scenario in the library. */
  readonly scenario: string;
  /** Something lies over the screen and has the keyboard. */
  readonly isCovered: boolean;
  onMenu(this: void, menu: Menu): void;
}

/** A scenario on the drawing table. */
export function Workshop({ scenario }: WorkshopProps) {
  return (
    <>
      <title>{t('workshop:titleOf', { name: scenario, title: t('page:title') })}</title>
      <main className="workshop">
        <h1>{t('workshop:title')}</h1>
      </main>
    </>
  );
}
