import { useSyncExternalStore } from 'react';

/** The screens for which the style sheets show one column. */
const PHONE = '(width < 768px)';

/** Returns true on the screens of phones, and renders again when that changes. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(PHONE).matches,
  );
}
