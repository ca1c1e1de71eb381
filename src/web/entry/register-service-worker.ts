import type { DataRouter } from 'react-router';
import type { Country } from '#shared/countries/country.ts';
import { assetPaths } from '#shared/paths.ts';

/** Milliseconds from the load event to the registration, so that the page's data loads first. */
const DELAY_MS = 3000;

/**
 * Registers the service worker, which serves pages offline, after the page has loaded. Retries on
 * the next navigation or when the connection is back. Development builds have none.
 */
export function registerServiceWorker(
  { locales }: Country,
  router: Pick<DataRouter, 'subscribe'>,
): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const schedule = () => setTimeout(() => void register(), DELAY_MS);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });

  async function register(): Promise<void> {
    try {
      const path = assetPaths.serviceWorker(locales);
      const registration = await navigator.serviceWorker.register(path);
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'redundant' && registration.active === null) retryLater();
      });
    } catch {
      // Some windows, such as private ones, reject registrations; pages work without one.
      retryLater();
    }
  }

  function retryLater(): void {
    const retry = () => {
      removeEventListener('online', retry);
      unsubscribe();
      void register();
    };
    addEventListener('online', retry);
    const unsubscribe = router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') retry();
    });
  }
}
