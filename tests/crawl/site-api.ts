import { expect } from 'vitest';
import type { ApiClient, Endpoints } from '#shared/contract/api.ts';
import { createHttpClient } from '#shared/contract/client.ts';
import { routes } from '#shared/contract/routes.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { originOf, type TestResponse, type Sites } from './start-sites.ts';

/** Creates a client of the API of a country's site, for GET requests. */
export function apiOf(sites: Sites, country: CountryCode): ApiClient {
  return createHttpClient<Endpoints>(routes, async ({ path }) =>
    JSON.parse(accepted(await sites.get(originOf(country) + path))),
  );
}

export function accepted({ status, text }: TestResponse): string {
  expect(status, text).toBeLessThan(300);
  return text;
}
