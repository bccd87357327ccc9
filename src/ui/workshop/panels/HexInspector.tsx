import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Hex } from '../../../hex/board.ts';
import { AIRCRAFT_TYPES } from '../../../memoir/air/aircraft.ts';
import { SIDES, type MaybeSide, type Side } from '../../../memoir/side.ts';
import { LONGEST_PLACE } from '../../../scenarios/limits.ts';
import { drawingTable } from '../../../store/drawing-table.ts';
import { workshop } from '../../../store/workshop.ts';
import { PALETTE_KINDS, PERIOD_KINDS } from '../../../workshop/palette.ts';
import { planBoard, type Plan, type PlanUnit } from '../../../workshop/plan.ts';
import { NoteLines } from '../../table/hover/NoteLines.tsx';
import { Switch } from '../../settings/Switch.tsx';
import { t } from '../../text/i18n.ts';
import { capital, sideWords } from '../../text/sides.ts';
import { planHexText } from '../plan-text.ts';
import { set, setUnit } from './edit.ts';
import { Select, TextField } from './fields.tsx';
import { BaseSection } from './BaseSection.tsx';
import { HexPicture } from './HexPicture.tsx';
import { Section } from './HexSection.tsx';
import { ObjectiveFields } from './ObjectiveFields.tsx';
import { PieceRows } from './PieceRows.tsx';
import { anyText } from './readers.ts';
import { SideChoice } from './SideChoice.tsx';
import { tableLines } from './table-lines.ts';
import { planKindName } from './tool-words.ts';
import { UnitFields } from './UnitFields.tsx';
import './fields.css';
import './inspector.css';

interface OnHex {
  readonly plan: Plan;
  readonly hex: Hex;
}

function UnitSection({ plan, hex, unit }: OnHex & { readonly unit: PlanUnit }) {
  const kinds: readonly string[] = [...PALETTE_KINDS, ...PERIOD_KINDS];
  return (
    <Section
      title={t('workshop:inspect.unit')}
      onRemove={() =>
        workshop.change({ deed: 'removeUnit', thing: unit.kind }, (draft) => {
          delete draft.units[hex];
        })
      }
    >
      <Select
        label={t('workshop:unit.kind')}
        values={kinds.includes(unit.kind) ? kinds : [unit.kind, ...kinds]}
        chosen={unit.kind}
        nameOf={(kind) => capital(planKindName(kind))}
        onChoose={(kind) => setUnit(hex, { kind, figures: null }, 'kind')}
      />
      <UnitFields plan={plan} unit={unit} onChange={(change, field) => setUnit(hex, change, field)} />
    </Section>
  );
}

function AircraftSection({ plan, side }: { readonly plan: Plan; readonly side: Side }) {
  const aircraft = plan.aircraft[side];
  if (aircraft === null) return null;
  return (
    <Section
      title={t('workshop:inspect.aircraftOf', sideWords(side))}
      onRemove={() =>
        workshop.change({ deed: 'removeAircraft' }, (draft) => {
          draft.aircraft[side] = null;
        })
      }
    >
      <Select
        label={t('workshop:inspect.aircraftType')}
        hint={t('workshop:inspect.aircraftHint')}
        values={AIRCRAFT_TYPES}
        chosen={aircraft.type}
        nameOf={(type) => t(`air:type.${type}`)}
        onChoose={(type) =>
          set('aircraft', (draft) => {
            draft.aircraft[side] = { ...aircraft, type };
          })
        }
      />
    </Section>
  );
}

function MineSection({ plan, hex }: OnHex) {
  const mine = plan.mines[hex];
  const become = (change: Partial<typeof mine>) =>
    set('mine', (draft) => {
      Object.assign(draft.mines[hex], change);
    });
  return (
    <Section
      title={t('workshop:inspect.mine')}
      onRemove={() =>
        workshop.change({ deed: 'removeMine' }, (draft) => {
          delete draft.mines[hex];
        })
      }
    >
      <SideChoice<MaybeSide>
        title={t('workshop:inspect.laidBy')}
        chosen={mine.side}
        neither={t('workshop:inspect.nobody')}
        onChoose={(side) => become({ side })}
      />
      <Switch
        label={t('workshop:palette.decoy')}
        hint={t('workshop:palette.decoyHint')}
        isOn={mine.decoy}
        onSwitch={(decoy) => become({ decoy })}
      />
    </Section>
  );
}

