import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Action } from '../../memoir/index.ts';
import { airParts } from '../air/late.tsx';
import type { Counter, Popup, Token } from '../board/model.ts';
import type { Choices } from './choices.ts';
import type { TableScene } from './scene-props.ts';

/** What aircraft add to the board. */
export type AirOnBoard = ReturnType<NonNullable<ReturnType<typeof airParts>>['airSights']> & {
  readonly tokens: readonly Token[];
  readonly counters: readonly Counter[];
  readonly popup: Popup | null;
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
  const latest = useRef(onAction);
  useLayoutEffect(() => {
    latest.current = onAction;
  });
  const act = useCallback((action: Action) => latest.current(action), []);
  return useMemo(() => {
    const parts = view.air === null ? null : airParts();
    if (parts === null) return null;
    const { state, legal } = match;
    return {
      ...parts.airSights(state, view, choices, aimed),
      tokens: parts.airTokens(view, choices),
      counters: parts.airCounters(view),
      popup: choices.isAircraft ? parts.airPopup({ view, state, legal, turned, onAction: act }) : null,
    };
  }, [view, match, choices, aimed, turned, act]);
}
