import { expect, test } from 'vitest';
import { isCountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { pageRequest } from '#tests/support/web/page-request.ts';
import { renderPage } from '#web/entry/server.tsx';
import { resolveCity } from '#web/domain/city/resolve-city.ts';

/*
 * Failures before a page is rendered. The other failures are in error-catalogue.browser.test.tsx.
 */
const notFoundAt = (url: string) => ({
  status: 404,
  state: expect.stringContaining(`/404?from_url=${encodeURIComponent(url)}`),
});

test.each([
  ['unsupported language prefix', '/kk/doctors/budapest/cardiologist'],
  ['unknown service', '/doctors/budapest/wizard'],
  ['missing slug', '/doctors/budapest'],
])(
  'a visit with %s redirects to the not-found page with the requested URL',
  async (_condition, url) => {
    expect(await renderPage(pageRequest(url))).toMatchObject(notFoundAt(url));
  },
);

test.each(
  (['kz', 'kg', 'hu', 'ro', 'ae'] as const).flatMap((country) =>
    ['en', 'hu', 'kk', 'ro', 'ru', 'de'].map((prefix) => [country, prefix] as const),
  ),
)('in %s, the prefix /%s is a language of the country or not found', async (country, prefix) => {
  const [first, ...others] = countryOf(country).locales;
  const response = await renderPage(pageRequest(`/${prefix}/contacts`, { country }));
  if (prefix === first) expect(response).toMatchObject({ status: 301, location: '/contacts' });
  else if (others.some((locale) => locale === prefix)) {
    expect(response).toMatchObject({ status: 200, language: prefix });
  } else expect(response).toMatchObject(notFoundAt(`/${prefix}/contacts`));
});

test('resolveCity throws an error without a default city', () => {
  const nowhere = { inPath: null, remembered: null };
  expect(() => resolveCity([], nowhere)).toThrow('Could not resolve default city');
});

test('an unknown country code is rejected', () => {
  // src/server/config/environment.test.ts tests that the server does not start with one.
  expect(isCountryCode('xx')).toBe(false);
});
