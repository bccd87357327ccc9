import { airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import { NO_CARD } from '../../../memoir/cards/card.ts';
import type { TableScene } from '../../table/scene-props.ts';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import '../../air/panels/reserve-panel.css';

/** The sortie card of this turn beside the section card it goes with. */
export function SortieInPlay({ scene }: { readonly scene: TableScene }) {
  const { turn, air } = scene.view;
  if (airPackView(air)?.laid !== true) return null;
  const text = turn.card === NO_CARD ? 'airPack:sortie.laidBeside' : 'airPack:sortie.inPlay';
  return <p className="air-in-play">{t(text, sideWords(turn.side))}</p>;
}
