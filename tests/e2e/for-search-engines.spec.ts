import type { Page } from '@playwright/test';
import { crawlerPaths, paths } from '#shared/paths.ts';
import { findSpecialty, findVisit } from '#tests/support/journey/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

type Facts = Record<string, unknown>;

/** What the page tells of itself in the terms of schema.org, each thing by itself. */
async function factsOf(page: Page): Promise<Facts[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const facts = JSON.parse(text) as Facts & { '@graph'?: Facts[] };
    expect(facts['@context']).toBe('https://schema.org');
    return facts['@graph'] ?? [facts];
  });
}

/** What a thing of a type must have for a search engine to show it. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  AggregateRating: ['ratingValue', 'bestRating', 'worstRating', 'reviewCount'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  City: ['name'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  MedicalClinic: ['name', 'address', 'geo'],
  Organization: ['name', 'url', 'logo'],
  Physician: ['name', 'url', 'address', 'medicalSpecialty'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'areaServed'],
  WebSite: ['name', 'url'],
};
const NUMBERS = /^(?:.*Price|offerCount|.*Rating|ratingValue|reviewCount|position|.*itude)$/;
const ADDRESSES = ['@id', 'url', 'logo', 'image', 'item', 'sameAs'];

/** Everything within the facts is complete, its numbers are numbers, its addresses absolute. */
function areComplete(value: unknown, where = ''): void {
  if (Array.isArray(value)) return value.forEach((item) => areComplete(item, where));
  if (typeof value !== 'object' || value === null) return;
  const facts = value as Facts;
  const type = String(facts['@type'] ?? '');
  // A reference to something that is told elsewhere has nothing but its id.
  if (type === '' && facts['@id'] !== undefined) return;
  expect(Object.keys(REQUIRED), where).toContain(type);
  expect(Object.keys(facts), where).toEqual(expect.arrayContaining([...(REQUIRED[type] ?? [])]));
  for (const [name, content] of Object.entries(facts)) {
    if (typeof content === 'object') areComplete(content, `${where}/${type}/${name}`);
    else if (NUMBERS.test(name)) expect(typeof content, `${type}.${name}`).toBe('number');
    else if (ADDRESSES.includes(name)) expect(() => new URL(String(content))).not.toThrow();
    else expect(content, `${type}.${name}`).not.toBe('');
  }
  if (type === 'AggregateRating') {
    expect(facts).toMatchObject({ bestRating: 10, worstRating: 1 });
    expect(facts['ratingValue']).toBeGreaterThanOrEqual(1);
    expect(facts['ratingValue']).toBeLessThanOrEqual(10);
    expect(facts['reviewCount']).toBeGreaterThan(0);
  }
}

/** The names of other languages and what is there, as the head tells them. */
async function alternatesOf(page: Page): Promise<Map<string, string>> {
  const links = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    );
  return new Map(links.map(([language = '', href = '']) => [language, href]));
}

test('every page says what it is, completely', async ({ page, outside }) => {
  const { list, doctor } = await findVisit(outside.api, { day: '2026-11-24' });
  const types = async (path: string) => {
    await page.goto(path);
    const facts = await factsOf(page);
    areComplete(facts);
    return facts.map((fact) => fact['@type']).toSorted();
  };
  expect(await types(paths.home())).toEqual(['FAQPage', 'Organization', 'WebSite']);
  expect(await types(list)).toEqual(['BreadcrumbList', 'ItemList', 'Service']);
  expect(await types(paths.doctor(doctor.slug))).toEqual(['BreadcrumbList', 'Physician']);
  expect(await types(paths.privacyPolicy())).toEqual(['BreadcrumbList']);
});

