import { matchStore } from '../../store/memoir.ts';
import { CHOICE_KINDS } from '../board/model.ts';
import { ChoiceSign } from '../board/ChoiceLayer.tsx';
import { HighlightSign } from '../board/HighlightLayer.tsx';
import { MarkSign } from '../table/figures/UnitDrawing.tsx';
import { Modal } from '../Modal.tsx';
import { writeRoute } from '../route.ts';
import { t } from '../text/i18n.ts';
import { DiceHelp } from './DiceHelp.tsx';
import './help.css';

const STEPS = ['card', 'orders', 'move', 'battle', 'draw'] as const;
const AIR_STEPS = [
  'deploy',
  'fly',
  'run',
  'hits',
  'dogfight',
  'bombing',
  'fire',
  'near',
  'ambush',
  'home',
  'cards',
] as const;
/** Whoever may be given an order, and whoever has it, one below the other. */
const SIGNS = CHOICE_KINDS.flatMap((kind) => (kind === 'pick' ? [kind, 'ordered' as const] : [kind]));
const MARKS = ['ordered', 'moved', 'battled', 'on-the-move'] as const;
const KEYS = [
  'arrows',
  'next',
  'enter',
  'escape',
  'end',
  'roll',
  'undo',
  'cards',
  'hand',
  'zoom',
  'sound',
  'ask',
  'show',
  'help',
] as const;

/** Of no use where there is no keyboard: a touch screen does not show it. */
function KeysHelp() {
  return (
    <section className="help-keyboard">
      <h3>{t('help:keys')}</h3>
      <dl className="help-keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`help:key.${key}.keys`)}</kbd>
            </dt>
            <dd>{t(`help:key.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AirHelp() {
  return (
    <section>
      <h3>{t('help:air.title')}</h3>
      <p>{t('help:air.intro')}</p>
      <ol className="help-steps">
        {AIR_STEPS.map((step) => (
          <li key={step}>
            <b>{t(`help:air.${step}.title`)}</b> {t(`help:air.${step}.text`)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How a turn goes, what dice do, what the signs on the board mean, and the keys. */
export function HelpDialog({ onClose }: { onClose(this: void): void }) {
  const hasAir = (matchStore.getState().match?.state.air ?? null) !== null;
  return (
    <Modal title={t('help:title')} className="help" onClose={onClose}>
      <p className="help-more">
        <span>{t('help:more')}</span>
        <a href={writeRoute({ screen: 'rules', rule: null })}>{t('help:rules')}</a>
        <a href={writeRoute({ screen: 'learn', lesson: null })}>{t('help:learn')}</a>
      </p>
      <div className="help-columns">
        <div>
          <section>
            <h3>{t('help:turn')}</h3>
            <ol className="help-steps">
              {STEPS.map((step) => (
                <li key={step}>
                  <b>{t(`help:steps.${step}.title`)}</b> {t(`help:steps.${step}.text`)}
                </li>
              ))}
            </ol>
            <p>{t('help:win')}</p>
          </section>
          <DiceHelp />
        </div>
        <div>
          <section>
            <h3>{t('help:signs')}</h3>
            <ul className="help-signs">
              {SIGNS.map((kind) => (
                <li key={kind}>
                  <svg viewBox="-50 -50 100 100" aria-hidden="true">
                    {kind === 'ordered' ? <HighlightSign kind={kind} /> : <ChoiceSign kind={kind} />}
                  </svg>
                  {t(`help:sign.${kind}`)}
                </li>
              ))}
              {MARKS.map((id) => (
                <li key={id}>
                  <svg viewBox="-16 -16 32 32" aria-hidden="true">
                    <MarkSign id={id} />
                  </svg>
                  {t(`help:mark.${id}`)}
                </li>
              ))}
            </ul>
          </section>
          {hasAir ? <AirHelp /> : null}
          <KeysHelp />
          {hasAir ? null : <AirHelp />}
        </div>
      </div>
    </Modal>
  );
}
