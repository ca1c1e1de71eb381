import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the content after a client-side navigation, as a full page load would;
 * otherwise a screen reader stays on a link that no longer exists. A change of the query alone
 * keeps the focus on the control that caused it.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname]);

  return target;
}
