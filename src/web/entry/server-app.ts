import type { Api, ApiBaseUrls } from '#shared/contract/api.ts';
import type { Settings } from '#shared/contract/settings.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Device } from '#shared/domain/device.ts';
import type { App } from '#web/lib/app.ts';
import { createCityMemory } from '#web/domain/city/city-memory.ts';
import { createFailures } from '#web/lib/failures/failures.ts';
import { createQueryClient } from '#web/lib/query/query-client.ts';

/** A page that somebody asked the server for. */
export interface RenderRequest {
  /** Path and query as they were sent. */
  url: string;
  country: CountryCode;
  settings: Settings;
  flags: Flags;
  apiBaseUrls: ApiBaseUrls;
  /** The server's features, bound to the country. */
  apiFor(language: Language): Api;
  device: Device;
  /** The city of the cookie. */
  citySlug: string | null;
  /** Epoch milliseconds. */
  now: number;
  /** Scheme, host and port that the visitor sees. */
  origin: string;
}

/** The application of one request. Its time stands still, so that the whole page agrees. */
export function createServerApp(request: RenderRequest, language: Language): App {
  const { country, settings, flags, apiBaseUrls, device, origin, now } = request;
  return {
    api: request.apiFor(language),
    apiBaseUrls,
    queryClient: createQueryClient({ isServer: true }),
    country,
    language,
    settings,
    flags,
    device,
    origin,
    isServer: true,
    renderedAt: now,
    now: () => now,
    // Who comes without a cookie gets the country's default; the server never writes it.
    cityMemory: createCityMemory(request.citySlug, () => {}),
    failures: createFailures(),
  };
}
