import { useEffect, useRef, type RefObject } from 'react';

/** Returns a reference to the value of the last rendering, for functions that must stay the same. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
