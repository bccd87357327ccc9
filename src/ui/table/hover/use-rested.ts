import { useEffect, useState } from 'react';

/** A look that lasts this long wants to know everything. */
const REST = 1100;

export function useRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(true), REST);
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}
