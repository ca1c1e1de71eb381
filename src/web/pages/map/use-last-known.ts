import { useState } from 'react';

/** Returns the last known value of a number; zero before that. */
export function useLastKnown(value: number | null): number {
  const [last, setLast] = useState(value ?? 0);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
