import { FACES, type Face } from '../../memoir/dice.ts';
import { sandboxDesk } from '../../store/sandbox.ts';
import { Die } from '../dice/Die.tsx';
import { faceText } from '../text/events.ts';
import { t } from '../text/i18n.ts';

/** As many as anybody will lay ready. */
const MOST_DICE = 40;

function lay(faces: readonly Face[]): void {
  sandboxDesk.edit({ edit: 'dice', faces: [...faces] });
}

/** The dice to come: tap a face to lay it ready, tap a die to take it away. */
export function DiceTray({ dice }: { readonly dice: readonly Face[] }) {
  return (
    <section className="dice-tray" aria-label={t('sandbox:dice.title')}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would draw a frame */}
      <div className="dice-palette" role="group" aria-label={t('sandbox:dice.palette')}>
        {FACES.map((face) => (
          <button
            key={face}
            type="button"
            data-face={face}
            disabled={dice.length >= MOST_DICE}
            aria-label={t('sandbox:dice.add', { face: faceText(face) })}
            title={t('sandbox:dice.add', { face: faceText(face) })}
            onClick={() => lay([...dice, face])}
          >
            <Die face={face} />
          </button>
        ))}
      </div>
      <p className="faint">{t('sandbox:dice.hint')}</p>
    </section>
  );
}

/** The row of dice that are laid ready; it is there whenever some are. */
export function DiceQueue({ dice }: { readonly dice: readonly Face[] }) {
  if (dice.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would draw a frame
    <div className="dice-queue" role="group" aria-label={t('sandbox:dice.queue')}>
      {dice.map((face, at) => {
        const label = t('sandbox:dice.remove', { number: at + 1, face: faceText(face) });
        return (
          <button
            key={at}
            type="button"
            className="queued-die"
            data-queued={face}
            aria-label={label}
            title={label}
            onClick={() => lay(dice.toSpliced(at, 1))}
          >
            <Die face={face} />
          </button>
        );
      })}
      <button type="button" className="quiet" data-clear-dice onClick={() => lay([])}>
        {t('sandbox:dice.clear')}
      </button>
    </div>
  );
}
