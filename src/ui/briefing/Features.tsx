import type { Battle } from '../start/battle.ts';
import { UnitDrawing } from '../table/figures/UnitDrawing.tsx';
import { t } from '../text/i18n.ts';
import { capital } from '../text/sides.ts';
import { terrainName } from '../text/terrain.ts';
import { unitName } from '../text/units.ts';
import { forceFeatures, groundFeatures } from './features.ts';
import { GroundSample } from './GroundSample.tsx';
import { specialRules } from './special-rules.ts';
import { storyIn } from './story.ts';

/** Figures stand in the lower half of their hex. */
const UNIT_BOX = '-46 -22 92 66';

export function SpecialRules({ battle }: { readonly battle: Battle }) {
  const rules = specialRules(battle);
  const extra = storyIn(battle.file).rules;
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
            <svg className="sample" viewBox={UNIT_BOX} aria-hidden="true">
              <UnitDrawing unit={unit} />
            </svg>
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
        {groundFeatures(battle).map((feature) => (
          <li key={feature.id}>
            <GroundSample className="sample" feature={feature} face={battle.file.face ?? 'country'} />
            <p>
              <b>{capital(terrainName(feature.id))}</b>
              <span>{feature.line}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="faint">{t('briefing:ground.plain')}</p>
    </section>
  );
}
