import { STEP_ICONS, StepButton } from '../StepButton.tsx';
import { t } from '../text/i18n.ts';
import { PACES } from './pace.ts';
import { nextTurn, previousTurn, type Timeline } from './timeline.ts';
import type { Replay } from './use-replay.ts';

const ICONS = {
  ...STEP_ICONS,
  turnBack: 'M8 3L1 8L8 13ZM15 3L8 8L15 13Z',
  play: 'M4 2L14 8L4 14Z',
  pause: 'M4 2H7V14H4ZM9.5 2H12.5V14H9.5Z',
  turnOn: 'M1 3L8 8L1 13ZM8 3L15 8L8 13Z',
} as const;

interface ControlButtonProps {
  readonly control: keyof typeof ICONS;
  readonly disabled?: boolean;
  onUse(this: void): void;
}

function ControlButton({ control, ...rest }: ControlButtonProps) {
  return (
    <StepButton className={`transport-${control}`} label={t(`replay:${control}`)} icon={ICONS[control]} {...rest} />
  );
}

export interface TransportProps {
  readonly replay: Replay;
  readonly timeline: Timeline;
}

export function Transport({ replay, timeline }: TransportProps) {
  const { at, playing, pace, go, setPlaying, setPace } = replay;
  const isFirst = at === 0;
  const isLast = at === timeline.length;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would draw a frame
    <div className="transport" role="group" aria-label={t('replay:transport')}>
      <ControlButton control="first" disabled={isFirst} onUse={() => go(0)} />
      <ControlButton control="turnBack" disabled={isFirst} onUse={() => go(previousTurn(timeline, at))} />
      <ControlButton control="back" disabled={isFirst} onUse={() => go(at - 1)} />
      <ControlButton control={playing ? 'pause' : 'play'} onUse={() => setPlaying(!playing)} />
      <ControlButton control="forward" disabled={isLast} onUse={() => go(at + 1)} />
      <ControlButton control="turnOn" disabled={isLast} onUse={() => go(nextTurn(timeline, at))} />
      <ControlButton control="last" disabled={isLast} onUse={() => go(timeline.length)} />
      <label className="transport-pace">
        <span className="unseen">{t('replay:pace')}</span>
        <select
          value={pace}
          onChange={(event) => {
            const chosen = PACES.find((one) => String(one) === event.target.value);
            if (chosen !== undefined) setPace(chosen);
          }}
        >
          {PACES.map((one) => (
            <option key={one} value={one}>
              {t('replay:paceTimes', { times: one })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
