import type { ReactNode } from 'react';
import type { Battle } from '../start/battle.ts';
import { HEX_POINTS } from '../board/geometry.ts';
import { UnitDrawing } from '../table/figures/UnitDrawing.tsx';
import { GroundDrawing } from '../table/terrain/GroundDrawing.tsx';
import { t } from '../text/i18n.ts';
import { capital } from '../text/sides.ts';
import { terrainName } from '../text/terrain.ts';
import { unitName } from '../text/units.ts';
import { forceFeatures, groundFeatures } from './features.ts';
import { specialRules } from './special-rules.ts';

const HEX_BOX = '-52 -52 104 104';
/** Figures stand in the lower half of their hex. */
const UNIT_BOX = '-46 -22 92 66';

function Sample({ box, children }: { readonly box: string; readonly children: ReactNode }) {
  return (
    <svg className="sample" viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}

export function SpecialRules({ battle }: { readonly battle: Battle }) {
  const rules = specialRules(battle);
  const extra = battle.file.text?.rules;
  return (
    <section className="paper brief-rules" aria-labelledby="rules-title">
      <h2 id="rules-title">{t('briefing:rules.title')}</h2>
      {rules.length === 0 ? <p>{t('briefing:rules.plain')}</p> : null}
      <dl>
        {rules.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {extra === undefined ? null : <p>{extra}</p>}
    </section>
  );
}

export function Forces({ battle }: { readonly battle: Battle }) {
  const forces = forceFeatures(battle);
  return (
    <section className="paper brief-forces" aria-labelledby="forces-title">
      <h2 id="forces-title">{t('briefing:forces.title')}</h2>
      {forces.length === 0 ? <p>{t('briefing:forces.plain')}</p> : null}
      <ul className="samples">
        {forces.map(({ unit, count, line }) => (
          <li key={unit.id} className={`side-${unit.side}`}>
            <Sample box={UNIT_BOX}>
              <UnitDrawing unit={unit} />
            </Sample>
            <p>
              <b className="sample-name">{capital(unitName(unit))}</b>
              {count > 1 ? <span className="counter"> × {count}</span> : null}
              <span>{line}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GroundLegend({ battle }: { readonly battle: Battle }) {
  return (
    <section className="paper brief-ground" aria-labelledby="ground-title">
      <h2 id="ground-title">{t('briefing:ground.title')}</h2>
      <ul className="samples">
        {groundFeatures(battle).map(({ id, pieces, line }) => (
          <li key={id}>
            <Sample box={HEX_BOX}>
              <GroundDrawing
                pieces={pieces}
                face={battle.file.face ?? 'country'}
                mine={id === 'minefield' ? { hex: 0, side: -1, value: null } : null}
                objective={null}
                exit={null}
              />
              <polygon className="sample-line" points={HEX_POINTS} />
            </Sample>
            <p>
              <b>{capital(terrainName(id))}</b>
              <span>{line}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="faint">{t('briefing:ground.plain')}</p>
    </section>
  );
}
