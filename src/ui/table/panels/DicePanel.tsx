import type { ReactNode } from 'react';
import type { Face } from '../../../memoir/dice.ts';
import { eventText, rollText } from '../../text/events.ts';
import { t } from '../../text/i18n.ts';
import { Soldier, Tank } from '../figures/shapes.tsx';
import type { TableScene } from '../scene-props.ts';
import { STAR } from '../terrain/ObjectiveMedal.tsx';

const SIGNS: Record<Face, ReactNode> = {
  infantry: (
    <g className="figure" transform="translate(0 12)">
      <Soldier />
    </g>
  ),
  armor: (
    <g className="figure" transform="translate(-1 8)">
      <Tank />
    </g>
  ),
  grenade: (
    <>
      <ellipse className="grenade" cx={0} cy={4} rx={7.5} ry={9} />
      <path className="grenade-line" d="M-7 1H7M-7 7H7M-2.5 -5V13M2.5 -5V13" />
      <path className="grenade" d="M-4 -11H4V-5H-4Z" />
      <path className="grenade-pin" d="M4 -10Q10 -9 8 -1" />
    </>
  ),
  flag: (
    <>
      <path className="flag-pole" d="M-8 13V-13" />
      <path className="flag-cloth" d="M-8 -12Q-1 -16 4 -12T12 -12V0Q6 -4 2 0T-8 0Z" />
    </>
  ),
  star: <path className="die-star" d={STAR} transform="scale(1.9)" />,
};

export function DicePanel({ scene }: { readonly scene: TableScene }) {
  const { match, view } = scene;
  const roll = match.steps
    .findLast(({ events }) => events.some((event) => event.type === 'diceRolled'))
    ?.events.findLast((event) => event.type === 'diceRolled');
  return (
    <section className="dice" aria-label={t('table:dice')}>
      <h2>{t('table:dice')}</h2>
      {roll === undefined ? (
        <p className="faint">{t('table:noDice')}</p>
      ) : (
        <>
          <div className={`dice-row side-${roll.side}`}>
            {roll.faces.map((face, at) => (
              <svg key={at} className="die" viewBox="-20 -20 40 40" aria-hidden="true">
                <rect className="die-body" x={-18} y={-18} width={36} height={36} rx={6} />
                {SIGNS[face]}
              </svg>
            ))}
          </div>
          <p>
            <span aria-hidden="true">{rollText(view, roll)}</span>
            <span className="unseen">{eventText(view, roll, null)}</span>
          </p>
        </>
      )}
    </section>
  );
}
