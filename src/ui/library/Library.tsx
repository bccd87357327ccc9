import { t } from '../text/i18n.ts';

/** All scenarios: built in, own and imported. */
export function Library() {
  return (
    <>
      <title>{t('library:titleOf', { title: t('page:title') })}</title>
      <main className="library">
        <h1>{t('library:title')}</h1>
      </main>
    </>
  );
}
