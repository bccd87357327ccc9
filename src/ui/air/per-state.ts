import type { State } from '../../memoir/index.ts';

/** The same answer for the same state: several parts of the table ask for it. */
export function perState<T>(find: (state: State) => T): (state: State) => T {
  const known = new WeakMap<State, { readonly found: T }>();
  return (state) => {
    const before = known.get(state);
    if (before !== undefined) return before.found;
    const found = find(state);
    known.set(state, { found });
    return found;
  };
}
