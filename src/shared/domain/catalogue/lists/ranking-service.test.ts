import { describe, expect, test } from 'vitest';
import { rankingService, type ListCriteria } from './ranking-service.ts';

const MONDAY_NOON = '2026-11-23T12:00:00+01:00';
const TUESDAY_NOON = '2026-11-24T12:00:00+01:00';
const TUESDAY_EVENING = '2026-11-24T18:00:00+01:00';

const BRANCHES = [
  { id: 1, city_area: 7, distance: 10_100 },
  { id: 2, city_area: 8, distance: 441 },
  { id: 3, city_area: 8, distance: 1700 },
];

/** A service for all ages, free on Tuesday at noon. */
const SERVICE = {
  clinic_branch: 1,
  total: 30_000,
  insurances: [] as number[],
  age_from: 0,
  age_to: null as number | null,
  nearest_slot_datetime: TUESDAY_NOON as string | null,
  feedback_count: 0,
};

function placing(
  services: readonly (Partial<typeof SERVICE> & { id: number })[],
  criteria: ListCriteria,
  branches = BRANCHES,
): number | undefined {
  const made = services.map((service) => ({ ...SERVICE, ...service }));
  return rankingService(made, branches, criteria)?.id;
}

test('the ranking service is the cheapest one for the order by price', () => {
  const services = [
    { id: 10, clinic_branch: 1, total: 26_000, nearest_slot_datetime: MONDAY_NOON },
    { id: 20, clinic_branch: 2, total: 18_200, nearest_slot_datetime: null },
  ];
  expect(placing(services, { ordering: 'price' })).toBe(20);
  expect(placing(services, {})).toBe(10);
  expect(placing(services, { ordering: 'rating' })).toBe(10);
  expect(placing(services, { ordering: 'experience' })).toBe(10);
});

test('the ranking service is the soonest one for the order by the next slot', () => {
  const services = [
    { id: 10, feedback_count: 9, nearest_slot_datetime: TUESDAY_NOON },
    { id: 20, nearest_slot_datetime: null },
    { id: 30, nearest_slot_datetime: MONDAY_NOON },
  ];
  expect(placing(services, { ordering: 'soonest' })).toBe(30);
});

test('the ranking service is the soonest of equally cheap ones', () => {
  const services = [
    { id: 10, clinic_branch: 1, nearest_slot_datetime: TUESDAY_NOON },
    { id: 20, clinic_branch: 2, nearest_slot_datetime: MONDAY_NOON },
  ];
  expect(placing(services, { ordering: 'price' })).toBe(20);
});

test('the ranking service is the one at the nearest branch for the order by distance', () => {
  const services = [
    { id: 10, clinic_branch: 1, nearest_slot_datetime: MONDAY_NOON },
    { id: 20, clinic_branch: 2, nearest_slot_datetime: TUESDAY_NOON },
    { id: 30, clinic_branch: 3, nearest_slot_datetime: MONDAY_NOON },
  ];
  expect(placing(services, { ordering: 'distance' })).toBe(20);
});

test('the ranking service is in the nearest district, chosen by the order of the list', () => {
  const services = [
    { id: 10, clinic_branch: 1, total: 9000 },
    { id: 20, clinic_branch: 2, total: 30_000 },
    { id: 30, clinic_branch: 3, total: 28_000 },
  ];
  const near = { nearest_city_area: 9 };
  const nearestFirst = BRANCHES.toReversed();
  expect(placing(services, { ...near, ordering: 'price' }, nearestFirst)).toBe(30);
  expect(placing(services, { ...near, ordering: 'distance' }, nearestFirst)).toBe(20);
  expect(placing(services, near)).toBe(10);
});

describe('in a list for a day', () => {
  const services = [
    { id: 10, clinic_branch: 1, feedback_count: 2, nearest_slot_datetime: TUESDAY_EVENING },
    { id: 20, clinic_branch: 2, feedback_count: 0, nearest_slot_datetime: TUESDAY_NOON },
    { id: 30, clinic_branch: 3, total: 9000, nearest_slot_datetime: '2026-11-25T09:00:00+01:00' },
    { id: 31, clinic_branch: 3, total: 9000, feedback_count: 90, nearest_slot_datetime: null },
  ];

  test('the ranking service in a list for a day is the first one available on the day', () => {
    expect(placing(services, { slot_date: '2026-11-24' })).toBe(20);
    expect(placing(services, { slot_date: '2026-11-25' })).toBe(30);
  });

  test('the ranking service by price in a list for a day is the cheapest one available on the day', () => {
    const dearer = services.map((each) => ({ total: each.id === 20 ? 40_000 : 30_000, ...each }));
    expect(placing(dearer, { slot_date: '2026-11-24', ordering: 'price' })).toBe(10);
  });

  test('the ranking service in a list for a day is any one when none is available on the day', () => {
    expect(placing(services, { slot_date: '2026-11-27', ordering: 'price' })).toBe(30);
  });
});

test('the ranking service is chosen after filters are applied', () => {
  const services = [
    { id: 10, clinic_branch: 1, total: 9000, insurances: [4], age_from: 216 },
    { id: 20, clinic_branch: 2, total: 20_000, insurances: [4, 5], age_from: 12, age_to: 216 },
  ];
  const cheapest = (criteria: ListCriteria) =>
    placing(services, { ...criteria, ordering: 'price' });
  expect(cheapest({})).toBe(10);
  expect(cheapest({ insurance: 4 })).toBe(10);
  expect(cheapest({ insurance: 5 })).toBe(20);
  expect(cheapest({ city_area: 8 })).toBe(20);
  expect(cheapest({ age: 36 })).toBe(20);
  expect(cheapest({ age: 300 })).toBe(10);
});

test('a doctor without services has no ranking service', () => {
  expect(placing([], { ordering: 'price' })).toBeUndefined();
});
