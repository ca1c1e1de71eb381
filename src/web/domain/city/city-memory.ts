import { CITY_COOKIE } from '#shared/domain/catalogue/places/city-cookie.ts';
import type { CityMemory } from '#web/lib/city-memory.ts';

const CITY_COOKIE_SECONDS = 7 * 24 * 60 * 60;

/** Creates the store. `write` persists the city for later visits. */
export function createCityMemory(
  initial: string | null,
  write: (slug: string) => void,
): CityMemory {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(slug) {
      if (slug === current) return;
      current = slug;
      write(slug);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Formats the city cookie; `isSecure` restricts it to HTTPS. */
export function cityCookie(slug: string, isSecure: boolean): string {
  const attributes = ['path=/', `max-age=${CITY_COOKIE_SECONDS}`, 'samesite=lax'];
  if (isSecure) attributes.push('secure');
  return [`${CITY_COOKIE}=${encodeURIComponent(slug)}`, ...attributes].join('; ');
}
