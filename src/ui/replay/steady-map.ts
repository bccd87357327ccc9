import type { View } from '../../memoir/index.ts';
import type { State } from '../../memoir/state.ts';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import type { BoardModel } from '../board/model.ts';
import { groundOf, namesOf } from '../table/board-model.tsx';

type MapParts = Pick<BoardModel, 'ground' | 'names'>;

/** What can change on the map besides the ground itself: holders of objectives, mines. */
function restOf({ objectives, mines }: State): string {
  return `${objectives.join()} ${mines.map(({ hex, revealed }) => `${hex}${revealed ? '!' : ''}`).join()}`;
}

/**
 * The map at many moments of one game. Most moments share it, and the same list of drawings tells the board that
 * nothing has to be drawn anew.
 */
export function steadyMap(file: ScenarioFile): (state: State, view: View) => MapParts {
  let names: BoardModel['names'] | null = null;
  const drawn = new WeakMap<object, Map<string, MapParts>>();
  return (state, view) => {
    const byRest = drawn.get(state.ground) ?? new Map<string, MapParts>();
    drawn.set(state.ground, byRest);
    const rest = restOf(state);
    const known = byRest.get(rest);
    if (known !== undefined) return known;
    names ??= namesOf(view, file);
    const parts = { ground: groundOf(view, file), names };
    byRest.set(rest, parts);
    return parts;
  };
}
