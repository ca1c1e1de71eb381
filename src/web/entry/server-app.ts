import type { Api, ApiBaseUrls } from '#shared/contract/api.ts';
import type { Settings } from '#shared/contract/catalogue/settings.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Device } from '#shared/domain/device.ts';
import type { App } from '#web/lib/app.ts';
import { createCityMemory } from '#web/domain/city/city-memory.ts';
import { createFailures } from '#web/lib/failures/failures.ts';
import { createQueryClient } from '#web/lib/query/query-client.ts';

/** The request for a page. */
export interface RenderRequest {
  /** The path and query as sent. */
  url: string;
  country: CountryCode;
  settingsFor: (language: Language) => Settings;
  flags: Flags;
  apiBaseUrls: ApiBaseUrls;
  /** Returns the API of the country, which calls the server's functions directly. */
  apiFor(language: Language): Api;
  device: Device;
  /** The slug in the city cookie. */
  citySlug: string | null;
  /** Epoch milliseconds. */
  now: number;
  /** The scheme, host and port that the visitor sees. */
  origin: string;
}

/** Creates the application of one request. Its clock is fixed, so the whole page is consistent. */
export function createServerApp(request: RenderRequest, language: Language): App {
  const { country, settingsFor, flags, apiBaseUrls, device, origin, now } = request;
  return {
    api: request.apiFor(language),
    apiBaseUrls,
    queryClient: createQueryClient({ isServer: true }),
    country,
    language,
    settings: settingsFor(language),
    flags,
    device,
    origin,
    isServer: true,
    renderedAt: now,
    now: () => now,
    // A visitor without a cookie gets the country's default city; the server never sets the cookie.
    cityMemory: createCityMemory(request.citySlug, () => {}),
    failures: createFailures(),
  };
}
