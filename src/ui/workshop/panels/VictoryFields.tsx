import { useStore } from 'zustand';
import { hexOfLabel } from '../../../hex/labels.ts';
import { NO_SIDE, SIDE_NAMES, SIDES, type Side } from '../../../memoir/side.ts';
import { SECTION_NAMES } from '../../../scenarios/file-names.ts';
import { MOST_EXITS, MOST_EXIT_MEDALS, MOST_GROUPS, MOST_MEDALS } from '../../../scenarios/limits.ts';
import type { SpecialFile } from '../../../scenarios/scenario-schema.ts';
import { drawingTable } from '../../../store/drawing-table.ts';
import { planBoard, type Plan, type PlanObjective } from '../../../workshop/plan.ts';
import { Switch } from '../../settings/Switch.tsx';
import { t } from '../../text/i18n.ts';
import { capital, sideWords } from '../../text/sides.ts';
import { NumberField } from './fields.tsx';
import { HexesField } from './HexesField.tsx';
import { ObjectiveFields } from './ObjectiveFields.tsx';
import { SideChoice } from './SideChoice.tsx';
import { setSpecial } from './SpecialFields.tsx';

type SuddenDeath = NonNullable<SpecialFile['suddenDeath']>[number];
type EmptySections = NonNullable<SpecialFile['emptySectionMedals']>[number];
type SideName = SuddenDeath['side'];

function sideOf(name: SideName): Side {
  return name === 'allies' ? 0 : 1;
}

interface HeadProps {
  readonly name: string;
  onRemove(this: void): void;
}

function Head({ name, onRemove }: HeadProps) {
  return (
    <div className="inspect-head">
      <b>{name}</b>
      <button
        type="button"
        className="quiet"
        aria-label={t('workshop:inspect.removeThing', { name })}
        onClick={onRemove}
      >
        {t('workshop:inspect.remove')}
      </button>
    </div>
  );
}

function setSudden(list: readonly SuddenDeath[], mark?: string): void {
  setSpecial((special) => {
    if (list.length === 0) delete special.suddenDeath;
    else special.suddenDeath = list.map((one) => ({ ...one, hexes: [...one.hexes] }));
  }, mark);
}

function SuddenDeaths({ plan }: { readonly plan: Plan }) {
  const board = planBoard(plan);
  const looked = useStore(drawingTable, (table) => table.looked);
  const list = plan.special.suddenDeath ?? [];
  const middle = looked !== null && looked < board.size ? looked : board.size >> 1;
  return (
    <fieldset className="field-list">
      <legend>{t('workshop:special.suddenDeath')}</legend>
      <p className="faint">{t('workshop:specialSays.suddenDeath')}</p>
      {list.map((one, at) => {
        const hexes = one.hexes.flatMap((label) => hexOfLabel(board, label) ?? []);
        const become = (next: SuddenDeath, mark?: string) => setSudden(list.with(at, next), mark);
        const name = t('workshop:form.suddenOf', sideWords(sideOf(one.side)));
        return (
          <div key={at} className="inspect-objective">
            <Head name={name} onRemove={() => setSudden(list.toSpliced(at, 1))} />
            <SideChoice<Side>
              title={t('workshop:form.wins')}
              chosen={sideOf(one.side)}
              onChoose={(side) => become({ ...one, side: SIDE_NAMES[side] })}
            />
            <HexesField
              plan={plan}
              label={t('workshop:objective.hexes')}
              hexes={hexes}
              onHexes={(next) => {
                const { need, ...rest } = one;
                become({
                  ...rest,
                  hexes: next.map((hex) => board.labels[hex]),
                  ...(need === undefined || need >= next.length ? {} : { need }),
                });
              }}
            />
            <NumberField
              label={t('workshop:objective.need')}
              value={one.need ?? one.hexes.length}
              least={1}
              most={one.hexes.length}
              onValue={(value) => {
                const { side, hexes: labels } = one;
                become({ side, hexes: labels, ...(value === labels.length ? {} : { need: value }) }, `need ${at}`);
              }}
            />
          </div>
        );
      })}
      {list.length >= MOST_GROUPS ? null : (
        <button type="button" onClick={() => setSudden([...list, { side: 'allies', hexes: [board.labels[middle]] }])}>
          {t('workshop:form.addSudden', { hex: board.labels[middle] })}
        </button>
      )}
    </fieldset>
  );
}

function setEmpty(list: readonly EmptySections[], mark?: string): void {
  setSpecial((special) => {
    if (list.length === 0) delete special.emptySectionMedals;
    else special.emptySectionMedals = list.map((one) => ({ ...one, sections: [...one.sections] }));
  }, mark);
}

