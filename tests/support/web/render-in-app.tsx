import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';
import type { Settings } from '#shared/contract/catalogue/settings.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { flagsOf, type Flags } from '#shared/countries/flags.ts';
import { countryOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createBrowserApi } from '#web/lib/api/browser-api.ts';
import { AppContext, type App } from '#web/lib/app.ts';
import { createCityMemory } from '#web/domain/city/city-memory.ts';
import { createFailures } from '#web/lib/failures/failures.ts';
import { loadMessages } from '#web/lib/i18n/load-messages.ts';
import type { Namespace } from '#web/lib/i18n/namespaces.ts';
import { citiesQuery } from '#web/lib/query/queries.ts';
import { createQueryClient } from '#web/lib/query/query-client.ts';
import { ToastProvider } from '#web/ui/toast/toast.tsx';
import { makeCity } from './doctors.ts';
import { pageOf } from './fake-server.ts';
import { makeSettings } from './settings.ts';

const SAME_ORIGIN = { api: '', front: '' };

interface AppOptions {
  country?: CountryCode;
  language?: Language;
  flags?: Partial<Flags>;
  settings?: Partial<Settings>;
  /** In addition to `common`. */
  namespaces: readonly Namespace[];
  /** Epoch milliseconds; the time of the machine by default. */
  now?: () => number;
}

/** Renders a part of a page inside the application; tests fake `fetch`. */
export async function renderInApp(page: ReactNode, options: AppOptions) {
  const { country = 'hu', language = 'en', namespaces, now = Date.now } = options;
  await loadMessages(language, ['common', ...namespaces]);
  const made = makeApp(country, language, flagsOf(country, options.flags), now);
  const app = { ...made, settings: { ...made.settings, ...options.settings } };
  app.queryClient.setQueryData(citiesQuery(app).queryKey, pageOf([makeCity()]));
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '*', Component: OtherPage },
  ]);
  const screen = await render(
    <AppContext value={app}>
      <QueryClientProvider client={app.queryClient}>
        <ToastProvider labels={{ region: 'Messages', dismiss: 'Dismiss' }}>
          <RouterProvider router={router} />
        </ToastProvider>
      </QueryClientProvider>
    </AppContext>,
  );
  return { ...screen, app, router };
}

function OtherPage() {
  return <h1>Another page</h1>;
}

function makeApp(country: CountryCode, language: Language, flags: Flags, now: () => number): App {
  return {
    api: createBrowserApi(language, SAME_ORIGIN),
    apiBaseUrls: SAME_ORIGIN,
    queryClient: createQueryClient({ isServer: false }),
    country,
    language,
    settings: makeSettings(countryOf(country), flags),
    flags,
    device: 'desktop',
    origin: location.origin,
    isServer: false,
    renderedAt: now(),
    now,
    cityMemory: createCityMemory(null, () => {}),
    failures: createFailures(),
  };
}
