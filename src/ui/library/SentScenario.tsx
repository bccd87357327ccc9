import { t } from '../text/i18n.ts';

export interface SentScenarioProps {
  /** What stands in the address. */
  readonly text: string;
}

/** A scenario that came with a link: looked at first, kept if wanted. */
export function SentScenario({ text }: SentScenarioProps) {
  return (
    <>
      <title>{t('library:sentTitleOf', { name: text, title: t('page:title') })}</title>
      <main className="sent-scenario">
        <h1>{t('library:sentTitle')}</h1>
      </main>
    </>
  );
}
