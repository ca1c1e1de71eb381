import { useEffect } from 'react';
import { cityOfCookie } from '#shared/domain/catalogue/places/city-cookie.ts';
import { useApp } from '#web/lib/app.ts';

const COOKIE_CHECK_MS = 300;

/**
 * Applies a city that was chosen in another tab, while this tab is visible. Otherwise links
 * rendered by the server and links of this page would lead to different cities.
 */
export function useSyncCityCookie(): void {
  const { cityMemory } = useApp();

  useEffect(() => {
    let lastSlug = cityOfCookie(document.cookie);
    const timer = setInterval(() => {
      if (document.hidden) return;
      const slug = cityOfCookie(document.cookie);
      if (slug === lastSlug) return;
      lastSlug = slug;
      if (slug !== null) cityMemory.set(slug);
    }, COOKIE_CHECK_MS);
    return () => clearInterval(timer);
  }, [cityMemory]);
}
