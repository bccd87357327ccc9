// The hand: what stands or lies on top of a hex is taken to another one. The ground itself stays.
import type { Hex } from '../hex/board.ts';
import { SIDES } from '../memoir/side.ts';
import { layerOf } from './families.ts';
import { givesWay, laidOn, piecesOn, setPieces, type PlanDraft } from './lay.ts';
import type { Plan } from './plan.ts';

export const CARRIED = ['aircraft', 'planes', 'unit', 'obstacles', 'objective', 'mine', 'name', 'exit'] as const;
export type CarriedThing = (typeof CARRIED)[number];

function isObstacle({ id }: { readonly id: Parameters<typeof layerOf>[0] }): boolean {
  return layerOf(id) === 'obstacles';
}

function isOn(plan: Plan, hex: Hex, thing: CarriedThing): boolean {
  switch (thing) {
    case 'aircraft':
      return plan.aircraft.some((one) => one?.hex === hex);
    case 'planes':
      return plan.bases[hex] !== undefined;
    case 'unit':
      return plan.units[hex] !== undefined;
    case 'obstacles':
      return piecesOn(plan, hex).some(isObstacle);
    case 'objective':
      return plan.objectives.some(({ hexes }) => hexes.includes(hex));
    case 'mine':
      return plan.mines[hex] !== undefined;
    case 'name':
      return plan.places[hex] !== undefined;
    default:
      return plan.exits.some((hexes) => hexes.includes(hex));
  }
}

/** What a hand takes hold of on the hex; null: there is nothing to take. */
export function thingOn(plan: Plan, hex: Hex): CarriedThing | null {
  return CARRIED.find((thing) => isOn(plan, hex, thing)) ?? null;
}

/** What is on the two hexes changes places. */
function exchange<T>(values: Record<Hex, T>, a: Hex, b: Hex): void {
  const { [a]: first, [b]: second } = values;
  const [hasFirst, hasSecond] = [a in values, b in values];
  if (hasFirst) values[b] = first;
  else delete values[b];
  if (hasSecond) values[a] = second;
  else delete values[a];
}

function exchanged(hexes: readonly Hex[], a: Hex, b: Hex): Hex[] {
  return hexes.map((hex) => (hex === a ? b : hex === b ? a : hex));
}

/** Takes it to the other hex; what is of its kind there comes back in its place. */
export function carry(draft: PlanDraft, thing: CarriedThing, from: Hex, to: Hex): void {
  switch (thing) {
    case 'aircraft':
      for (const side of SIDES) {
        const aircraft = draft.aircraft[side];
        if (aircraft !== null) [aircraft.hex] = exchanged([aircraft.hex], from, to);
      }
      return;
    case 'planes':
      return exchange(draft.bases, from, to);
    case 'unit':
      return exchange(draft.units, from, to);
    case 'obstacles': {
      const lying = piecesOn(draft, from).filter(isObstacle);
      const under = piecesOn(draft, from).filter((piece) => !isObstacle(piece));
      const there = piecesOn(draft, to);
      const back = there.filter((piece) => isObstacle(piece) && lying.some(({ id }) => givesWay(piece.id, id)));
      setPieces(
        draft,
        to,
        lying.reduce(
          laidOn,
          there.filter((piece) => !back.includes(piece)),
        ),
      );
      return setPieces(draft, from, back.reduce(laidOn, under));
    }
    case 'objective':
      for (const objective of draft.objectives) objective.hexes = exchanged(objective.hexes, from, to);
      return;
    case 'mine':
      return exchange(draft.mines, from, to);
    case 'name':
      return exchange(draft.places, from, to);
    default:
      for (const side of SIDES) draft.exits[side] = [...new Set(exchanged(draft.exits[side], from, to))];
  }
}
