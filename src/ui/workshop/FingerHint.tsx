import { useState } from 'react';
import { jsonIn, keepSmall, smallText } from '../../store/small-memory.ts';
import { t } from '../text/i18n.ts';
import { BY_FINGER, useMedia } from '../use-media.ts';

const KEY = 'airfield-44/workshop-hint';

function wasRead(): boolean {
  return jsonIn(smallText(KEY) ?? null) === true;
}

/** What fingers do on the map: nobody guesses it, so it is said until somebody has read it. */
export function FingerHint() {
  const isByFinger = useMedia(BY_FINGER);
  const [isRead, setRead] = useState(wasRead);
  if (!isByFinger || isRead) return null;
  const close = () => {
    keepSmall(KEY, true);
    setRead(true);
  };
  return (
    <div className="finger-hint paper" role="note">
      <ul>
        <li>{t('workshop:help.finger.draw')}</li>
        <li>{t('workshop:help.finger.map')}</li>
        <li>{t('workshop:help.finger.hold')}</li>
      </ul>
      <button type="button" onClick={close}>
        {t('workshop:hint.close')}
      </button>
    </div>
  );
}
