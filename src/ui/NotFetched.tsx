import { openAnew } from './open-anew.ts';
import { t } from './text/i18n.ts';
import './not-fetched.css';

export interface NotFetchedProps {
  /** What is missing. */
  readonly text: string;
  /** The other way out, in words. */
  readonly leave: string;
  onLeave(this: void): void;
}

/** A screen in place of one that needs something from the network. */
export function NotFetched({ text, leave, onLeave }: NotFetchedProps) {
  return (
    <main className="not-fetched paper" role="alert">
      <p>{text}</p>
      <div className="buttons">
        <button type="button" className="main" onClick={openAnew}>
          {t('page:tryAgain')}
        </button>
        <button type="button" onClick={onLeave}>
          {leave}
        </button>
      </div>
    </main>
  );
}
