import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation within the document the focus starts at the new page's content, as it would
 * after a real one; otherwise a screen reader stays on a link that is gone. Not for a change of the
 * query alone: there the control that changed it keeps the focus.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname]);

  return target;
}
