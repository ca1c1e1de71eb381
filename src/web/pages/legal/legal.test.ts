import { expect, test } from 'vitest';
import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { flagsOf } from '#shared/countries/flags.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { CITY_COOKIE } from '#shared/domain/catalogue/places/city-cookie.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localePath } from '#shared/paths.ts';
import { textsOf } from '#tests/support/e2e/texts.ts';
import { pageRequest } from '#tests/support/web/page-request.ts';
import { renderPage, type RenderedPage } from '#web/entry/server.tsx';
import { LEGAL_LINKS } from '#web/features/footer/legal-links.ts';

/** The legal documents of every country in each of its languages, regardless of the flags. */
const DOCUMENTS = COUNTRY_CODES.flatMap((code) =>
  countryOf(code).locales.flatMap((locale) =>
    LEGAL_LINKS.map(({ flag, path, label }) => ({
      code,
      locale,
      flag,
      title: textsOf(locale).common(label),
      url: localePath(path, locale, defaultLocaleOf(countryOf(code))),
    })),
  ),
);

type Document = (typeof DOCUMENTS)[number];

const pages = new Map<Document, Promise<RenderedPage>>();

/** Returns the rendered page of a document; renders it once. */
function read(document: Document): Promise<RenderedPage> {
  const page = pages.get(document) ?? render(document);
  pages.set(document, page);
  return page;
}

async function render({ code, url, flag }: Document): Promise<RenderedPage> {
  const page = await renderPage(pageRequest(url, { country: code, flags: { [flag]: true } }));
  if (page.kind !== 'page') throw new Error(`${page.status} ${page.location}`);
  return page;
}

test('every country has five legal documents in each of its languages', () => {
  expect(DOCUMENTS).toHaveLength(5 * (3 + 2 + 3 + 3 + 2));
});

test.each(DOCUMENTS)('$code $url has the same title as the links to it', async (document) => {
  const { status, head, body, files } = await read(document);
  expect(status).toBe(200);
  expect(head).toContain(`<title>${document.title}</title>`);
  expect(body.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(document.title);
  expect(files).toContain('src/web/pages/legal/legal.tsx');
  expect(head).toContain(
    `<link rel="canonical" href="https://${countryOf(document.code).host}${document.url}"/>`,
  );
  expect(head.match(/hrefLang="/g)).toHaveLength(countryOf(document.code).locales.length + 1);
});

test.each(DOCUMENTS)('$code $url has a description of 70 to 200 characters', async (document) => {
  const { head } = await read(document);
  const description = /<meta name="description" content="([^"]*)"\/>/.exec(head)?.[1] ?? '';
  expect(description.length).toBeGreaterThan(70);
  expect(description.length).toBeLessThan(200);
  expect(description).not.toMatch(/[[\]*>]/);
});

test.each(DOCUMENTS)(
  '$code $url has brackets for the operator and links to a contact address',
  async (document) => {
    const { body } = await read(document);
    expect(body).toMatch(/\[[^\]]+\]/);
    // A note to the operator would be read by patients.
    expect(body).not.toContain('<blockquote>');
    expect(body).toContain(`href="mailto:${countryOf(document.code).supportEmail}"`);
  },
);

test.each(DOCUMENTS)('$code $url has a table of contents if it is long', async (document) => {
  const { body } = await read(document);
  const sections = [...body.matchAll(/<h2 id="(.*?)">/g)].map(([, id]) => id);
  expect(sections.length).toBeGreaterThan(4);
  const linkedSections = [...body.matchAll(/href="#(section-\d+)"/g)].map(([, id]) => id);
  expect(new Set(linkedSections)).toEqual(new Set(sections.length > 6 ? sections : []));
  expect(linkedSections.length === 0).toBe(document.flag === 'impresszum');
});

test.each(DOCUMENTS)('$code $url links only to pages that exist', async (document) => {
  const { body } = await read(document);
  const text = body.slice(body.indexOf('<article'), body.indexOf('</article>'));
  expect(text).not.toContain('href="http:');
  for (const [, url = ''] of text.matchAll(/href="(\/[^"]*)"/g)) {
    const page = await renderPage(pageRequest(url, { country: document.code }));
    expect(page, url).toMatchObject({ kind: 'page', status: 200, language: document.locale });
  }
});

test.each(DOCUMENTS.filter(({ flag }) => flag === 'privacyPolicy'))(
  '$code $url names what the browser stores, and until when data are kept',
  async (document) => {
    const { body } = await read(document);
    const stored = [...body.matchAll(/<code>(.*?)<\/code>/g)].map(([, name]) => name);
    const ofCode = flagsOf(document.code).otp ? ['phone-proof', 'slot-hold'] : [];
    expect(stored).toEqual([CITY_COOKIE, ...ofCode]);
    // The defaults of PATIENT_DATA_DAYS and MESSAGE_DAYS.
    expect(body).toMatch(/\b12 \p{L}+.*\b90 \p{L}+/su);
  },
);

/** The data protection authority of each country, by language. */
const AUTHORITIES: Readonly<Record<CountryCode, Partial<Record<Language, string>>>> = {
  ae: { en: 'UAE Data Office', ru: 'UAE Data Office' },
  hu: { en: 'NAIH', hu: 'NAIH', ru: 'NAIH' },
  kg: {
    en: 'State Agency for the Protection of Personal Data',
    ru: 'Государственное агентство по защите персональных данных',
  },
  kz: {
    en: 'state body responsible for the protection of personal data',
    kk: 'дербес деректерді қорғау саласындағы уәкілетті орган',
    ru: 'уполномоченный орган в сфере защиты персональных данных',
  },
  ro: { en: 'ANSPDCP', ro: 'ANSPDCP', ru: 'ANSPDCP' },
};

test.each(DOCUMENTS.filter(({ flag }) => flag !== 'partnerGtc'))(
  '$code $url names the data protection authority',
  async (document) => {
    const { body } = await read(document);
    expect(body).toContain(AUTHORITIES[document.code][document.locale]);
  },
);
