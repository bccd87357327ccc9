import { useMemo } from 'react';
import { SIDES, type Side } from '../../memoir/side.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import type { Plan } from '../../workshop/plan.ts';
import { specialRules } from '../briefing/special-rules.ts';
import { battleOf } from '../start/battle.ts';
import { whenAndWhere } from '../start/BattleCard.tsx';
import { SidesTable, type SideRow } from '../start/SidesTable.tsx';
import { t } from '../text/i18n.ts';
import { listText, rowText } from '../text/lists.ts';
import { capital } from '../text/sides.ts';

export function rowOf(plan: Plan, side: Side): SideRow {
  const { nation, hand, medals } = plan.sides[side];
  const units = Object.values(plan.units).filter((unit) => unit.side === side).length;
  return { nation, units, cards: hand, medals };
}

/** "New Flight Plan; suits Air Pack too" */
function airText({ options }: ScenarioFile): string {
  const { airRules = 'none', suits = [], airRulesFixed = false } = options ?? {};
  const rules = t(`library:airRules.${airRules}`);
  if (airRulesFixed) return t('library:facts.airFixed', { rules });
  const others = suits.filter((name) => name !== airRules).map((name) => t(`library:airRules.${name}`));
  return others.length === 0 ? rules : t('library:facts.airSuits', { rules, others: listText(others) });
}

interface ScenarioFactsProps {
  readonly file: ScenarioFile;
  readonly plan: Plan;
  /** Only then it is known which rules it has. */
  readonly isPlayable: boolean;
}

/** What was understood of a scenario. */
export function ScenarioFacts({ file, plan, isPlayable }: ScenarioFactsProps) {
  const rules = useMemo(
    () => (isPlayable ? specialRules(battleOf({ id: file.name, file })).map(({ title }) => title) : []),
    [file, isPlayable],
  );
  const objectives = plan.objectives.reduce((sum, { medals }) => sum + medals, 0);
  const counted = [
    t('library:facts.terrain', { count: Object.keys(plan.pieces).length }),
    ...(objectives === 0 ? [] : [t('library:facts.objectives', { count: objectives })]),
    ...(SIDES.some((side) => plan.exits[side].length > 0) ? [t('library:facts.exits')] : []),
    ...(Object.keys(plan.mines).length === 0
      ? []
      : [t('library:facts.mines', { count: Object.keys(plan.mines).length })]),
  ];
  const where = whenAndWhere({ file });
  return (
    <div className="scenario-facts">
      <SidesTable rows={[rowOf(plan, 0), rowOf(plan, 1)]} first={plan.first} />
      <dl>
        <div>
          <dt>{t('library:facts.board')}</dt>
          <dd>
            {t('library:facts.boardOf', {
              board: capital(t(`start:board.${plan.board}`)),
              face: t(`library:face.${plan.face}`),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('library:facts.when')}</dt>
          <dd>{where === '' ? t('library:facts.noDate') : where}</dd>
        </div>
        {file.minutes === undefined ? null : (
          <div>
            <dt>{t('library:facts.length')}</dt>
            <dd>{t('start:minutes', { count: file.minutes })}</dd>
          </div>
        )}
        <div>
          <dt>{t('library:facts.map')}</dt>
          <dd>{rowText(counted)}</dd>
        </div>
        <div>
          <dt>{t('library:facts.air')}</dt>
          <dd>{airText(file)}</dd>
        </div>
        {isPlayable ? (
          <div>
            <dt>{t('library:facts.rules')}</dt>
            <dd>{rules.length === 0 ? t('library:facts.noRules') : rowText([...new Set(rules)])}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}
