import { useState } from 'react';

/** A number as it was last known, while it is not; zero before that. */
export function useLast(value: number | null): number {
  const [last, setLast] = useState(value ?? 0);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
