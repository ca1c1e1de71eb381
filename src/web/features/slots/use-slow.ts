import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 4000;

/** Whether something has been pending for so long that the visitor should be told. */
export function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);

  return isSlow;
}
