import type { Country } from '#shared/countries/country.ts';
import { assetPaths } from '#shared/paths.ts';

/** Milliseconds after which what the page itself needs has come, or will not come soon. */
const LATER = 3000;

/**
 * Has the browser install what shows pages without a connection, once it has nothing better to do.
 * Sources under work have none.
 */
export function registerServiceWorker({ locales }: Country): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    // Some windows, such as private ones, allow none; the pages work without.
    void navigator.serviceWorker.register(assetPaths.serviceWorker(locales)).catch(() => {});
  const wait = () => setTimeout(register, LATER);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
