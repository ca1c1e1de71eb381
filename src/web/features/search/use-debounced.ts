import { useEffect, useState } from 'react';

/** Returns a text after it has not changed for `delayMs`; `flush` returns it at once. */
export function useDebounced(text: string, delayMs: number): [settled: string, flush: () => void] {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, text);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return [settled, () => setSettled(text)];
}
