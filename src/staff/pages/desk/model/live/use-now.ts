import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** Returns the time in epoch milliseconds, updated every 15 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
