import { useState } from 'react';
import { matchStore } from '../../store/memoir.ts';
import { useSettings } from '../settings/use-settings.ts';
import { t } from '../text/i18n.ts';

export interface OpenInSandboxProps {
  /** After so many actions; without it, the moment on the table. */
  readonly at?: number;
  onOpened?(this: void): void;
}

/** A copy of the game on the table. Where hands are secret it takes a second click: the sandbox has none. */
export function OpenInSandbox({ at, onOpened }: OpenInSandboxProps) {
  const { openHands } = useSettings();
  const [isAsked, setAsked] = useState(false);
  const open = async () => {
    const { match } = matchStore.getState();
    if (match === null) return;
    const isSecret = match.state.outcome === null && !openHands;
    if (isSecret && !isAsked) {
      setAsked(true);
      return;
    }
    const { openGameInSandbox } = await import('./open.ts');
    onOpened?.();
    await openGameInSandbox(match, at ?? match.steps.length);
  };
  return (
    <button
      type="button"
      className={isAsked ? 'main' : undefined}
      data-sandbox
      title={t('sandbox:open.hint')}
      onClick={() => void open()}
      onBlur={() => setAsked(false)}
    >
      {t(isAsked ? 'sandbox:open.sure' : 'sandbox:open.button')}
    </button>
  );
}
