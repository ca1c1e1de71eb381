import { useEffect, useState } from 'react';

/** A text once it has not changed for so many milliseconds; `flush` does not wait. */
export function useDebounced(text: string, delayMs: number): [settled: string, flush: () => void] {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, text);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return [settled, () => setSettled(text)];
}
