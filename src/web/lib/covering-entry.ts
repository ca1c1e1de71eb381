import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** In the state of a history entry: the page is covered by a sheet. */
const COVERED = { isCovered: true } as const;

interface CoveringEntry {
  /** Something covers the page now. */
  enter: () => void;
  /** It was closed by other means than Back. */
  leave: () => void;
}

/**
 * Gives what covers the page a history entry of its own: people press Back to close a sheet, and it
 * would take the whole page away. `onBack` closes it.
 */
export function useCoveringEntry(onBack: () => void): CoveringEntry {
  const navigate = useNavigate();
  const { pathname, search, hash, ...location } = useLocation();
  const state: unknown = location.state;
  const isCovered = typeof state === 'object' && state !== null && 'isCovered' in state;

  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isCovered) goBack();
  }, [isCovered]);

  return {
    enter() {
      if (isCovered) return;
      const here = { pathname, search, hash };
      void navigate(here, { state: COVERED, preventScrollReset: true });
    },
    leave() {
      if (isCovered) void navigate(-1);
    },
  };
}
