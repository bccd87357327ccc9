import type { ReactNode } from 'react';
import { NO_SIDE, SIDES, type MaybeSide } from '../../memoir/side.ts';
import type { MapPicture } from '../../workshop/picture.ts';
import { AircraftDrawing } from '../air/AircraftDrawing.tsx';
import { aircraftModel } from '../air/aircraft-model.ts';
import { modelIdOf } from '../air-pack/plane-model.ts';
import { ReadyMarkers } from '../air-pack/ReadyMarkers.tsx';
import { featuresOn } from '../briefing/features.ts';
import { GroundSample } from '../briefing/GroundSample.tsx';
import { EXIT_ARROW } from '../table/terrain/exits.ts';
import { marksOf } from '../table/terrain/objectives.ts';
import { ObjectiveMedals } from '../table/terrain/ObjectiveMedals.tsx';
import { t } from '../text/i18n.ts';
import { capital, sideWords } from '../text/sides.ts';
import { terrainName } from '../text/terrain.ts';
import { MarkSample } from './MarkSample.tsx';

const MINES = [{ id: 'minefield' }] as const;

interface Entry {
  readonly id: string;
  readonly sample: ReactNode;
  readonly name: string;
  readonly line: string;
}

function groundEntries({ mines, pieces, face }: MapPicture): Entry[] {
  return featuresOn(mines.size === 0 ? pieces : [...pieces, MINES]).map((feature) => ({
    id: feature.id,
    sample: <GroundSample feature={feature} face={face} />,
    name: capital(terrainName(feature.id)),
    line: feature.line,
  }));
}

const WHOSE: readonly MaybeSide[] = [...SIDES, NO_SIDE];

function medalEntries({ objectives, face }: MapPicture): Entry[] {
  const shownOf = (side: MaybeSide) => [...marksOf(objectives).values()].flat().filter((mark) => mark.side === side);
  return WHOSE.filter((side) => shownOf(side).length > 0).map((side) => ({
    id: `medal ${side}`,
    sample: (
      <MarkSample face={face}>
        <g transform="translate(-57 40) scale(2.1)">
          <ObjectiveMedals marks={[{ side, medals: 1, holder: NO_SIDE }]} />
        </g>
      </MarkSample>
    ),
    name: side === NO_SIDE ? t('sheet:objectiveAny') : t('sheet:objectiveOf', sideWords(side)),
    line: t(shownOf(side).some(({ medals }) => medals > 1) ? 'sheet:objectiveNumber' : 'sheet:objectiveLine'),
  }));
}

function exitEntries({ exits, face }: MapPicture): Entry[] {
  const both = exits[0].filter((hex) => exits[1].includes(hex));
  const hexesOf = (side: MaybeSide) => (side === NO_SIDE ? both : exits[side].filter((hex) => !both.includes(hex)));
  return WHOSE.filter((side) => hexesOf(side).length > 0).map((side) => ({
    id: `exit ${side}`,
    sample: (
      <MarkSample face={face}>
        <path className={`exit exit-${side === NO_SIDE ? 'any' : side}`} d={EXIT_ARROW} transform="scale(2.4)" />
      </MarkSample>
    ),
    name: side === NO_SIDE ? t('sheet:exitAny') : t('sheet:exitOf', sideWords(side)),
    line: t('sheet:exitLine'),
  }));
}

function aircraftEntries({ aircraft, nations, front, face }: MapPicture): Entry[] {
  return SIDES.flatMap((side) => {
    const one = aircraft[side];
    if (one === null) return [];
    const model = aircraftModel(nations[side], one.type, front);
    const sample = (
      <MarkSample face={face}>
        <AircraftDrawing model={model} side={side} nation={nations[side]} />
      </MarkSample>
    );
    return [{ id: `aircraft ${side}`, sample, name: t(`air:model.${model}`), line: t('sheet:aircraftLine') }];
  });
}

function baseEntries({ bases, nations, face }: MapPicture): Entry[] {
  const all = Object.values(bases);
  const planes = SIDES.flatMap((side) =>
    [...new Set(all.flatMap((base) => (base.side === side ? (base.model ?? []) : [])))].map((model) => ({
      side,
      model,
    })),
  );
  const markers = SIDES.filter((side) => all.some((base) => base.side === side && base.ready > 0));
  return [
    ...planes.map(({ side, model }) => ({
      id: `plane ${side} ${model}`,
      sample: (
        <MarkSample face={face}>
          <AircraftDrawing model={modelIdOf(model)} side={side} nation={nations[side]} landed />
        </MarkSample>
      ),
      name: t(`air:model.${modelIdOf(model)}`),
      line: t('sheet:aircraftLine'),
    })),
    ...markers.map((side) => ({
      id: `ready ${side}`,
      sample: (
        <MarkSample face={face}>
          <ReadyMarkers side={side} nation={nations[side]} count={1} isAside={false} />
        </MarkSample>
      ),
      name: t('sheet:readyOf', sideWords(side)),
      line: t('sheet:readyLine'),
    })),
  ];
}

/** What lies on this map besides the units: what it is called and what it does. */
export function SheetLegend({ picture }: { readonly picture: MapPicture }) {
  const entries = [
    ...groundEntries(picture),
    ...medalEntries(picture),
    ...exitEntries(picture),
    ...aircraftEntries(picture),
    ...baseEntries(picture),
  ];
  if (entries.length === 0) return null;
  return (
    <section className="print-legend">
      <h3>{t('sheet:legend')}</h3>
      <ul>
        {entries.map(({ id, sample, name, line }) => (
          <li key={id}>
            {sample}
            <p>
              <b>{name}</b> <span>{line}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
