import '../help/help.css';
import { Modal } from '../Modal.tsx';
import { t } from '../text/i18n.ts';
import { BY_FINGER, useMedia } from '../use-media.ts';

const KEYS = ['arrows', 'enter', 'stroke', 'delete', 'undo', 'tools', 'shapes', 'zoom', 'escape'] as const;
const MOUSE = ['draw', 'map', 'wheel', 'back'] as const;
const FINGERS = ['draw', 'map', 'hold'] as const;

/** How to draw with the mouse and the keys, or with the fingers. */
export function DrawingHelp({ onClose }: { readonly onClose: () => void }) {
  const isByFinger = useMedia(BY_FINGER);
  return (
    <Modal title={t('workshop:help.title')} className="help-dialog" onClose={onClose}>
      <ul className="drawing-help">
        {isByFinger
          ? FINGERS.map((one) => <li key={one}>{t(`workshop:help.finger.${one}`)}</li>)
          : MOUSE.map((one) => <li key={one}>{t(`workshop:help.mouse.${one}`)}</li>)}
      </ul>
      <section className="help-keyboard">
        <h3>{t('workshop:help.keys')}</h3>
        <dl className="help-keys">
          {KEYS.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{t(`workshop:help.key.${key}.keys`)}</kbd>
              </dt>
              <dd>{t(`workshop:help.key.${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Modal>
  );
}
