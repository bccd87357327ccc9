import { lookAtHex } from '../../../store/drawing-table.ts';
import { workshop } from '../../../store/workshop.ts';
import { planBoard, type Plan, type PlanBase } from '../../../workshop/plan.ts';
import { modelIdOf } from '../../air-pack/plane-model.ts';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { sideWords } from '../../text/sides.ts';

function baseText({ side, model, ready }: PlanBase, hex: string): string {
  const parts = [
    ...(model === null ? [] : [t(`air:model.${modelIdOf(model)}`)]),
    ...(ready === 0 ? [] : [t('workshop:airPack.ready', { count: ready })]),
  ];
  return t('workshop:airPack.startsOn', { planes: rowText(parts), hex, ...sideWords(side) });
}

/** Planes and markers on the ground as the battle begins; they are placed on the map. */
export function StartingBases({ plan }: { readonly plan: Plan }) {
  const board = planBoard(plan);
  const bases = Object.entries(plan.bases).map(([hex, base]) => ({ hex: Number(hex), base }));
  return (
    <div className="form-rule">
      <h3>{t('airPackSetup:start.title')}</h3>
      {bases.length === 0 ? <p className="faint">{t('workshop:air.noneStart')}</p> : null}
      <ul className="form-list">
        {bases.map(({ hex, base }) => {
          const text = baseText(base, board.labels[hex]);
          return (
            <li key={hex}>
              <button type="button" className="quiet" onClick={() => lookAtHex(hex)}>
                {text}
              </button>
              <button
                type="button"
                className="quiet"
                aria-label={t('workshop:inspect.removeThing', { name: text })}
                onClick={() =>
                  workshop.change({ deed: 'removePlanes' }, (draft) => {
                    delete draft.bases[hex];
                  })
                }
              >
                {t('workshop:inspect.remove')}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
