// What is in the air over a hex, and what that means, line by line.
import { boardOf, distance, type Hex } from '../../../hex/board.ts';
import { AMMUNITION, type Stock } from '../../../memoir/air/aircraft.ts';
import { isFlak } from '../../../memoir/air/new-flight-plan/ground-fire.ts';
import { flightPlanView } from '../../../memoir/air/new-flight-plan/own-state.ts';
import { isEmpty, TYPE_ROWS } from '../../../memoir/air/new-flight-plan/types.ts';
import type { Action, View } from '../../../memoir/index.ts';
import { NO_SIDE } from '../../../memoir/side.ts';
import { NOT_ORDERED, ON_THE_MOVE } from '../../../memoir/units/unit.ts';
import type { NoteLine } from '../../table/hover/note-line.ts';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { capital, sideWords } from '../../text/sides.ts';
import { aircraftName } from '../told/names.ts';
import { aircraftAt, enemyOf, modelOf, type InPlay } from './aircraft.ts';

function stockText(stock: Stock): string {
  if (isEmpty(stock)) return t('flight:note.empty');
  const kinds = AMMUNITION.filter((kind) => stock[kind] > 0);
  return rowText(kinds.map((kind) => t(`flight:note.${kind}`, { count: stock[kind] })));
}

function isAboard(view: View, { landed, hex }: InPlay): boolean {
  return landed && view.units.some((unit) => unit.hex === hex);
}

function postureText(view: View, aircraft: InPlay): string {
  if (isAboard(view, aircraft)) return t('flight:note.aboard');
  return t(aircraft.landed ? 'flight:note.landed' : 'flight:note.flying');
}

function stateText(view: View, { side, order, moveEnded, battled }: InPlay): string {
  if (view.turn.side !== side) return '';
  if (order === NOT_ORDERED) return view.moment.step === 'movement' ? t('flight:note.notOrdered') : '';
  return rowText([
    t(order === ON_THE_MOVE ? 'flight:note.onTheMove' : 'flight:note.ordered'),
    ...(moveEnded ? [t('flight:note.moved')] : []),
    ...(battled ? [t('flight:note.battled')] : []),
  ]);
}

/** What its player can do with it now. */
function nextText(view: View, legal: readonly Action[], { side }: InPlay): string {
  if (side !== view.side) return '';
  const has = (...types: Action['type'][]) => legal.some(({ type }) => types.includes(type));
  if (has('orderAircraft')) return t('flight:note.canOrder');
  if (has('flyTo')) return t('flight:note.canFly');
  return has('rollRun', 'rollDogfight', 'rollBombing') ? t('flight:note.canAttack') : '';
}

function line(id: string, kind: NoteLine['kind'], text: string): NoteLine[] {
  return text === '' ? [] : [{ id, kind, text }];
}

function aircraftLines(view: View, legal: readonly Action[], aircraft: InPlay): NoteLine[] {
  const { side, type, stock, landed } = aircraft;
  const { move, dogfight } = TYPE_ROWS[type];
  return [
    {
      id: 'aircraft',
      kind: 'unit',
      title: capital(aircraftName(view, side)),
      count: t(`air:model.${modelOf(view, side, type)}`),
      text: '',
    },
    ...line('air values', 'values', t('flight:note.values', { move, dogfight, stock: stockText(stock) })),
    ...line('air state', 'state', stateText(view, aircraft)),
    ...line('air next', 'ability', nextText(view, legal, aircraft)),
    ...line('posture', 'ability', postureText(view, aircraft)),
    ...line('empty', 'ability', !landed && isEmpty(stock) ? t('flight:note.emptyFlying') : ''),
  ];
}

function markerLines(view: View, hex: Hex): NoteLine[] {
  const { markers = [] } = flightPlanView(view.air)?.turn ?? {};
  const here = markers.filter((marker) => marker.hex === hex);
  if (here.length === 0) return [];
  const order = [...new Set(markers.map((marker) => marker.hex))].indexOf(hex) + 1;
  const kinds = here.map(({ ammunition }) => t(`flight:note.${ammunition}Marker`));
  const text = t('flight:note.marker', { order, markers: rowText(kinds) });
  return [{ id: 'markers', kind: 'goal', title: t('flight:note.markerTitle'), text }];
}

function strategicText(view: View, hex: Hex): string {
  const { turn, bombed } = flightPlanView(view.air) ?? {};
  const at = (objective: number) => view.rules.objectives[objective]?.hexes[0] === hex;
  if (turn !== undefined && turn.bombing >= 0 && at(turn.bombing)) return t('flight:note.strategic');
  const before = bombed?.find(({ objective }) => at(objective));
  if (before === undefined) return '';
  return t(before.held ? 'flight:note.bombed' : 'flight:note.bombedBack', sideWords(before.side));
}

function airfieldText(view: View, hex: Hex): string {
  const airfield = flightPlanView(view.air)?.airfields.find(({ hexes }) => hexes.includes(hex));
  if (airfield === undefined) return '';
  return airfield.holder === NO_SIDE
    ? t('flight:note.airfieldFree')
    : t('flight:note.airfieldOf', sideWords(airfield.holder));
}

export function airLines(view: View, legal: readonly Action[], hex: Hex): NoteLine[] {
  if (flightPlanView(view.air) === null) return [];
  const aircraft = aircraftAt(view, hex);
  const strategic = strategicText(view, hex);
  const airfield = airfieldText(view, hex);
  return [
    ...(aircraft === null ? [] : aircraftLines(view, legal, aircraft)),
    ...markerLines(view, hex),
    ...line('strategic', 'goal', strategic).map((one) => ({ ...one, title: t('flight:note.strategicTitle') })),
    ...line('landing', 'ground', airfield).map((one) => ({ ...one, title: t('flight:note.airfieldTitle') })),
  ];
}

const GUN_REACH = 2;

/** A unit that goes there could fire at the enemy's aircraft, as far as the distance goes. */
export function airMoveText(view: View, unit: number, hex: Hex, fights: boolean): string | null {
  const enemy = enemyOf(view);
  if (!fights || enemy === null || enemy.landed) return null;
  const reach = isFlak(view.units[unit]) ? GUN_REACH : 1;
  return distance(boardOf(view.board), hex, enemy.hex) <= reach ? t('flight:step.inReach') : null;
}

/** The same in a few words, for the board that is read aloud. */
export function airHexTexts(view: View, hex: Hex): string[] {
  const air = flightPlanView(view.air);
  if (air === null) return [];
  const aircraft = aircraftAt(view, hex);
  const markers = air.turn.markers.filter((marker) => marker.hex === hex);
  const airfield = air.airfields.find(({ hexes }) => hexes.includes(hex));
  const { bombing } = air.turn;
  return [
    ...(aircraft === null
      ? []
      : [t(`flight:text.${aircraft.landed ? 'landed' : 'flying'}`, { aircraft: aircraftName(view, aircraft.side) })]),
    ...markers.map(({ ammunition }) => t(`flight:text.marker.${ammunition}`)),
    ...(bombing >= 0 && view.rules.objectives[bombing].hexes[0] === hex ? [t('flight:text.strategic')] : []),
    ...(airfield === undefined
      ? []
      : [
          airfield.holder === NO_SIDE
            ? t('flight:text.airfieldFree')
            : t('flight:text.airfield', sideWords(airfield.holder)),
        ]),
  ];
}
