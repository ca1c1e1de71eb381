import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of a history entry with an overlay, such as a modal or a sheet. */
const OVERLAY = { hasOverlay: true } as const;

/** Returns the state of an overlay with steps: one per history entry, the current one last. */
export const overlayState = (steps: readonly string[]) => ({ ...OVERLAY, steps });

/** Reads the steps from the state of a history entry; null without an overlay. */
export function overlaySteps(state: unknown): readonly string[] | null {
  if (typeof state !== 'object' || state === null || !('hasOverlay' in state)) return null;
  const steps: unknown = 'steps' in state ? state.steps : [];
  return Array.isArray(steps) ? steps.filter((step) => typeof step === 'string') : [];
}

/**
 * Adds a history entry for an overlay, so that Back closes it instead of leaving the page.
 * `onBack` closes the overlay.
 */
export function useOverlayHistory(onBack: () => void) {
  const navigate = useNavigate();
  const { pathname, search, hash, ...location } = useLocation();
  const steps = overlaySteps(location.state);
  const hasOverlay = steps !== null;

  // Navigation is asynchronous. A call during a navigation is deferred in `next` until it ends.
  const target = useRef<'overlay' | 'page' | null>(null);
  const next = useRef<(() => void) | null>(null);

  function push(step: string | undefined) {
    target.current = 'overlay';
    const here = { pathname, search, hash };
    const state = step === undefined ? OVERLAY : overlayState([step]);
    // Synchronous, because a quick Back would otherwise leave an entry that React has not rendered.
    void navigate(here, { state, preventScrollReset: true, flushSync: true });
  }
  function pop(entries: number) {
    target.current = 'page';
    void navigate(-entries);
  }

  const arrive = useEffectEvent(() => {
    const act = next.current;
    target.current = null;
    next.current = null;
    if (act !== null) act();
    else if (!hasOverlay) onBack();
  });
  useEffect(() => arrive(), [hasOverlay]);

  return {
    /** Adds a history entry when the overlay opens, with its first step. */
    enter(step?: string) {
      next.current = null;
      if (!hasOverlay) push(step);
      else if (target.current === 'page') next.current = () => push(step);
    },
    /** Removes the history entries when the overlay is not closed by Back. */
    leave() {
      next.current = null;
      if (hasOverlay && target.current === null) pop(Math.max(1, steps.length));
      else if (target.current === 'overlay') next.current = () => pop(1);
    },
  };
}
