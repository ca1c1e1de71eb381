import { expect } from 'vitest';
import type { CountryCode } from '#shared/countries/codes.ts';
import { createBrowserApi } from '#web/lib/api/browser-api.ts';
import { originOf, type Answer, type Sites } from './start-sites.ts';

/** The API of a country's site, as a browser calls it. */
export function apiOf(sites: Sites, country: CountryCode) {
  return createBrowserApi({
    async get<T>(path: string, query: object = {}) {
      const given = Object.entries(query).filter(([, value]) => value !== undefined);
      const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      return JSON.parse(accepted(await sites.get(`${originOf(country)}${path}?${search}`))) as T;
    },
  });
}

export function accepted({ status, text }: Answer): string {
  expect(status, text).toBeLessThan(300);
  return text;
}
