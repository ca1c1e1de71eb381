import { expect, test } from 'vitest';
import { isCountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { pageRequest } from '#tests/support/web/page-request.ts';
import { renderPage } from '#web/entry/server.tsx';
import { resolveCity } from '#web/domain/city/resolve-city.ts';

/*
 * Failures before a page is rendered; the other rows of the table of failures are in
 * error-catalogue.browser.test.tsx.
 */
const notFoundAt = (url: string) => ({
  status: 404,
  state: expect.stringContaining(`/404?from_url=${encodeURIComponent(url)}`),
});

test.each([
  ['unsupported language prefix', '/kk/doctors/budapest/cardiologist'],
  ['unknown service', '/doctors/budapest/wizard'],
  ['missing slug', '/doctors/budapest'],
])('%s: redirects to the not-found page with the requested URL', async (_condition, url) => {
  expect(await renderPage(pageRequest(url))).toMatchObject(notFoundAt(url));
});

test.each(
  (['kz', 'kg', 'hu', 'ro', 'ae'] as const).flatMap((country) =>
    ['en', 'hu', 'kk', 'ro', 'ru', 'de'].map((prefix) => [country, prefix] as const),
  ),
)('in %s, /%s is a language or not found', async (country, prefix) => {
  const [first, ...others] = countryOf(country).locales;
  const answer = await renderPage(pageRequest(`/${prefix}/contacts`, { country }));
  if (prefix === first) expect(answer).toMatchObject({ status: 301, location: '/contacts' });
  else if (others.some((locale) => locale === prefix)) {
    expect(answer).toMatchObject({ status: 200, language: prefix });
  } else expect(answer).toMatchObject(notFoundAt(`/${prefix}/contacts`));
});

test('no default city: throws', () => {
  const nowhere = { inPath: null, remembered: null };
  expect(() => resolveCity([], nowhere)).toThrow('Could not resolve default city');
});

test('unknown country code: is rejected; starting with one throws', () => {
  // src/server/config/environment.test.ts tests the message.
  expect(isCountryCode('xx')).toBe(false);
});
