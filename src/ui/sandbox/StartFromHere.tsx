import { Suspense, useState } from 'react';
import type { State } from '../../memoir/index.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { lateDialog } from '../late.tsx';
import { t } from '../text/i18n.ts';

const PositionDialog = lateDialog(async () => (await import('./PositionDialog.tsx')).PositionDialog);

export interface StartFromHereProps {
  readonly state: State;
  readonly scenario: ScenarioFile;
  onMade?(this: void): void;
}

/** A scenario of the moment at hand. It says nothing of the cards, so it may be made of a game with secret hands. */
export function StartFromHere({ state, scenario, onMade }: StartFromHereProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" data-position title={t('sandbox:position.hint')} onClick={() => setAsked(true)}>
        {t('sandbox:position.button')}
      </button>
      {isAsked ? (
        <Suspense fallback={null}>
          <PositionDialog
            state={state}
            scenario={scenario}
            {...(onMade === undefined ? {} : { onMade })}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
