import { useState } from 'react';
import type { Result } from '../../../engine/result.ts';

/** What a text means, or why it cannot be taken. */
export type Reader<T> = (text: string) => Result<T, string>;

export interface Typed {
  readonly text: string;
  readonly fault: string | null;
  onText(this: void, text: string): void;
}

/** A field that keeps what was typed while it cannot be taken; a change from elsewhere takes its place. */
export function useTyped<T>(value: string, read: Reader<T>, onValue: (value: T) => void): Typed {
  const [refused, setRefused] = useState<{ readonly text: string; readonly of: string; readonly why: string } | null>(
    null,
  );
  const isRefused = refused !== null && refused.of === value;
  return {
    text: isRefused ? refused.text : value,
    fault: isRefused ? refused.why : null,
    onText: (text) => {
      const found = read(text);
      setRefused(found.ok ? null : { text, of: value, why: found.error });
      if (found.ok) onValue(found.value);
    },
  };
}
