import { t } from '../text/i18n.ts';

export interface SheetScreenProps {
  /** Its id in the library. */
  readonly scenario: string;
}

/** A scenario on one page: map, set-up, briefing, special rules. */
export function SheetScreen({ scenario }: SheetScreenProps) {
  return (
    <>
      <title>{t('sheet:titleOf', { name: scenario, title: t('page:title') })}</title>
      <main className="sheet">
        <h1>{t('sheet:title')}</h1>
      </main>
    </>
  );
}
