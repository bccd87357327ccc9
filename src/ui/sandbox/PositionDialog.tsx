import { useId, useState } from 'react';
import type { State } from '../../memoir/index.ts';
import { NO_SIDE, SIDES } from '../../memoir/side.ts';
import { LONGEST_NAME } from '../../scenarios/limits.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { ownScenarios } from '../../store/own-scenarios.ts';
import { planFile } from '../../workshop/plan-file.ts';
import { planOfState, positionFacts } from '../../workshop/position.ts';
import { Modal } from '../Modal.tsx';
import { goTo, type Route } from '../route.ts';
import { t } from '../text/i18n.ts';
import { sideText } from '../text/sides.ts';
import './dialogs.css';

/** What a scenario of this moment is like, and what of the moment it cannot say. */
function sentences(state: State): string[] {
  const { first, isMidTurn, won, needed, weakened, aircraftLeft, aircraftSupplied, isNight } = positionFacts(state);
  return [
    t(isMidTurn ? 'sandbox:position.firstAnew' : 'sandbox:position.first', { side: sideText(first) }),
    ...SIDES.filter((side) => won[side] > 0).map((side) =>
      t('sandbox:position.won', { side: sideText(side), count: won[side], needed: needed[side] }),
    ),
    ...(won[0] + won[1] > 0 && state.objectives.some((side) => side !== NO_SIDE) ? [t('sandbox:position.held')] : []),
    ...(weakened === 0 ? [] : [t('sandbox:position.weakened', { count: weakened })]),
    ...aircraftLeft.map((side) => t('sandbox:position.aircraftLeft', { side: sideText(side) })),
    ...(aircraftSupplied === 0 ? [] : [t('sandbox:position.aircraftSupplied', { count: aircraftSupplied })]),
    ...(isNight ? [t('sandbox:position.night')] : []),
  ];
}

export interface PositionDialogProps {
  readonly state: State;
  readonly scenario: ScenarioFile;
  /** Something else comes onto the screen. */
  onMade?(this: void): void;
  onClose(this: void): void;
}

/** Makes a scenario of a moment. What it takes over, and what it cannot, is said before. */
export function PositionDialog({ state, scenario, onMade, onClose }: PositionDialogProps) {
  const id = useId();
  const [name, setName] = useState(() =>
    t('sandbox:position.name', {
      name: scenario.name.slice(0, LONGEST_NAME - 20),
      turn: Math.max(1, state.turn.number),
    }),
  );
  const [isFailed, setFailed] = useState(false);
  const make = async (routeOf: (made: string) => Route) => {
    const plan = planOfState(state, scenario, name.trim() === '' ? scenario.name : name.trim());
    const made = plan.ok ? await ownScenarios.add(planFile(plan.value), 'own') : null;
    if (made?.ok !== true) return setFailed(true);
    onClose();
    onMade?.();
    goTo(routeOf(made.value));
  };
  return (
    <Modal title={t('sandbox:position.title')} className="position-dialog" onClose={onClose}>
      <p>{t('sandbox:position.text')}</p>
      <ul className="position-facts">
        {sentences(state).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <form
        className="battle-form"
        onSubmit={(event) => {
          event.preventDefault();
          void make((scenarioId) => ({ screen: 'workshop', scenario: scenarioId }));
        }}
      >
        <label htmlFor={`${id}-name`}>{t('sandbox:position.nameLabel')}</label>
        <input
          id={`${id}-name`}
          type="text"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className="buttons">
          <button type="submit" className="main" data-make>
            {t('sandbox:position.toWorkshop')}
          </button>
          <button type="button" onClick={() => void make((battle) => ({ screen: 'briefing', battle, seed: null }))}>
            {t('sandbox:position.toBriefing')}
          </button>
        </div>
      </form>
      {isFailed ? <p role="alert">{t('sandbox:position.failed')}</p> : null}
    </Modal>
  );
}
