import { useState } from 'react';
import { useLocation } from 'react-router';
import { WIDE_PAGES } from './sections.ts';

const KEY = 'staff-menu';

/**
 * Returns how the menu of sections is shown. On wide screens it can be folded to its icons: on wide pages it is,
 * until this browser chose. On a phone it opens over the page, and closes with the next page.
 */
export function useMenu() {
  const { key, pathname } = useLocation();
  const [choice, setChoice] = useState(() => localStorage.getItem(KEY));
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isFolded = choice === null ? WIDE_PAGES.includes(pathname) : choice === 'folded';
  const isOpen = openedAt === key;
  return {
    isFolded,
    isOpen,
    fold(isFolded: boolean) {
      const chosen = isFolded ? 'folded' : 'unfolded';
      localStorage.setItem(KEY, chosen);
      setChoice(chosen);
    },
    open: (isOpen: boolean) => setOpenedAt(isOpen ? key : null),
  };
}
