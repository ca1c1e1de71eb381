import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** In the state of a history entry: the page is covered by a sheet. */
const COVERED = { hasOverlay: true } as const;

/**
 * What has steps goes on in entries of its own above the first, each with the names of the steps
 * that Back goes through, the shown one last.
 */
export const overlayState = (steps: readonly string[]) => ({ ...COVERED, steps });

/** The steps in the state of a history entry; null when nothing covers the page. */
export function overlaySteps(state: unknown): readonly string[] | null {
  if (typeof state !== 'object' || state === null || !('hasOverlay' in state)) return null;
  const steps: unknown = 'steps' in state ? state.steps : [];
  return Array.isArray(steps) ? steps.filter((step) => typeof step === 'string') : [];
}

interface OverlayHistory {
  /** Something covers the page now; `step` is the one it begins with. */
  enter: (step?: string) => void;
  /** It was closed by other means than Back. */
  leave: () => void;
}

/**
 * Gives what covers the page a history entry of its own: people press Back to close a sheet, and it
 * would take the whole page away. `onBack` closes it.
 */
export function useOverlayHistory(onBack: () => void): OverlayHistory {
  const navigate = useNavigate();
  const { pathname, search, hash, ...location } = useLocation();
  const steps = overlaySteps(location.state);
  const hasOverlay = steps !== null;

  // The history takes its time, and React hears of it later still: who is quick opens or closes
  // meanwhile. That waits until the entry under way is there.
  const isHeadedFor = useRef<'cover' | 'page' | null>(null);
  const next = useRef<(() => void) | null>(null);

  function push(step: string | undefined) {
    isHeadedFor.current = 'cover';
    const here = { pathname, search, hash };
    const state = step === undefined ? COVERED : overlayState([step]);
    // At once, or a quick Back would leave an entry of which React has never heard.
    void navigate(here, { state, preventScrollReset: true, flushSync: true });
  }
  function pop(entries: number) {
    isHeadedFor.current = 'page';
    void navigate(-entries);
  }

  const arrive = useEffectEvent(() => {
    const act = next.current;
    isHeadedFor.current = null;
    next.current = null;
    if (act !== null) act();
    else if (!hasOverlay) onBack();
  });
  useEffect(() => arrive(), [hasOverlay]);

  return {
    enter(step) {
      next.current = null;
      if (!hasOverlay) push(step);
      else if (isHeadedFor.current === 'page') next.current = () => push(step);
    },
    leave() {
      next.current = null;
      if (hasOverlay && isHeadedFor.current === null) pop(Math.max(1, steps.length));
      else if (isHeadedFor.current === 'cover') next.current = () => pop(1);
    },
  };
}
