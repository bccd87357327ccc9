// What is fetched after the first board, and what stands in its place where it cannot be fetched. A page that was told
// once that something is not there does not ask for it again, so to try again it is opened anew; nothing is lost by it.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { Modal } from './Modal.tsx';
import { NotFetched } from './NotFetched.tsx';
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

const again = () => location.reload();

function NoScreen() {
  return <NotFetched text={t('page:noScreen')} leave={t('page:toStart')} onAgain={again} onLeave={() => goTo(START)} />;
}

function NoDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title={t('page:noDialog')} isAsking onClose={onClose}>
      <p>{t('page:noScreen')}</p>
      <div className="buttons">
        <button type="button" className="main" data-first onClick={again}>
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
