import { workshop } from '../../../store/workshop.ts';
import type { Recipe } from '../../../workshop/history.ts';
import { clearMap } from '../../../workshop/resize.ts';
import { swapSides } from '../../../workshop/swap-sides.ts';
import { mirror, turnAround } from '../../../workshop/transform.ts';
import { t } from '../../text/i18n.ts';

const ACTIONS = {
  mirrorLeftRight: (draft) => {
    mirror(draft, 'leftRight');
  },
  mirrorTopBottom: (draft) => {
    mirror(draft, 'topBottom');
  },
  turnAround: (draft) => {
    turnAround(draft, 'all');
  },
  swapSides,
  clear: clearMap,
} as const satisfies Record<string, Recipe>;
type Action = keyof typeof ACTIONS;

/** What is done to the map as a whole; each can be undone. */
export function MapActions() {
  return (
    <ul className="form-actions">
      {(Object.keys(ACTIONS) as Action[]).map((deed) => (
        <li key={deed}>
          <button type="button" data-action={deed} onClick={() => workshop.change({ deed }, ACTIONS[deed])}>
            {t(`workshop:map.${deed}`)}
          </button>
          <p className="faint">{t(`workshop:mapSays.${deed}`)}</p>
        </li>
      ))}
    </ul>
  );
}
