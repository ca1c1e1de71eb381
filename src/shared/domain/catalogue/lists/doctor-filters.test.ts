import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CHILD_AGES } from './child-age.ts';
import {
  NO_FILTERS,
  SORTS,
  changeFilters,
  countFilters,
  doctorFiltersToQuery,
  isIndexable,
  dropUnknownFilters,
  orderingOf,
  parseDoctorFilters,
  type DoctorFilters,
} from './doctor-filters.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';

const TODAY = '2026-11-24';
const parse = (query: string) => parseDoctorFilters(new URLSearchParams(query), { today: TODAY });

const filters: fc.Arbitrary<DoctorFilters> = fc
  .record({
    sort: fc.option(fc.constantFrom(...SORTS)),
    nearMe: fc.boolean(),
    date: fc.option(fc.nat(400).map((days) => addDays(TODAY, days))),
    languages: fc
      .uniqueArray(fc.stringMatching(/^[a-z]{2}$/), { maxLength: 10 })
      .map((codes) => codes.toSorted()),
    insurance: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    childAge: fc.option(fc.constantFrom(...CHILD_AGES)),
    cityArea: fc.option(fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,3}$/)),
  })
  .map((record) => {
    const isWithoutSort = record.nearMe || (record.sort === 'soonest' && record.date !== null);
    return isWithoutSort ? { ...record, sort: null } : record;
  });

describe('reading a query', () => {
  it('an empty query sets no doctor filters', () => {
    expect(parse('')).toEqual(NO_FILTERS);
  });

  it('every doctor filter is read from a query', () => {
    expect(
      parse(
        'sort=price&date=2026-11-25&language=ru,en&insurance=4&child_age=24&city_area=district-v',
      ),
    ).toEqual({
      sort: 'price',
      nearMe: false,
      date: '2026-11-25',
      languages: ['en', 'ru'],
      insurance: 4,
      childAge: 24,
      cityArea: 'district-v',
    });
    expect(parse('nearme=true').nearMe).toBe(true);
    expect(parse('nearme=1').nearMe).toBe(true);
  });

  it.each([
    'sort=distance',
    'sort=',
    'sort=constructor',
    'nearme=false',
    'nearme=',
    'date=2026-11-23',
    'date=2026-13-40',
    'date=tomorrow',
    'language=',
    'language=EN,english,../x',
    'insurance=0',
    'insurance=-4',
    'insurance=4.5',
    'insurance=99999999999',
    'child_age=13',
    'child_age=228',
    'child_age=',
    'city_area=<b>',
    'city_area=a--b',
    'utm_source=mail',
  ])('the invalid doctor filter %s is dropped', (query) => {
    expect(parse(query)).toEqual(NO_FILTERS);
  });

  it('languages repeated as one parameter each, as forms send them, are read together', () => {
    expect(parse('language=ru&language=en').languages).toEqual(['en', 'ru']);
  });

  it('a doctor filter with an invalid value does not affect the other filters', () => {
    expect(parse('date=2020-01-01&insurance=4')).toEqual({ ...NO_FILTERS, insurance: 4 });
  });

  it('the date filter accepts today', () => {
    expect(parse(`date=${TODAY}`).date).toBe(TODAY);
  });
});

test('dropUnknownFilters drops filters with unknown values and keeps the others', () => {
  const known = {
    insurances: [{ id: 4 }],
    areas: [{ slug: 'buda' }],
    languages: [{ value: 'hu' }, { value: 'en' }],
  };
  const kept = 'sort=price&date=2026-12-01&language=en&insurance=4&child_age=0&city_area=buda';
  expect(dropUnknownFilters(parse(kept), known)).toEqual(parse(kept));
  expect(
    dropUnknownFilters(parse('sort=price&language=xx&insurance=9&city_area=xi'), known),
  ).toEqual(parse('sort=price'));
  expect(dropUnknownFilters(parse('language=xx,en'), known)).toEqual(parse('language=en'));
});

test('countFilters counts each filter, all languages as one', () => {
  expect(countFilters(NO_FILTERS)).toBe(0);
  expect(countFilters(parse('nearme=true&language=ru,en&child_age=0&city_area=buda'))).toBe(4);
});

describe('near me', () => {
  it('near me forces the order by distance', () => {
    expect(orderingOf(parse('nearme=true&sort=price'))).toBe('distance');
    expect(parse('nearme=true&sort=price').sort).toBeNull();
    expect(orderingOf(changeFilters({ ...NO_FILTERS, sort: 'price' }, { nearMe: true }))).toBe(
      'distance',
    );
  });

  it('near me ends when another order is chosen', () => {
    const sorted = changeFilters({ ...NO_FILTERS, nearMe: true }, { sort: 'rating' });
    expect(sorted).toEqual({ ...NO_FILTERS, sort: 'rating' });
  });
});

