import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Ordering } from '#shared/contract/catalogue/doctors.ts';
import type { Service } from '#shared/contract/catalogue/services.ts';
import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDateTime, formatDay } from '#shared/i18n/format-date.ts';
import { paths } from '#shared/paths.ts';
import * as position from '#web/lib/position/position.ts';
import { readCards, type ReadCard } from './read-cards.ts';
import { apiOf } from './site-api.ts';
import { urlOf, startSites, type Sites } from './start-sites.ts';

/** The number of lists to read in each order. */
const LISTS = 10;
/** Enough for lists of several pages. */
const DOCTORS = 200;
/** Search engines get a complete list instead of pages. */
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64)';
const PAGE = 8;
const TODAY = '2026-11-23';
const DAY = '2026-11-25';

/** The list queries, each with the value that its cards are sorted by, ascending. */
const ORDERS = {
  price: { search: '?sort=price', keys: (card) => [card.price] },
  rating: {
    search: '?sort=rating',
    keys: ({ score, reviews }) => [reviews >= 5 ? 0 : reviews > 0 ? 1 : 2, -(score ?? 0), -reviews],
  },
  distance: { search: '?nearme=true', keys: (card) => [card.distance ?? Number.NaN] },
} satisfies Partial<
  Record<Ordering, { search: string; keys: (card: ReadCard) => readonly number[] }>
>;

let sites: Sites;
beforeAll(async () => {
  // Makes the server sort by distance, although in production only browsers have the position.
  vi.spyOn(position, 'usePosition').mockImplementation(position.getPosition);
  sites = await startSites(DOCTORS);
});
afterEach(() => position.setPosition(null));
afterAll(() => sites.stop());

describe.each(COUNTRY_CODES)('doctors lists in %s', (country) => {
  const language = defaultLocaleOf(countryOf(country));

  async function read(path: string, agent = ROBOT): Promise<ReadCard[]> {
    const { status, text } = await sites.get(urlOf(country, language, path), agent);
    expect(status, path).toBe(200);
    return readCards(text, language);
  }

  test.each(['price', 'rating', 'distance'] as const)(
    'lists by %s have the order of the values on their cards',
    async (order) => {
      const { search, keys } = ORDERS[order];
      const { city, specialties } = await catalogueOf(country);
      if (order === 'distance') position.setPosition(city.location);
      for (const { slug, doctors_count: count } of specialties) {
        const path = paths.doctors(city.slug, slug, search);
        const cards = await read(path);
        expect(cards, path).toHaveLength(count);
        const shown = cards.map(keys);
        expect(shown, path).toEqual(shown.toSorted(compare));
      }
      const [longest] = specialties;
      if (longest === undefined) throw new Error('There are no specialties');
      expect(longest.doctors_count).toBeGreaterThan(PAGE);
      const path = paths.doctors(city.slug, longest.slug, search);
      const firstPage = (await read(path)).slice(0, PAGE);
      expect((await read(path, BROWSER)).map(untimed)).toEqual(firstPage.map(untimed));
    },
  );

  test('lists for a day open at the first slot of each doctor on that day', async () => {
    const { city, specialties } = await catalogueOf(country);
    const api = apiOf(sites, country);
    let found = 0;
    for (const { id, slug } of specialties) {
      const path = paths.doctors(city.slug, slug, `?date=${DAY}`);
      const { results } = await api.doctors({
        city: city.id,
        service: String(id),
        slot_date: DAY,
        limit: 300,
      });
      const first = new Map(
        results.map((doctor) => {
          const times = doctor.services.map((service) => service.nearest_slot_datetime ?? '9');
          return [doctor.slug, wallClockOf(times.toSorted()[0] ?? '')] as const;
        }),
      );
      const cards = await read(path);
      expect(cards.map(({ doctor }) => doctor)).toEqual(results.map((doctor) => doctor.slug));
      for (const { doctor, time } of cards) {
        const clock = first.get(doctor);
        expect(clock?.date, path).toBe(DAY);
        expect(time, path).toBe(clock && formatDateTime(clock, TODAY, language));
      }
      found += cards.length;
    }
    expect(found).toBeGreaterThan(PAGE);
    const [longest] = specialties;
    const path = paths.doctors(city.slug, longest?.slug ?? '', `?date=${DAY}`);
    const whole = await read(path);
    const page = await read(path, BROWSER);
    expect(page.length).toBeGreaterThan(0);
    expect(page.map(untimed)).toEqual(whole.slice(0, PAGE).map(untimed));
    for (const { time } of page) expect(time).toContain(formatDay(DAY, language, 'weekday'));
  });
});

/**
 * Returns specialties that several doctors of the largest city have, the longest lists first.
 */
async function catalogueOf(country: CountryCode) {
  const api = apiOf(sites, country);
  const [city] = (await api.cities()).results;
  if (city === undefined) throw new Error('There are no cities');
  const { results } = await api.services({
    city: city.id,
    type: 'initial-appointment',
    limit: 'none',
  });
  const specialties = results
    .filter((service: Service) => service.doctors_count > 1)
    .toSorted((a, b) => b.doctors_count - a.doctors_count)
    .slice(0, LISTS);
  return { city, specialties };
}

/** Removes the time, as cards for browsers show a grid of slots instead. */
function untimed({ time: _time, ...card }: ReadCard) {
  return card;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
