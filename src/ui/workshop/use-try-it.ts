import { useState } from 'react';
import { workshopKeeper } from '../../store/workshop-keeping.ts';
import { workshop } from '../../store/workshop.ts';
import { planFile } from '../../workshop/plan-file.ts';

export type TryFault = 'notPlayable' | 'notFetched';

export interface Trying {
  /** Why it was not tried; null: nothing is amiss. */
  readonly fault: TryFault | null;
  start(this: void): void;
  close(this: void): void;
}

/** From the drawing table into the sandbox. Where it cannot be played, what is missing is shown. */
export function useTryIt(id: string, onFaults: () => void): Trying {
  const [fault, setFault] = useState<Trying['fault']>(null);
  const start = async () => {
    const { history } = workshop.store.getState();
    if (history === null) return;
    const { plan } = history;
    await workshopKeeper.flush();
    try {
      const { tryScenario } = await import('../sandbox/open.ts');
      const tried = await tryScenario(id, planFile(plan));
      if (tried === 'open') return setFault(null);
      setFault(tried === 'notFetched' ? tried : 'notPlayable');
      if (tried !== 'notFetched') onFaults();
    } catch {
      setFault('notFetched');
    }
  };
  return { fault, start: () => void start(), close: () => setFault(null) };
}
