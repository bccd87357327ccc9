import { useMemo } from 'react';
import type { GameEvent } from '../../../memoir/event.ts';
import { Die } from '../../dice/Die.tsx';
import { airSayings } from '../../text/air-sayings.ts';
import { faceText, rollText } from '../../text/events.ts';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { beatsOf, type Roll } from '../motion/beats.ts';
import type { Played } from '../motion/presentation.ts';
import type { TableScene } from '../scene-props.ts';

interface LastRoll {
  readonly event: Extract<GameEvent, { type: 'diceRolled' }>;
  readonly roll: Roll;
  /** All that came of the action. */
  readonly events: readonly GameEvent[];
}

function lastRoll(steps: Played['steps']): LastRoll | null {
  const step = steps.findLast(({ events }) => events.some(({ type }) => type === 'diceRolled'));
  const event = step?.events.findLast(({ type }) => type === 'diceRolled');
  if (step === undefined || event?.type !== 'diceRolled') return null;
  const roll = beatsOf(step.events, step.before.units, step.before.air).findLast(({ kind }) => kind === 'roll');
  return roll?.kind === 'roll' ? { event, roll, events: step.events } : null;
}

export function DicePanel({ scene }: { readonly scene: TableScene }) {
  const { match, view } = scene;
  const last = useMemo(() => lastRoll(match.steps), [match.steps]);
  const outcome = last === null ? null : (airSayings(view.rules.airRules)?.outcome(last.events) ?? null);
  return (
    <section className="dice" aria-label={t('table:dice')}>
      <h2>{t('table:dice')}</h2>
      {last === null ? (
        <p className="faint">{t('table:noDice')}</p>
      ) : (
        <>
          <div className={`dice-row side-${last.roll.side}`}>
            {last.roll.faces.map((face, at) => (
              <Die key={at} face={face} mark={last.roll.marks[at]} />
            ))}
          </div>
          <p>
            {rollText(view, last.event)} <span className="unseen">{rowText(last.roll.faces.map(faceText))}</span>
          </p>
          {outcome === null ? null : <p>{outcome}</p>}
        </>
      )}
    </section>
  );
}
