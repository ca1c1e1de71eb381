import type { App } from '#web/lib/app.ts';
import { createBrowserApi } from '#web/lib/api/browser-api.ts';
import { cityOfCookie } from '#shared/domain/catalogue/places/city-cookie.ts';
import { cityCookie, createCityMemory } from '#web/domain/city/city-memory.ts';
import { createFailures } from '#web/lib/failures/failures.ts';
import { createQueryClient } from '#web/lib/query/query-client.ts';
import type { BootState } from './boot-state.ts';

/** Creates the application of a document from the state that the server sent. */
export function createBrowserApp(state: BootState): App {
  const failures = createFailures();
  const queryClient = createQueryClient({
    isServer: false,
    onError: (error, context) => failures.report({ ...context, error }),
  });
  for (const [key, data] of state.queries) queryClient.setQueryData(key, data);

  // The clock of the device may be off by any amount, but it runs at the right speed.
  const clockError = serverNow(state) - Date.now();
  return {
    api: createBrowserApi(state.language, state.apiBaseUrls),
    apiBaseUrls: state.apiBaseUrls,
    queryClient,
    country: state.country,
    language: state.language,
    settings: { ...state.settings, flags: state.flags },
    flags: state.flags,
    device: state.device,
    origin: state.origin,
    isServer: false,
    renderedAt: state.renderedAt,
    now: () => Date.now() + clockError,
    // A page with a city in its path is cached without the city of the visitor's cookie.
    cityMemory: createCityMemory(state.citySlug ?? cityOfCookie(document.cookie), (slug) => {
      document.cookie = cityCookie(slug, location.protocol === 'https:');
    }),
    failures,
  };
}

/**
 * Returns the server's current time in whole epoch milliseconds. It uses the time at which the
 * document was sent, because a cached page may have been rendered earlier. A document from the
 * browser's own cache (Back button) says nothing about the current time.
 */
function serverNow({ renderedAt }: BootState): number {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return renderedAt;
  if (navigation.type === 'back_forward' && navigation.transferSize === 0) return Date.now();
  const clock = navigation.serverTiming.find(({ name }) => name === 'clock');
  const respondedAt = Date.parse(clock?.description ?? '');
  return Number.isNaN(respondedAt)
    ? renderedAt
    : Math.round(respondedAt + performance.now() - navigation.responseStart);
}
