import { useEffect, useRef } from 'react';

/** Returns a function that checks whether the component is mounted: the person may leave during a request. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
