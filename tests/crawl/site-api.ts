import { expect } from 'vitest';
import type { ApiClient, Endpoints } from '#shared/contract/api.ts';
import { createHttpClient } from '#shared/contract/client.ts';
import { routes } from '#shared/contract/routes.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { originOf, type TestResponse, type Sites } from './start-sites.ts';

/** Creates a client of the API of a country's site, for GET requests, by default in its language. */
export function apiOf(sites: Sites, country: CountryCode, language?: Language): ApiClient {
  return createHttpClient<Endpoints>(routes, async ({ path }) => {
    const url = new URL(path, originOf(country));
    if (language !== undefined) url.searchParams.set('locale', language);
    return JSON.parse(accepted(await sites.get(url.href)));
  });
}

export function accepted({ status, text }: TestResponse): string {
  expect(status, text).toBeLessThan(300);
  return text;
}
