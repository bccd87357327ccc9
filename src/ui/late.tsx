// What is fetched after the first board, and what stands in its place where it cannot be fetched.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { Modal } from './Modal.tsx';
import { NotFetched } from './NotFetched.tsx';
import { openAnew } from './open-anew.ts';
import { goTo, START } from './route.ts';
import { t } from './text/i18n.ts';

type Load<P> = () => Promise<ComponentType<P>>;
/** What fetches its words. */
type Words = readonly (() => Promise<void>)[];

function fetched<P>(load: Load<P>, words: Words, otherwise: ComponentType<P>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      const [loaded] = await Promise.all([load(), ...words.map((add) => add())]);
      return { default: loaded };
    } catch {
      return { default: otherwise };
    }
  });
}

function NoScreen() {
  return <NotFetched text={t('page:noScreen')} leave={t('page:toStart')} onLeave={() => goTo(START)} />;
}

function NoDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title={t('page:noDialog')} isAsking onClose={onClose}>
      <p>{t('page:noScreen')}</p>
      <div className="buttons">
        <button type="button" className="main" data-first onClick={openAnew}>
          {t('page:tryAgain')}
        </button>
      </div>
    </Modal>
  );
}

export function lateScreen<P>(load: Load<P>, ...words: Words) {
  return fetched(load, words, NoScreen);
}

export function lateDialog<P extends { onClose(this: void): void }>(load: Load<P>, ...words: Words) {
  return fetched(load, words, NoDialog);
}

/** The page does without it. */
export function latePart<P>(load: Load<P>, ...words: Words) {
  return fetched(load, words, () => null);
}
