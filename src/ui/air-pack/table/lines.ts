// What is in the air over a hex, or on the ground there, and what that means, line by line.
import { boardOf, distance, type Hex } from '../../../hex/board.ts';
import { airPackView } from '../../../memoir/air/air-pack/own-state.ts';
import type { Action, View } from '../../../memoir/index.ts';
import { NO_SIDE, opponent, SIDES } from '../../../memoir/side.ts';
import { NOT_ORDERED, ON_THE_MOVE } from '../../../memoir/units/unit.ts';
import type { NoteLine } from '../../table/hover/note-line.ts';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { capital, sideWords } from '../../text/sides.ts';
import { abilitiesText } from '../abilities.ts';
import { baseAt, flyingOver, isAboard, modelName, onBoard, type Base, type InPlay } from '../planes.ts';
import { planeName, planesOnGround } from '../told/names.ts';

function line(id: string, kind: NoteLine['kind'], text: string): NoteLine[] {
  return text === '' ? [] : [{ id, kind, text }];
}

function stateText(view: View, { side, order, moveEnded, cleared }: InPlay): string {
  if (view.turn.side !== side || order === NOT_ORDERED) return '';
  return rowText([
    t(order === ON_THE_MOVE ? 'airPack:note.onTheMove' : 'airPack:note.ordered'),
    ...(cleared ? [t('airPack:note.cleared')] : []),
    ...(moveEnded ? [t('airPack:note.moved')] : []),
  ]);
}

/** What it does now, or did at the end of its move. */
function actionText({ action, interdicts }: InPlay): string {
  if (interdicts) return t('airPack:note.interdicts');
  return action === 'support' ? t('airPack:note.supports') : '';
}

function nextText(view: View, legal: readonly Action[], { side }: InPlay): string {
  if (side !== view.side) return '';
  const has = (type: Action['type']) => legal.some((action) => action.type === type);
  if (has('orderPlane')) return t('airPack:note.canOrder');
  return has('flyTo') ? t('airPack:note.canFly') : '';
}

function planeLines(view: View, legal: readonly Action[], plane: InPlay): NoteLine[] {
  return [
    { id: 'plane', kind: 'unit', title: capital(planeName(view, plane.side, plane.model)), text: '' },
    ...line('plane abilities', 'values', capital(abilitiesText(plane.model))),
    ...line('plane state', 'state', stateText(view, plane)),
    ...line('plane next', 'ability', nextText(view, legal, plane)),
    ...line('plane action', 'ability', actionText(plane)),
    ...line('plane flying', 'ability', t('airPack:note.flying')),
  ];
}

function baseLines(view: View, { side, hex, models, markers }: Base): NoteLine[] {
  const things = [...models.map(modelName), ...(markers > 0 ? [t('airPack:note.markers', { count: markers })] : [])];
  return [
    {
      id: 'base',
      kind: 'unit',
      title: capital(planesOnGround(view, side, hex)),
      count: rowText(things),
      text: t(isAboard(view, hex) ? 'airPack:note.aboard' : 'airPack:note.grounded'),
    },
  ];
}

/** Pinned, or about to be stopped, by the plane of the other side. */
function interdictionText(view: View, hex: Hex): string {
  const unit = view.units.find((one) => one.hex === hex);
  if (unit === undefined) return '';
  const plane = onBoard(view, opponent(unit.side));
  return plane?.pinned.includes(unit.id) === true ? t('airPack:note.pinned') : '';
}

function airfieldText(view: View, hex: Hex): string {
  const airfield = airPackView(view.air)?.airfields.find(({ hexes }) => hexes.includes(hex));
  if (airfield === undefined) return '';
  return airfield.holder === NO_SIDE
    ? t('airPack:note.airfieldFree')
    : t('airPack:note.airfieldOf', sideWords(airfield.holder));
}

export function airLines(view: View, legal: readonly Action[], hex: Hex): NoteLine[] {
  if (airPackView(view.air) === null) return [];
  const plane = flyingOver(view, hex);
  const base = baseAt(view, hex);
  return [
    ...(plane === null ? [] : planeLines(view, legal, plane)),
    ...(base === null ? [] : baseLines(view, base)),
    ...line('pinned', 'state', interdictionText(view, hex)),
    ...line('airfield', 'ground', airfieldText(view, hex)).map((one) => ({
      ...one,
      title: t('airPack:note.airfieldTitle'),
    })),
  ];
}

/** A ground unit that goes there comes beside a plane that interdicts: it stops and does not battle. */
export function airMoveText(view: View, unit: number, hex: Hex): string | null {
  const plane = onBoard(view, opponent(view.units[unit].side));
  if (plane === null || !plane.interdicts || plane.landed) return null;
  return distance(boardOf(view.board), plane.hex, hex) === 1 ? t('airPack:note.stopsBeside') : null;
}

/** The same in a few words, for the board that is read aloud. */
export function airHexTexts(view: View, hex: Hex): string[] {
  if (airPackView(view.air) === null) return [];
  const plane = flyingOver(view, hex);
  const base = baseAt(view, hex);
  const unit = view.units.find((one) => one.hex === hex);
  const isPinned = unit !== undefined && SIDES.some((side) => onBoard(view, side)?.pinned.includes(unit.id));
  return [
    ...(plane === null ? [] : [t('airPack:text.flying', { plane: planeName(view, plane.side, plane.model) })]),
    ...(base === null ? [] : [planesOnGround(view, base.side, hex)]),
    ...(isPinned ? [t('airPack:text.pinned')] : []),
  ];
}
