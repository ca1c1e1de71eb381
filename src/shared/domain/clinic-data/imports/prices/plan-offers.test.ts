import { expect, test } from 'vitest';
import { planOffers, type CurrentOffer } from './plan-offers.ts';
import type { PriceRow } from './price-rows.ts';

const ADULT = 1;
const CHILD = 2;
const SCHEDULE = 1;

const listed = (price: number | null) =>
  price === null ? null : { price, upTo: null, isFrom: false };

const rowOf = (row: number, price: number, childPrice: number | null = null): PriceRow => ({
  row,
  key: `name ${row}`,
  name: `Name ${row}`,
  other_name: '',
  section: '',
  price: listed(price),
  child_price: listed(childPrice),
  duration: null,
});

const offerOf = (id: number, service: number, price: number): CurrentOffer => {
  const values = { price, duration_minutes: 30, price_conditions: null };
  const ids = { id, schedule_id: SCHEDULE, service_id: service };
  return { ...ids, ...values, is_active: true, imported: values };
};

const planOf = (input: Partial<Parameters<typeof planOffers>[0]>) =>
  planOffers({
    rows: [],
    matches: new Map([['name 1', ADULT]]),
    childServices: new Map([[ADULT, CHILD]]),
    steps: new Map([[SCHEDULE, 30]]),
    offers: [],
    offered: new Map(),
    medians: new Map(),
    choices: { schedules: {}, overwrite: [], confirmed: [] },
    conditionsOf: () => null,
    ...input,
  });

test('a confirmed price is that of its row and service alone', () => {
  const input = {
    rows: [rowOf(1, 24, 18)],
    offers: [offerOf(1, ADULT, 24_000), offerOf(2, CHILD, 18_000)],
    choices: { schedules: {}, overwrite: [], confirmed: [{ row: 1, service_id: ADULT }] },
  };
  const { changed, held } = planOf(input);
  expect(changed).toMatchObject([{ service: ADULT }]);
  expect(held).toMatchObject([{ service: CHILD }]);
  const other = planOf({
    ...input,
    offers: [offerOf(3, 3, 24_000)],
    matches: new Map([['name 1', 3]]),
  });
  expect(other.held).toMatchObject([{ row: 1, service: 3 }]);
});

const EXPENSIVE = [offerOf(2, 3, 90_000), offerOf(3, 4, 90_000)];

test.each([
  ['its price before', { offers: [offerOf(1, ADULT, 250), ...EXPENSIVE] }, 0],
  ['the median of the country', { offers: EXPENSIVE, medians: new Map([[ADULT, 250]]) }, 0],
  ['the prices of the clinic, without those', { offers: EXPENSIVE }, 1],
])('a cheap service of an expensive clinic is compared with %s', (_, input, count) => {
  const offered = new Map([[ADULT, [SCHEDULE]]]);
  expect(planOf({ ...input, offered, rows: [rowOf(1, 300)] }).held).toHaveLength(count);
});
