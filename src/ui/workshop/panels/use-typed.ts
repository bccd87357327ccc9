import { useState } from 'react';
import type { Result } from '../../../engine/result.ts';

/** What a text means, or why it cannot be taken. */
export type Reader<T> = (text: string) => Result<T, string>;

export interface Typed {
  readonly text: string;
  readonly fault: string | null;
  onText(this: void, text: string): void;
  /** What was typed is taken if it was not before, and written as it is kept. */
  onDone(this: void): void;
}

interface Kept {
  readonly text: string;
  /** The value that the field had then; another one takes the place of what was typed. */
  readonly of: string;
  readonly fault: string | null;
}

export interface TypedBy<T> {
  readonly read: Reader<T>;
  /** Every letter counts at once; otherwise the whole, when the field is left or by Enter. */
  readonly isEager: boolean;
  onValue(this: void, value: T): void;
  write?(this: void, value: T): string;
}

/** A field that keeps what was typed, also while it cannot be taken; a change from elsewhere takes its place. */
export function useTyped<T>(value: string, { read, isEager, onValue, write = String }: TypedBy<T>): Typed {
  const [kept, setKept] = useState<Kept | null>(null);
  const typed = kept !== null && kept.of === value ? kept : null;
  return {
    text: typed?.text ?? value,
    fault: typed?.fault ?? null,
    onText: (text) => {
      const found = read(text);
      const isTaken = found.ok && isEager;
      // Half a date is no fault while the other half is being typed.
      setKept({
        text,
        of: isTaken ? write(found.value) : value,
        fault: found.ok || !isEager ? null : found.error,
      });
      if (isTaken) onValue(found.value);
    },
    onDone: () => {
      if (typed === null || typed.fault !== null) return;
      const found = read(typed.text);
      setKept(found.ok ? null : { ...typed, fault: found.error });
      if (!isEager && found.ok && write(found.value) !== value) onValue(found.value);
    },
  };
}