describe('the soonest slot', () => {
  it('the order by the soonest slot clears the day', () => {
    const sorted = changeFilters({ ...NO_FILTERS, date: '2026-11-24' }, { sort: 'soonest' });
    expect(sorted).toEqual({ ...NO_FILTERS, sort: 'soonest' });
  });

  it('a day ends the order by the soonest slot', () => {
    const onDay = changeFilters({ ...NO_FILTERS, sort: 'soonest' }, { date: '2026-11-24' });
    expect(onDay).toEqual({ ...NO_FILTERS, date: '2026-11-24' });
  });
});

test('orderingOf returns the chosen sort or the default', () => {
  expect(orderingOf(NO_FILTERS)).toBe('default');
  for (const sort of SORTS) expect(orderingOf({ ...NO_FILTERS, sort })).toBe(sort);
});

describe('choosing an insurance', () => {
  it('an insurance clears the sort', () => {
    expect(changeFilters({ ...NO_FILTERS, sort: 'price' }, { insurance: 4 })).toEqual({
      ...NO_FILTERS,
      insurance: 4,
    });
  });

  it('an insurance allows sorting afterwards', () => {
    const insured = { ...NO_FILTERS, insurance: 4 };
    expect(changeFilters(insured, { sort: 'price' })).toEqual({ ...insured, sort: 'price' });
    expect(changeFilters({ ...insured, sort: 'price' }, { childAge: 24 }).sort).toBe('price');
    expect(changeFilters({ ...insured, sort: 'price' }, { insurance: null }).sort).toBe('price');
    expect(changeFilters(insured, { insurance: 4, sort: 'price' }).sort).toBe('price');
  });
});

describe('writing a query', () => {
  it('doctorFiltersToQuery writes parameters in a fixed order', () => {
    const query = doctorFiltersToQuery(
      parse('city_area=buda&child_age=6&language=ru,en&date=2026-12-01&sort=rating&insurance=4'),
    );
    expect(decodeURIComponent(query.toString())).toBe(
      'sort=rating&date=2026-12-01&language=en,ru&insurance=4&child_age=6&city_area=buda',
    );
  });

  it('doctorFiltersToQuery omits filters that are not set', () => {
    expect(doctorFiltersToQuery(NO_FILTERS).toString()).toBe('');
    expect(doctorFiltersToQuery({ ...NO_FILTERS, childAge: 0 }).toString()).toBe('child_age=0');
  });

  it('doctorFiltersToQuery writes queries that are read back as the same filters', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        const query = doctorFiltersToQuery(wanted).toString();
        expect(parse(query)).toEqual(wanted);
      }),
    );
  });

  it('changeFilters keeps filters consistent after any change', () => {
    fc.assert(
      fc.property(filters, filters, (before, change) => {
        const after = changeFilters(before, change);
        expect(parse(doctorFiltersToQuery(after).toString())).toEqual(after);
      }),
    );
  });
});

describe('indexable lists', () => {
  const list = {
    resultCount: 12,
    insuranceInSitemap: false,
    cityAreaInSitemap: false,
    insuranceAlwaysIndexable: false,
  };
  const indexable = (change: Partial<DoctorFilters>, facts: Partial<typeof list> = {}) =>
    isIndexable({ ...NO_FILTERS, ...change }, { ...list, ...facts });

  it('a doctors list without filters is indexable', () => {
    expect(indexable({})).toBe(true);
  });

  it('an empty doctors list is not indexable', () => {
    expect(indexable({}, { resultCount: 0 })).toBe(false);
  });

  it.each([{ sort: 'price' }, { date: TODAY }, { languages: ['ru'] }, { childAge: 0 }] as const)(
    'a doctors list with %j is not indexable',
    (change) => {
      expect(indexable(change, { insuranceInSitemap: true, insuranceAlwaysIndexable: true })).toBe(
        false,
      );
    },
  );

  it('a doctors list of an insurance or a district is indexable only if marked for the sitemap', () => {
    expect(indexable({ insurance: 4 })).toBe(false);
    expect(indexable({ insurance: 4 }, { insuranceInSitemap: true })).toBe(true);
    expect(indexable({ cityArea: 'buda' })).toBe(false);
    expect(indexable({ cityArea: 'buda' }, { cityAreaInSitemap: true })).toBe(true);
    expect(indexable({ insurance: 4, cityArea: 'buda' }, { cityAreaInSitemap: true })).toBe(false);
  });

  it('the country’s exception makes lists of any insurance indexable, but not of districts', () => {
    const exception = { insuranceAlwaysIndexable: true };
    expect(indexable({ insurance: 4 }, exception)).toBe(true);
    expect(indexable({ insurance: 4, cityArea: 'buda' }, exception)).toBe(false);
    expect(indexable({ insurance: 4 }, { ...exception, resultCount: 0 })).toBe(false);
  });
});