function EmptySectionMedals({ plan }: { readonly plan: Plan }) {
  const list = plan.special.emptySectionMedals ?? [];
  return (
    <fieldset className="field-list">
      <legend>{t('workshop:special.emptySectionMedals')}</legend>
      <p className="faint">{t('workshop:specialSays.emptySectionMedals')}</p>
      {list.map((one, at) => {
        const become = (next: EmptySections, mark?: string) => setEmpty(list.with(at, next), mark);
        return (
          <div key={at} className="inspect-objective">
            <Head
              name={t('workshop:form.emptyOf', sideWords(sideOf(one.side)))}
              onRemove={() => setEmpty(list.toSpliced(at, 1))}
            />
            <SideChoice<Side>
              title={t('workshop:form.winsMedals')}
              chosen={sideOf(one.side)}
              onChoose={(side) => become({ ...one, side: SIDE_NAMES[side] })}
            />
            {SECTION_NAMES.map((section) => (
              <Switch
                key={section}
                label={capital(t(`sides:section.${section}`))}
                isOn={one.sections.includes(section)}
                disabled={one.sections.length === 1 && one.sections[0] === section}
                onSwitch={(isOn) =>
                  become({
                    ...one,
                    sections: SECTION_NAMES.filter((name) => (name === section ? isOn : one.sections.includes(name))),
                  })
                }
              />
            ))}
            <NumberField
              label={t('workshop:objective.medals')}
              value={one.medals ?? 1}
              least={1}
              most={MOST_MEDALS}
              onValue={(value) => {
                const { side, sections } = one;
                become({ side, sections, ...(value === 1 ? {} : { medals: value }) }, `medals ${at}`);
              }}
            />
          </div>
        );
      })}
      {list.length >= MOST_GROUPS ? null : (
        <button type="button" onClick={() => setEmpty([...list, { side: 'allies', sections: ['centre'] }])}>
          {t('workshop:form.addEmpty')}
        </button>
      )}
    </fieldset>
  );
}

function ExitFields({ plan }: { readonly plan: Plan }) {
  const { exitsNeeded, infantryExitMedals } = plan.special;
  return (
    <fieldset className="field-list">
      <legend>{t('workshop:form.exits')}</legend>
      <p className="faint">
        {plan.exits.some((hexes) => hexes.length > 0) ? t('workshop:form.exitsHint') : t('workshop:form.noExits')}
      </p>
      <NumberField
        label={t('workshop:special.infantryExitMedals')}
        value={infantryExitMedals ?? 1}
        least={1}
        most={MOST_EXIT_MEDALS}
        onValue={(value) =>
          setSpecial((special) => {
            if (value === 1) delete special.infantryExitMedals;
            else special.infantryExitMedals = value;
          }, 'infantryExitMedals')
        }
      />
      {SIDES.map((side) => {
        const name = SIDE_NAMES[side];
        return (
          <NumberField
            key={side}
            label={t('workshop:form.exitsNeededOf', sideWords(side))}
            hint={t('workshop:specialSays.exitsNeeded')}
            value={exitsNeeded?.[name] ?? 0}
            least={0}
            most={MOST_EXITS}
            onValue={(value) =>
              setSpecial((special) => {
                const needed = { ...special.exitsNeeded };
                if (value === 0) delete needed[name];
                else needed[name] = value;
                if (Object.keys(needed).length === 0) delete special.exitsNeeded;
                else special.exitsNeeded = needed;
              }, `exitsNeeded ${name}`)
            }
          />
        );
      })}
    </fieldset>
  );
}

/** "D5, E5: 2 medals for the Axis" */
function medalText(plan: Plan, { hexes, side, medals }: PlanObjective): string {
  const board = planBoard(plan);
  const medal =
    side === NO_SIDE
      ? t('hover:objective.either', { count: medals })
      : t('hover:objective.of', { count: medals, ...sideWords(side) });
  return t('workshop:form.medal', { hexes: hexes.map((hex) => board.labels[hex]).join(', '), medal });
}

/** Everything beyond destroyed units that wins medals or the battle. */
export function VictoryFields({ plan }: { readonly plan: Plan }) {
  return (
    <>
      <fieldset className="field-list">
        <legend>{t('workshop:form.objectives')}</legend>
        <p className="faint">
          {plan.objectives.length === 0 ? t('workshop:form.noObjectives') : t('workshop:form.objectivesHint')}
        </p>
        {plan.objectives.map((objective, at) => (
          <details key={at} className="form-medal">
            <summary>{medalText(plan, objective)}</summary>
            <ObjectiveFields plan={plan} at={at} />
          </details>
        ))}
      </fieldset>
      <ExitFields plan={plan} />
      <SuddenDeaths plan={plan} />
      <EmptySectionMedals plan={plan} />
    </>
  );
}
