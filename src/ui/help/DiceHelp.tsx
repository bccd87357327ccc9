import { FACES } from '../../memoir/dice.ts';
import { Die } from '../dice/Die.tsx';
import { t } from '../text/i18n.ts';

const AFTER = ['retreat', 'ground', 'overrun', 'ambush'] as const;

/** What each face of a die does, and what may follow a battle. */
export function DiceHelp() {
  return (
    <>
      <section>
        <h3>{t('help:dice')}</h3>
        <ul className="help-dice">
          {FACES.map((face) => (
            <li key={face}>
              <Die face={face} />
              <span>
                <b>{t(`help:face.${face}.title`)}</b> {t(`help:face.${face}.text`)}
              </span>
            </li>
          ))}
        </ul>
        <p>{t('help:hits')}</p>
      </section>
      <section>
        <h3>{t('help:after')}</h3>
        <dl className="help-after">
          {AFTER.map((rule) => (
            <div key={rule}>
              <dt>{t(`help:afterBattle.${rule}.title`)}</dt>
              <dd>{t(`help:afterBattle.${rule}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
