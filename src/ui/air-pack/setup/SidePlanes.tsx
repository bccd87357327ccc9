import { useId } from 'react';
import { PLANE_MODELS, type PlaneModel } from '../../../memoir/air/air-pack/planes.ts';
import { SIDES, type Side } from '../../../memoir/side.ts';
import { BASINGS } from '../../../scenarios/air-pack/options-schema.ts';
import { Airframe } from '../../air/Airframe.tsx';
import { Segments } from '../../settings/Segments.tsx';
import { SideMark } from '../../settings/SideMark.tsx';
import { t } from '../../text/i18n.ts';
import { listText } from '../../text/lists.ts';
import { sideText, sideWords } from '../../text/sides.ts';
import { nationName } from '../../text/units.ts';
import { abilitiesText } from '../abilities.ts';
import { modelIdOf } from '../plane-model.ts';
import { modelName } from '../planes.ts';
import { Differing } from './fields.tsx';
import { fliesFrom, isSamePlanes, modelsByDate, modelsFlown, planesWith, withSide, type PackChoice } from './pack.ts';

interface OfSide {
  readonly choice: PackChoice;
  readonly side: Side;
}

function PlaneRow({ choice, side, model }: OfSide & { readonly model: PlaneModel }) {
  const id = useId();
  const { pack, change } = choice;
  return (
    <li className="pack-plane">
      <input
        type="checkbox"
        id={id}
        checked={modelsFlown(choice, side).includes(model)}
        disabled={!fliesFrom(model, pack.basing[side])}
        aria-describedby={`${id}-says`}
        onChange={({ currentTarget }) =>
          change({ planes: withSide(pack.planes, side, planesWith(choice, side, model, currentTarget.checked)) })
        }
      />
      <svg viewBox="-47 -42 94 84" aria-hidden="true">
        <Airframe model={modelIdOf(model)} pose="still" />
      </svg>
      <label htmlFor={id}>{modelName(model)}</label>
      <p id={`${id}-says`} className="faint">
        {abilitiesText(model)}
      </p>
    </li>
  );
}

function BasingChoice({ choice, side }: OfSide) {
  const { pack, usual, change } = choice;
  const title = t('airPackSetup:planes.basing');
  return (
    <>
      <Segments
        title={title}
        values={BASINGS}
        chosen={pack.basing[side]}
        nameOf={(basing) => t(`airPackSetup:planes.from.${basing}`)}
        onChoose={(basing) => change({ basing: withSide(pack.basing, side, basing) })}
      />
      <Differing
        differs={pack.basing[side] !== usual.basing[side]}
        of={title}
        usual={t(`airPackSetup:planes.from.${usual.basing[side]}`)}
        onReset={() => change({ basing: withSide(pack.basing, side, usual.basing[side]) })}
      />
    </>
  );
}

function usualText(choice: PackChoice, side: Side): string {
  const planes = choice.usual.planes[side];
  if (planes === null) return t('airPackSetup:planes.byDate');
  return planes.length === 0 ? t('airPackSetup:planes.none') : listText(planes.map(modelName));
}

/** What a side sends up over the edge of the map, and from where (AP-6, AP-10.3). */
function PlanesOfSide({ choice, side }: OfSide) {
  const { battle, pack, usual, change } = choice;
  const { nation } = battle.scenario.rules.sides[side];
  // Those that would be flown stay where they are while they are switched off and on.
  const first = new Set([...modelsByDate(choice, side), ...(usual.planes[side] ?? []), ...(pack.planes[side] ?? [])]);
  const others = PLANE_MODELS.filter((model) => !first.has(model));
  const row = (model: PlaneModel) => <PlaneRow key={model} choice={choice} side={side} model={model} />;
  return (
    <section className={`pack-side side-${side}`} aria-label={t('airPackSetup:planes.of', sideWords(side))}>
      <h4>
        <SideMark side={side} />
        {sideText(side)} <span className="nation-name">{nationName(nation)}</span>
      </h4>
      <BasingChoice choice={choice} side={side} />
      <ul>{PLANE_MODELS.filter((model) => first.has(model)).map(row)}</ul>
      {modelsFlown(choice, side).length === 0 ? (
        <p className="air-says">{t('airPackSetup:planes.nobody', sideWords(side))}</p>
      ) : null}
      <Differing
        differs={!isSamePlanes(pack.planes[side], usual.planes[side])}
        of={t('airPackSetup:planes.of', sideWords(side))}
        usual={usualText(choice, side)}
        onReset={() => change({ planes: withSide(pack.planes, side, usual.planes[side]) })}
      />
      <details>
        <summary>{t('airPackSetup:planes.others')}</summary>
        <ul>{others.map(row)}</ul>
      </details>
    </section>
  );
}

export function PlanesChoice({ choice }: { readonly choice: PackChoice }) {
  return (
    <div className="pack-part pack-wide">
      <h3>{t('airPackSetup:planes.title')}</h3>
      <p className="faint">{t('airPackSetup:planes.says')}</p>
      <div className="pack-sides">
        {SIDES.map((side) => (
          <PlanesOfSide key={side} choice={choice} side={side} />
        ))}
      </div>
    </div>
  );
}
