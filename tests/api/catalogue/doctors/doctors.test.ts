import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DoctorsQuery, Ordering } from '#shared/contract/catalogue/doctors.ts';
import { distanceMetres } from '#shared/domain/catalogue/places/distance.ts';
import { weekdayOf } from '#shared/domain/time/plain-date.ts';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { BRANCHES, DOCTORS, polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const URL = '/api/v1/doctors/';
const MONDAY = '2026-11-23';

function urlOf(query: DoctorsQuery): string {
  return `${URL}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`;
}

describe('the doctors list', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ template: polyclinic });
  });
  afterAll(() => server.close());

  async function list(query: DoctorsQuery) {
    const response = await server.get(urlOf(query));
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body;
  }
  const idsOf = (page: { results: { id: number }[] }) => page.results.map(({ id }) => id);

  const DEAK = { lat: 47.4975, lng: 19.0545 };
  const FILTERS: DoctorsQuery[] = [
    {},
    { city: ids.city },
    { city: ids.otherCity },
    { city: ids.city, city_area: 3 },
    { city_area: 2 },
    { service: '1' },
    { service: '1,4' },
    { service: '2,3,4' },
    { service: '' },
    { clinic: 2 },
    { clinic: 1, city: ids.otherCity },
    { insurance: 1 },
    { insurance: 2, city: ids.city },
    { language: 'de' },
    { language: 'ru,de' },
    { age: 0 },
    { age: 0, service: '4' },
    { age: 5, service: '4' },
    { age: 6, service: '4' },
    { age: 11, service: '4' },
    { age: 12, service: '4' },
    { age: 24, service: '4' },
    { age: 216, service: '4' },
    { age: 217, service: '4' },
    { slot_date: MONDAY },
    { slot_date: TUESDAY },
    { slot_date: '2026-11-25', city: ids.city },
    { slot_date: '2026-11-28' },
    { slot_date: '2026-11-22' },
    { slot_date: '2026-12-22' },
    { slot_date: '2026-12-23' },
    { slot_date: '2027-01-27' },
    { is_active: false },
    { is_active: false, slot_date: TUESDAY },
    { exclude: '1,2,999' },
    { exclude: '' },
    { city: ids.city, service: '1', insurance: 2, language: 'hu', age: 400, slot_date: TUESDAY },
    {
      city: ids.city,
      city_area: 1,
      service: '1',
      clinic: 1,
      insurance: 1,
      language: 'hu',
      age: 400,
      slot_date: TUESDAY,
      is_active: true,
      exclude: '9',
    },
  ];
  const ORDERINGS: (Ordering | undefined)[] = [
    undefined,
    'default',
    'soonest',
    'rating',
    'price',
    'experience',
    'distance',
  ];

  test.each(FILTERS.map((filters) => [JSON.stringify(filters), filters] as const))(
    'the doctors list filtered by %s is right in every order',
    async (_name, filters) => {
      for (const ordering of ORDERINGS) {
        const query = { ...filters, ...DEAK, ...(ordering === undefined ? {} : { ordering }) };
        const page = await list(query);
        const expected = expectedList(query);
        expect(idsOf(page), ordering).toEqual(expected.ids);
        expect(page).toMatchObject(expected.totals);
      }
    },
  );

  /** Computes the expected list from the sample data, without SQL. */
  function expectedList(query: DoctorsQuery) {
    const services = query.service?.split(',').filter(Boolean).map(Number);
    const excluded = (query.exclude ?? '').split(',').map(Number);
    const isOffered = (date: string, weekdays: number[]) =>
      date >= MONDAY && date <= '2026-12-22' && weekdays.includes(weekdayOf(date));
    const found = DOCTORS.flatMap((doctor) => {
      const offers = doctor.offers.filter((offer) => {
        const branch = BRANCHES[offer.branch];
        const [from, to] = offer.ages ?? [0, null];
        return [
          (doctor.isInactive !== true) === (query.is_active ?? true),
          query.city === undefined || branch.city_id === query.city,
          query.city_area === undefined || branch.city_area_id === query.city_area,
          query.clinic === undefined || branch.clinic_id === query.clinic,
          services === undefined || services.includes(offer.service),
          query.insurance === undefined || offer.insurances?.includes(query.insurance),
          query.language === undefined ||
            query.language.split(',').some((code) => doctor.languages.includes(code)),
          query.age === undefined ||
            // Age 0 stands for any age below 12 months.
            (from <= (query.age || 11) && (to ?? Infinity) >= query.age),
          query.slot_date === undefined || isOffered(query.slot_date, doctor.weekdays),
        ].every((condition) => condition === true);
      });
      if (offers.length === 0) return [];
      const [count, sum] = doctor.reviews;
      return [
        {
          id: doctor.id,
          count,
          sum,
          rank: (sum + 80) / (count + 10),
          since: doctor.since ?? Infinity,
          prices: offers.map((offer) => offer.total),
          isUseless: doctor.weekdays.length === 0,
          // Monday is the first day with slots.
          nextDay: Math.min(...doctor.weekdays),
          distance: Math.min(...offers.map(({ branch }) => distanceMetres(DEAK, BRANCHES[branch]))),
        },
      ];
    });
    type Found = (typeof found)[number];
    const byRank = (a: Found, b: Found) => b.rank - a.rank || a.id - b.id;
    const tier = ({ count }: Found) => (count >= 5 ? 2 : count > 0 ? 1 : 0);
    const score = ({ count, sum }: Found) => (count === 0 ? 0 : Math.round((sum * 10) / count));
    const byRating = (a: Found, b: Found) =>
      tier(b) - tier(a) || score(b) - score(a) || b.count - a.count || a.id - b.id;
    const compare: Record<Ordering, (a: Found, b: Found) => number> = {
      default: (a, b) => Number(a.isUseless) - Number(b.isUseless) || byRank(a, b),
      soonest: (a, b) => (a.nextDay === b.nextDay ? byRank(a, b) : a.nextDay - b.nextDay),
      rating: byRating,
      price: (a, b) => Math.min(...a.prices) - Math.min(...b.prices) || byRank(a, b),
      experience: (a, b) => (a.since === b.since ? byRank(a, b) : a.since - b.since),
      distance: (a, b) => a.distance - b.distance || a.id - b.id,
    };
    const listed = found.filter(({ id }) => !excluded.includes(id));
    const prices = found.flatMap((each) => each.prices);
    const count = found.reduce((total, each) => total + each.count, 0);
    const sum = found.reduce((total, each) => total + each.sum, 0);
    return {
      ids: listed.toSorted(compare[query.ordering ?? 'default']).map(({ id }) => id),
      totals: {
        count: listed.length,
        total_count: found.length,
        feedback_count: count,
        feedback_score: count === 0 ? null : Math.round((sum * 10) / count) / 10,
        min_price: prices.length === 0 ? null : Math.min(...prices),
        max_price: prices.length === 0 ? null : Math.max(...prices),
      },
    };
  }

  test.each(['default', 'soonest', 'rating', 'price', 'experience', 'distance'] as const)(
    'the doctors list by %s is paged forwards and back without gaps or repetitions',
    async (ordering) => {
      const query = { ordering, ...DEAK, utm_source: 'x y&z' };
      const all = idsOf(await list(query));
      const forwards: number[] = [];
      let url: string | null = urlOf({ ...query, limit: 4 });
      let last = '';
      while (url !== null) {
        const { body } = await server.get(url);
        expect(body.count).toBe(all.length);
        forwards.push(...idsOf(body));
        last = url;
        url = body.next;
      }
      expect(forwards).toEqual(all);

      const back: number[] = [];
      for (url = last; url !== null;) {
        const { body } = await server.get(url);
        back.unshift(...idsOf(body));
        url = body.previous;
      }
      expect(back).toEqual(all);
    },
  );

  test('the link to the next page of doctors keeps the language', async () => {
    const { body } = await server.get(`${URL}?limit=4&locale=en`);
    expect(new URLSearchParams(body.next.split('?')[1]).get('locale')).toBe('en');
  });

  test('a page beyond the end of the doctors list is empty and links back', async () => {
    const page = await list({ limit: 4, offset: 20 });
    expect(page).toMatchObject({ count: 9, next: null, results: [] });
    expect(page.previous).toBe(`${URL}?limit=4&offset=16`);
  });

  test('the doctors list has the requested services in the requested city', async () => {
    const servicesOf = async (query: DoctorsQuery, id: number) =>
      (await list({ ...query, expand: 'services' })).results
        .find((doctor: { id: number }) => doctor.id === id)
        ?.services.map((service: { id: number }) => service.id);
    expect(await servicesOf({}, 1)).toEqual([100, 101]);
    expect(await servicesOf({ service: '2,4' }, 1)).toEqual([101]);
    expect(await servicesOf({}, 4)).toEqual([400, 401]);
    expect(await servicesOf({ city: ids.otherCity }, 4)).toEqual([401]);
  });

  test('the doctors list of a procedure names the specialties of its doctors', async () => {
    const { results } = await list({ service: String(ids.ultrasound), expand: 'services' });
    expect(results.length).toBeGreaterThan(0);
    for (const { services, specialties } of results) {
      expect(services[0].service.slug).toBe('heart-ultrasound');
      expect(specialties[0]).toMatchObject({ slug: 'cardiologist' });
    }
  });

  test('the doctors list has distances only for a request with a position', async () => {
    const distancesOf = async (query: DoctorsQuery) =>
      (await list({ ...query, city: ids.city, expand: 'clinic_branches' })).results
        .find((doctor: { id: number }) => doctor.id === 4)
        ?.clinic_branches.map((branch: { distance: number | null }) => branch.distance);
    expect(await distancesOf({})).toEqual([null]);
    expect(await distancesOf(DEAK)).toEqual([Math.round(distanceMetres(DEAK, BRANCHES[4]))]);
  });

  test('the doctors list has related objects as ids unless they are expanded', async () => {
    const first = async (expand?: string) =>
      (await list({ service: '2', ...(expand === undefined ? {} : { expand }) })).results[0];
    expect(await first()).toMatchObject({ services: [101], clinic_branches: [1] });
    expect(await first('services')).toMatchObject({
      services: [{ id: 101 }],
      clinic_branches: [1],
    });
    expect(await first('clinic_branches')).toMatchObject({
      services: [101],
      clinic_branches: [{ id: 1, clinic_slug: 'duna-clinic' }],
    });
    expect(await first('clinic_branches.services')).toMatchObject({
      services: [101],
      clinic_branches: [{ id: 1, services: [{ id: 101, clinic_branch: 1 }] }],
    });
  });
});
