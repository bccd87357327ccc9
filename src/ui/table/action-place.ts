import type { Hex } from '../../hex/board.ts';
import type { Action } from '../../memoir/action.ts';
import type { View } from '../../memoir/index.ts';
import { airParts } from '../air/late.tsx';
import type { ChoiceKind } from '../board/model.ts';

/** Where an action is done on the board: the unit (or AIRCRAFT) that does it, and the hex it is done to. */
export interface ActionPlace {
  readonly unit: number | null;
  readonly hex: Hex | null;
  readonly kind: ChoiceKind;
  /** Where whoever goes there comes from, if the mark shows it. */
  readonly from?: Hex;
}

const NOWHERE: ActionPlace = { unit: null, hex: null, kind: 'pick' };

export function placeOf(view: View, action: Action): ActionPlace {
  const hexOf = (unit: number) => view.units[unit].hex;
  switch (action.type) {
    case 'orderUnit':
    case 'heal':
      return { unit: null, hex: hexOf(action.unit), kind: 'pick' };
    case 'moveUnit':
      return { unit: action.unit, hex: action.to, kind: 'go' };
    case 'attack':
      return { unit: action.unit, hex: hexOf(action.target), kind: 'strike' };
    case 'exitUnit':
    case 'removeWire':
    case 'removeRoadBlock':
    case 'recover':
      return { unit: action.unit, hex: null, kind: 'pick' };
    case 'retreatTo': {
      const { retreat } = view.moment;
      return {
        unit: null,
        hex: action.to,
        kind: 'retreat',
        ...(retreat === null ? {} : { from: hexOf(retreat.unit) }),
      };
    }
    case 'moveOn':
    case 'takeGround': {
      const { attack } = view.moment;
      const hex = action.type === 'moveOn' ? action.to : (attack?.to ?? null);
      return { unit: null, hex, kind: 'ground', ...(attack === null ? {} : { from: hexOf(attack.attacker) }) };
    }
    case 'battleBack':
      return { unit: null, hex: view.moment.attack?.from ?? null, kind: 'strike' };
    case 'overrun':
    case 'pickTarget':
      return { unit: null, hex: hexOf(action.target), kind: 'strike' };
    default:
      return airParts(view.rules.airRules)?.airPlaceOf(view, action) ?? NOWHERE;
  }
}
