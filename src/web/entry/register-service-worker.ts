import type { DataRouter } from 'react-router';
import type { Country } from '#shared/countries/country.ts';
import { assetPaths } from '#shared/paths.ts';

/** Milliseconds after which the page itself has finished loading, or will not do so soon. */
const LATER = 3000;

/**
 * Registers the service worker that serves pages offline, once the browser is idle. Retries after
 * the next navigation or when the connection is back. Development builds have no service worker.
 */
export function registerServiceWorker(
  { locales }: Country,
  router: Pick<DataRouter, 'subscribe'>,
): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const wait = () => setTimeout(() => void register(), LATER);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });

  async function register(): Promise<void> {
    try {
      const path = assetPaths.serviceWorker(locales);
      const registration = await navigator.serviceWorker.register(path);
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'redundant' && registration.active === null) registerLater();
      });
    } catch {
      // Some windows, such as private ones, reject registrations; pages work without one.
      registerLater();
    }
  }

  function registerLater(): void {
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
