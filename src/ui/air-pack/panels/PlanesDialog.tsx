import { airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import type { PlaneModel } from '../../../memoir/air/air-pack/planes.ts';
import { SIDES, type Side } from '../../../memoir/side.ts';
import { Airframe } from '../../air/Airframe.tsx';
import { Modal } from '../../Modal.tsx';
import { RulesLink } from '../../table/hover/late.tsx';
import type { TableScene } from '../../table/scene-props.ts';
import { t } from '../../text/i18n.ts';
import { capital, sideWords } from '../../text/sides.ts';
import { ABILITIES, abilitiesOf, abilityText } from '../abilities.ts';
import { modelIdOf } from '../plane-model.ts';
import { basesOf, modelName, planeOf } from '../planes.ts';
import './planes-panel.css';

/** What a side can send up in this battle, and what it has on the board. */
function modelsOf({ view }: TableScene, side: Side): PlaneModel[] {
  const own = airPackView(view.air)?.sides[side];
  const flying = planeOf(view, side)?.model;
  const standing = basesOf(view).flatMap((base) => (base.side === side ? base.models : []));
  return [...new Set([...(own?.models ?? []), ...standing, ...(flying === undefined ? [] : [flying])])];
}

function Planes({ scene, side }: { readonly scene: TableScene; readonly side: Side }) {
  const models = modelsOf(scene, side);
  return (
    <section className={`side-${side}`}>
      <h3>{t('airPack:dialog.planesOf', sideWords(side))}</h3>
      {models.length === 0 ? <p className="faint">{t('airPack:dialog.noPlanes')}</p> : null}
      <table className="planes-table">
        <tbody>
          {models.map((model) => (
            <tr key={model}>
              <td>
                <svg viewBox="-47 -42 94 84" aria-hidden="true">
                  <Airframe model={modelIdOf(model)} pose="still" />
                </svg>
              </td>
              <th scope="row">{modelName(model)}</th>
              <td>{abilitiesOf(model).map(abilityText).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The planes of both sides with what they can do, and the rules in a few lines. */
export function PlanesDialog({ scene, onClose }: { readonly scene: TableScene; onClose(this: void): void }) {
  return (
    <Modal title={t('airPack:dialog.title')} className="air-dialog" onClose={onClose}>
      {SIDES.map((side) => (
        <Planes key={side} scene={scene} side={side} />
      ))}
      <dl className="planes-skills">
        {ABILITIES.map((ability) => (
          <div key={ability}>
            <dt>{capital(abilityText(ability))}</dt>
            <dd>{t(`airPack:skill.${ability}`)}</dd>
          </div>
        ))}
      </dl>
      <ul className="planes-rules">
        {(['sortie', 'duty', 'check', 'actions', 'ground'] as const).map((rule) => (
          <li key={rule}>{t(`airPack:dialog.${rule}`)}</li>
        ))}
      </ul>
      <RulesLink address="air-sortie-cards+air-check+keep-flying" />
    </Modal>
  );
}
