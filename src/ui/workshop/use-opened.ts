import { useEffect, useState } from 'react';
import { lookAtHex, selectHexes } from '../../store/drawing-table.ts';
import type { ScenarioFault } from '../../store/own-scenarios.ts';
import { workshop } from '../../store/workshop.ts';
import { workshopKeeper } from '../../store/workshop-keeping.ts';
import { goInstead } from '../route.ts';

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open' }
  | { readonly kind: 'failed'; readonly fault: ScenarioFault };

let last: string | null = null;

/** What was marked and looked at belongs to the scenario that was on the table. */
function clearMarks(id: string): void {
  if (last === id) return;
  last = id;
  selectHexes([]);
  lookAtHex(null);
}

/** Brings a scenario of the library onto the drawing table. A built-in one is copied; the address then names the copy. */
export function useOpened(id: string): Opening {
  const [opening, setOpening] = useState<Opening>(() => ({
    kind: workshop.store.getState().id === id ? 'open' : 'opening',
  }));
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const opened = await workshopKeeper.open(id);
      if (!isHere) return;
      if (!opened.ok) setOpening({ kind: 'failed', fault: opened.error });
      else if (opened.value !== id) goInstead({ screen: 'workshop', scenario: opened.value });
      else {
        clearMarks(id);
        setOpening({ kind: 'open' });
      }
    })();
    return () => {
      isHere = false;
      void workshopKeeper.flush();
    };
  }, [id]);
  return opening;
}