test('a page and its translations name one another', async ({ page, outside, baseURL }) => {
  const { list, doctor } = await findVisit(outside.api, { day: '2026-11-24' });
  for (const path of [list, paths.doctor(doctor.slug), paths.privacyPolicy()]) {
    await page.goto(path);
    const alternates = await alternatesOf(page);
    expect([...alternates]).toEqual([
      ['hu-HU', `${baseURL}${path}`],
      ['en-HU', `${baseURL}/en${path}`],
      ['ru-HU', `${baseURL}/ru${path}`],
      ['x-default', `${baseURL}${path}`],
    ]);
    for (const address of new Set(alternates.values())) {
      await page.goto(address);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
      expect(await alternatesOf(page)).toEqual(alternates);
    }
  }
});

test('the home pages of all countries name one another', async ({ page }) => {
  await page.goto(paths.home());
  const alternates = await alternatesOf(page);
  expect(alternates.size).toBe(13);
  const kazakh = alternates.get('kk-KZ') ?? '';
  await page.context().addCookies([{ name: 'city-slug', value: 'almaty', url: kazakh }]);
  await page.goto(kazakh);
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk-KZ');
  expect(await alternatesOf(page)).toEqual(alternates);
});

test('what is in the sitemaps is there, to be found, and nowhere else', async ({ page }) => {
  const read = (path: string) =>
    page.evaluate(async (path) => {
      const text = await (await fetch(path)).text();
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      if (xml.querySelector('parsererror') !== null) throw new Error(`${path} is no XML`);
      return [...xml.querySelectorAll('loc')].map((loc) => loc.textContent);
    }, path);
  await page.goto(paths.privacyPolicy());
  const sitemaps = await read(crawlerPaths.sitemapIndex());
  expect(sitemaps.length).toBeGreaterThan(2);

  for (const sitemap of sitemaps) {
    const addresses = await read(new URL(sitemap).pathname);
    expect(new Set(addresses).size, sitemap).toBe(addresses.length);
    // The first, the last and some between stand for the rest; of the single pages each.
    const step = sitemap.endsWith(crawlerPaths.sitemap('pages')) ? 1 : addresses.length / 4;
    const chosen = Array.from({ length: Math.ceil(addresses.length / step) }, (_, index) =>
      addresses.at(Math.floor(index * step)),
    );
    for (const address of [...new Set([...chosen, addresses.at(-1)])]) {
      const answer = await page.request.get(localAddress(address ?? ''), {
        headers: { host: new URL(address ?? '').host },
      });
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      expect(html, address).toContain(
        `<link rel="canonical" href="${address?.replaceAll('&', '&amp;')}"/>`,
      );
      expect(html, address).not.toContain('content="noindex"');
    }
  }
});

/** Outside of a browser nobody knows that *.localhost is this machine. */
function localAddress(address: string): string {
  const { port, pathname, search } = new URL(address);
  return `http://127.0.0.1:${port}${pathname}${search}`;
}

test('what is not found is nothing to be kept', async ({ page, troubles }) => {
  troubles.expectAnswer(404, /./);
  for (const path of ['/none', '/doctors/budapest', '/kk', '/clinics/none/none']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute(
      'content',
      '404',
    );
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
});

test('an address has moved for good, whatever the query', async ({ page, outside }) => {
  const { list } = await findSpecialty(outside.api);
  const moved = async (from: string) => {
    const answer = await page.request.get(localAddress(new URL(from, await origin(page)).href), {
      headers: { host: new URL(await origin(page)).host },
      maxRedirects: 0,
    });
    return [answer.status(), answer.headers()['location']];
  };
  await page.goto(paths.privacyPolicy());
  expect(await moved(`${list}/`)).toEqual([301, list]);
  expect(await moved(`/hu${list}?sort=price`)).toEqual([301, `${list}?sort=price`]);
  expect(await moved('/hu')).toEqual([301, '/']);
  expect(await moved('/en/')).toEqual([301, '/en']);
  expect(await moved('/confidentiality?gclid=1')).toEqual([301, '/privacy_policy?gclid=1']);
  expect(await moved('/en/confidentiality')).toEqual([301, '/en/privacy_policy']);
});

function origin(page: Page): Promise<string> {
  return page.evaluate(() => location.origin);
}
