import { useEffect, useState } from 'react';

/** The pause in typing after which a value counts. */
const PAUSE_MS = 300;

/** Returns a value once it has not changed for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
