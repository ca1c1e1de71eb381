import type { App } from '#web/lib/app.ts';
import { createBrowserApi } from '#web/lib/api/browser-api.ts';
import { cityOfCookie } from '#shared/domain/places/city-cookie.ts';
import { cityCookie, createCityMemory } from '#web/domain/city/city-memory.ts';
import { createFailures } from '#web/lib/failures/failures.ts';
import { createQueryClient } from '#web/lib/query/query-client.ts';
import type { BootState } from './boot-state.ts';

/** The application of a document, continuing where the server left off. */
export function createBrowserApp(state: BootState): App {
  const failures = createFailures();
  const queryClient = createQueryClient({
    isServer: false,
    onError: (error, context) => failures.report({ ...context, error }),
  });
  for (const [key, data] of state.queries) queryClient.setQueryData(key, data);

  // The clock of a visitor's device may be wrong by any amount; its pace is not.
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
    // A page of a city is rendered alike for everybody, whichever city theirs is.
    cityMemory: createCityMemory(state.citySlug ?? cityOfCookie(document.cookie), (slug) => {
      document.cookie = cityCookie(slug, location.protocol === 'https:');
    }),
    failures,
  };
}

/**
 * What the server's clock shows now, in whole epoch milliseconds. It says when it sends a document, for the
 * page in it may be older. Back may lead to a document in the browser's own cache, which says nothing
 * of now.
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
