import { useState } from 'react';

/** Returns the last value that was not null; zero if there was none. */
export function useLastKnown(value: number | null): number {
  const [last, setLast] = useState(value ?? 0);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
