import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';
import type { CountryCode } from '#shared/countries/codes.ts';
import { flagsOf } from '#shared/countries/flags.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localePath } from '#shared/paths.ts';
import { AppRoot } from '#web/entry/app-root.tsx';
import { createBrowserApp } from '#web/entry/browser-app.ts';
import { appContext } from '#web/lib/app.ts';
import { loadMessages } from '#web/lib/i18n/load-messages.ts';
import { createRoutes } from '#web/routes.ts';
import { makeSettings } from './settings.ts';

interface SiteOptions {
  country?: CountryCode;
  language?: Language;
  /** Epoch milliseconds. */
  now?: number;
  /** The city of the cookie. */
  citySlug?: string | null;
}

/** Opens a page of the whole site as client-side navigation does; tests fake `fetch`. */
export async function renderSite(path: string, options: SiteOptions = {}) {
  const { country = 'hu', language = 'en', now = Date.now(), citySlug = null } = options;
  await loadMessages(language, ['common']);
  const flags = flagsOf(country);
  const app = createBrowserApp({
    country,
    language,
    settings: makeSettings(countryOf(country), flags),
    flags,
    apiBaseUrls: { api: '', front: '' },
    device: 'desktop',
    citySlug,
    renderedAt: now,
    origin: location.origin,
    notFoundUrl: null,
    loaderData: {},
    queries: [],
  });
  const defaultLocale = defaultLocaleOf(countryOf(country));
  const router = createMemoryRouter(createRoutes(language), {
    basename: localePath('/', language, defaultLocale),
    initialEntries: [localePath(path, language, defaultLocale)],
    getContext() {
      const context = new RouterContextProvider();
      context.set(appContext, app);
      return context;
    },
  });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
  const screen = await render(
    <AppRoot app={app}>
      <RouterProvider router={router} />
    </AppRoot>,
  );
  return { ...screen, app, router };
}
