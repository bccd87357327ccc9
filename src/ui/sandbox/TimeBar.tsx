import type { ReactNode } from 'react';
import { CARD_IDS } from '../../memoir/cards/card.ts';
import { airCardIds, airDeckIn } from '../../scenarios/air-cards.ts';
import type { Deed, Sandbox } from '../../lessons/sandbox.ts';
import { sharedDeeds, stateAt } from '../../lessons/sandbox.ts';
import { sandboxDesk } from '../../store/sandbox.ts';
import { sceneOf } from '../replay/replay-log.ts';
import { STEP_ICONS, StepButton } from '../StepButton.tsx';
import { actionText } from '../text/actions.ts';
import { cardName } from '../text/cards.ts';
import { t } from '../text/i18n.ts';

interface TimeButtonProps {
  readonly control: keyof typeof STEP_ICONS;
  readonly shortcut?: string;
  readonly disabled: boolean;
  onUse(this: void): void;
}

function TimeButton({ control, ...rest }: TimeButtonProps) {
  const label = t(`sandbox:time.${control}`);
  return <StepButton className={`time-button time-${control}`} label={label} icon={STEP_ICONS[control]} {...rest} />;
}

/** What was done last, in words. */
function deedText({ said, action, before }: Deed): string {
  if (action !== null) return actionText(sceneOf(before), action);
  if (typeof said === 'string') return said;
  if (said.edit === 'dice') return t('sandbox:time.edit.dice');
  const card =
    said.edit === 'card'
      ? cardName(CARD_IDS.indexOf(said.card))
      : airDeckIn(before.rules).cards[airCardIds(before.rules).indexOf(said.card)].title;
  return t('sandbox:time.edit.card', {
    card,
    from: t(`sandbox:place.${said.from}`),
    to: t(`sandbox:place.${said.to}`),
  });
}

function PutAway({ sandbox }: { readonly sandbox: Sandbox }) {
  const last = sandbox.putAway.at(-1);
  if (last === undefined) return null;
  const count = last.deeds.length - sharedDeeds(sandbox.deeds, last.deeds);
  return (
    <output className="time-put-away">
      <span>{t('sandbox:time.putAway', { count })}</span>
      <button type="button" data-bring-back onClick={sandboxDesk.bringBack}>
        {t('sandbox:time.bringBack')}
      </button>
    </output>
  );
}

function momentText({ at, deeds }: Sandbox): string {
  return at === 0 ? t('sandbox:time.atStart') : t('sandbox:time.moment', { at, all: deeds.length });
}

/** Which moment it is, and what was put away at it. */
export function TimeWords({ sandbox }: { readonly sandbox: Sandbox }) {
  const { deeds, at } = sandbox;
  return (
    <>
      <p className="time-moment">
        <b>{momentText(sandbox)}</b> <span className="time-said">{at === 0 ? '' : deedText(deeds[at - 1])}</span>
      </p>
      <PutAway sandbox={sandbox} />
    </>
  );
}

export interface TimeBarProps {
  readonly sandbox: Sandbox;
  /** One line without words. */
  readonly isFolded?: boolean;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** Time goes both ways: what came after a moment stays there until something else is done. */
export function TimeBar({ sandbox, isFolded = false, children }: TimeBarProps) {
  const { deeds, at, mark } = sandbox;
  const all = deeds.length;
  const { number } = stateAt(sandbox, at).turn;
  const share = all === 0 ? 0 : mark / all;
  return (
    <div className="time" data-at={at} data-all={all} data-turn={number}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would draw a frame */}
      <div className="time-row" role="group" aria-label={t('sandbox:time.label')}>
        {isFolded ? null : <TimeButton control="first" disabled={at === 0} onUse={() => sandboxDesk.go(0)} />}
        <TimeButton control="back" shortcut="," disabled={at === 0} onUse={sandboxDesk.back} />
        <div className="time-track">
          {all === 0 ? null : (
            <span
              className="time-mark"
              title={t('sandbox:time.lesson')}
              style={{ left: `calc(8px + (100% - 16px) * ${share.toFixed(4)})` }}
            />
          )}
          <input
            type="range"
            min={0}
            max={all}
            value={at}
            disabled={all === 0}
            aria-label={t('sandbox:time.scrubber')}
            aria-valuetext={momentText(sandbox)}
            onChange={(event) => sandboxDesk.go(Number(event.currentTarget.value))}
          />
        </div>
        <TimeButton control="forward" shortcut="." disabled={at === all} onUse={sandboxDesk.forward} />
        {isFolded ? null : <TimeButton control="last" disabled={at === all} onUse={() => sandboxDesk.go(all)} />}
        {children}
      </div>
      {isFolded ? null : <TimeWords sandbox={sandbox} />}
    </div>
  );
}
