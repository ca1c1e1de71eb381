import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { flagsOf } from '#shared/countries/flags.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { localePath } from '#shared/paths.ts';
import { pageRequest } from '#tests/support/web/page-request.ts';
import { renderPage } from '#web/entry/server.tsx';
import { LEGAL_LINKS } from '#web/features/footer/legal-links.ts';
import { createRoutes } from '#web/routes.ts';

const routes = createRoutes('en');
const hasPage = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id !== 'unknown';

/** Every legal page of every country in each of its languages. */
const DOCUMENTS = COUNTRY_CODES.flatMap((code) => {
  const country = countryOf(code);
  const flags = flagsOf(code);
  return LEGAL_LINKS.filter(({ flag, path }) => flags[flag] && hasPage(path)).flatMap(({ path }) =>
    country.locales.map((locale) => ({
      code,
      email: country.supportEmail,
      url: localePath(path, locale, defaultLocaleOf(country)),
    })),
  );
});

test.each(DOCUMENTS)('$code has $url, and it says whom to write to', async (document) => {
  const { code, url, email } = document;
  const page = await renderPage(pageRequest(url, { country: code }));
  if (page.kind !== 'page') throw new Error(`${page.status} ${page.location}`);
  expect(page.status).toBe(200);
  expect(page.body).toContain(`href="mailto:${email}"`);
  expect(page.body.match(/<h1/g)).toHaveLength(1);
  expect(page.body).toContain('<h2>');
  expect(page.files).toContain('src/web/pages/legal/legal.tsx');
});
