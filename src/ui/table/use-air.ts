import { useMemo } from 'react';
import type { Action } from '../../memoir/index.ts';
import { airParts, type AirParts } from '../air/late.tsx';
import type { Counter, Popup, Token } from '../board/model.ts';
import type { Choices } from './choices.ts';
import type { TableScene } from './scene-props.ts';

/** What aircraft add to the board. */
export type AirOnBoard = ReturnType<AirParts['airSights']> & {
  readonly tokens: readonly Token[];
  readonly counters: readonly Counter[];
  readonly popup: Popup | null;
  /** What the keys 1 to 9 do. */
  readonly keys: readonly Action[];
};

export interface AirInput {
  readonly scene: TableScene;
  readonly choices: Choices;
  readonly aimed: Action | null;
  readonly turned: boolean;
  onAction(this: void, action: Action): void;
}

/** Null in a battle without aircraft. */
export function useAir({ scene, choices, aimed, turned, onAction }: AirInput): AirOnBoard | null {
  const { view, match } = scene;
  const { state, legal } = match;
  const air = useMemo(() => {
    const parts = airParts(view.rules.airRules);
    if (parts === null) return null;
    return {
      ...parts.airSights(state, view, choices, aimed),
      tokens: parts.airTokens(view, choices),
      counters: parts.airCounters(view, choices),
      keys: parts.keyActions(view, legal, turned),
    };
  }, [view, state, legal, choices, aimed, turned]);
  const hasPopup = air !== null && choices.isAircraft;
  const popup = hasPopup
    ? (airParts(view.rules.airRules)?.airPopup({ view, state, legal, turned, onAction }) ?? null)
    : null;
  return useMemo(() => (air === null ? null : { ...air, popup }), [air, popup]);
}
