import { useEffect } from 'react';
import { cityOfCookie } from '#shared/domain/places/city-cookie.ts';
import { useApp } from '#web/lib/app.ts';

const COOKIE_CHECK_MS = 300;

/**
 * Takes over the city that was chosen in another tab, while this tab is visible. Otherwise, links of
 * the server and links of this page would lead to different cities.
 */
export function useSyncCityCookie(): void {
  const { cityMemory } = useApp();

  useEffect(() => {
    let known = cityOfCookie(document.cookie);
    const timer = setInterval(() => {
      if (document.hidden) return;
      const slug = cityOfCookie(document.cookie);
      if (slug === known) return;
      known = slug;
      if (slug !== null) cityMemory.set(slug);
    }, COOKIE_CHECK_MS);
    return () => clearInterval(timer);
  }, [cityMemory]);
}
