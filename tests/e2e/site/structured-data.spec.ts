import type { Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

type JsonLdItem = Record<string, unknown>;

/** Returns the JSON-LD items of the page. */
async function jsonLdItemsOf(page: Page): Promise<JsonLdItem[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const facts = JSON.parse(text) as JsonLdItem & { '@graph'?: JsonLdItem[] };
    expect(facts['@context']).toBe('https://schema.org');
    return facts['@graph'] ?? [facts];
  });
}

/** The properties that search engines require, by type. */
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

/** Expects items and nested items to be complete, numbers to be numbers and URLs to be absolute. */
function expectComplete(value: unknown, where = ''): void {
  if (Array.isArray(value)) return value.forEach((item) => expectComplete(item, where));
  if (typeof value !== 'object' || value === null) return;
  const facts = value as JsonLdItem;
  const type = String(facts['@type'] ?? '');
  // A reference to another item has only an id.
  if (type === '' && facts['@id'] !== undefined) return;
  expect(Object.keys(REQUIRED), where).toContain(type);
  expect(Object.keys(facts), where).toEqual(expect.arrayContaining([...(REQUIRED[type] ?? [])]));
  for (const [name, content] of Object.entries(facts)) {
    if (typeof content === 'object') expectComplete(content, `${where}/${type}/${name}`);
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

test('every page has complete structured data', async ({ page, reserve }) => {
  const { list, doctor } = await reserve.slot();
  const types = async (path: string) => {
    await page.goto(path);
    const facts = await jsonLdItemsOf(page);
    expectComplete(facts);
    return facts.map((item) => item['@type']).toSorted();
  };
  expect(await types(paths.home())).toEqual(['FAQPage', 'Organization', 'WebSite']);
  expect(await types(list)).toEqual(['BreadcrumbList', 'ItemList', 'Service']);
  expect(await types(paths.doctor(doctor.slug))).toEqual(['BreadcrumbList', 'Physician']);
  expect(await types(paths.privacyPolicy())).toEqual(['BreadcrumbList']);
});

/** Returns a URL on 127.0.0.1: only browsers resolve *.localhost. */
function localAddress(address: string): string {
  const { port, pathname, search } = new URL(address);
  return `http://127.0.0.1:${port}${pathname}${search}`;
}

test('redirects a moved URL permanently with any query', async ({ page, backend }) => {
  const { list } = await findSpecialty(backend.api);
  const moved = async (from: string) => {
    const response = await page.request.get(localAddress(new URL(from, await origin(page)).href), {
      headers: { host: new URL(await origin(page)).host },
      maxRedirects: 0,
    });
    return [response.status(), response.headers()['location']];
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