function GoalsSection({ plan, hex }: OnHex) {
  const here = plan.objectives.flatMap(({ hexes }, at) => (hexes.includes(hex) ? [at] : []));
  return (
    <Section title={t('workshop:inspect.goals')}>
      {here.map((at) => (
        <ObjectiveFields key={at} plan={plan} at={at} />
      ))}
      {here.length > 0 ? null : (
        <button
          type="button"
          onClick={() =>
            workshop.change({ deed: 'addObjective' }, (draft) => {
              draft.objectives.push({ hexes: [hex], side: -1, need: 1, medals: 1, switches: [] });
            })
          }
        >
          {t('workshop:inspect.addObjective')}
        </button>
      )}
      {SIDES.map((side) => (
        <Switch
          key={side}
          label={t('workshop:inspect.exitOf', sideWords(side))}
          isOn={plan.exits[side].includes(hex)}
          onSwitch={(isOn) =>
            set('exit', (draft) => {
              const others = draft.exits[side].filter((one) => one !== hex);
              draft.exits[side] = isOn ? [...others, hex].toSorted((a, b) => a - b) : others;
            })
          }
        />
      ))}
    </Section>
  );
}

function NameSection({ plan, hex }: OnHex) {
  const rename = (name: string) =>
    set(
      'placeName',
      (draft) => {
        if (name.trim() === '') delete draft.places[hex];
        else draft.places[hex] = name;
      },
      String(hex),
    );
  return (
    <TextField
      label={t('workshop:palette.placeName')}
      value={plan.places[hex] ?? ''}
      length={LONGEST_PLACE}
      read={anyText}
      onValue={rename}
    />
  );
}

/** Everything on the hex that is looked at, and what the table will say of it. */
export function HexInspector({ plan }: { readonly plan: Plan }) {
  const looked = useStore(drawingTable, (table) => table.looked);
  const board = planBoard(plan);
  const top = useRef<HTMLDivElement>(null);
  // Another hex is read from its beginning.
  useLayoutEffect(() => {
    if (looked !== null && top.current?.parentElement) top.current.parentElement.scrollTop = 0;
  }, [looked]);
  if (looked === null || looked >= board.size) return <p className="faint">{t('workshop:inspect.none')}</p>;
  const hex = looked;
  const unit = plan.units[hex];
  return (
    <div ref={top} className="hex-inspector" key={hex}>
      <header className="inspect-top">
        <HexPicture plan={plan} hex={hex} />
        <div>
          <h2>{t('workshop:inspect.title', { hex: board.labels[hex] })}</h2>
          <p className="faint">{planHexText(plan, hex)}</p>
        </div>
      </header>
      <Section title={t('workshop:inspect.ground')}>
        <PieceRows plan={plan} hex={hex} />
      </Section>
      {unit === undefined ? null : <UnitSection plan={plan} hex={hex} unit={unit} />}
      {SIDES.map((side) =>
        plan.aircraft[side]?.hex === hex ? <AircraftSection key={side} plan={plan} side={side} /> : null,
      )}
      {plan.bases[hex] === undefined ? null : <BaseSection plan={plan} hex={hex} />}
      {plan.mines[hex] === undefined ? null : <MineSection plan={plan} hex={hex} />}
      <GoalsSection plan={plan} hex={hex} />
      <NameSection plan={plan} hex={hex} />
      <details className="inspect-said">
        <summary>{t('workshop:inspect.said')}</summary>
        <NoteLines lines={tableLines(plan, hex)} />
      </details>
    </div>
  );
}
