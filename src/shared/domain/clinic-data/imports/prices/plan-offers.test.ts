import { expect, test } from 'vitest';
import { planOffers, type CurrentOffer } from './plan-offers.ts';
import type { PriceRow } from './price-rows.ts';

const ADULT = 1;
const CHILD = 2;
const SCHEDULE = 1;
const DOCTOR = 11;

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
  may_be_follow_up: false,
  is_by_place: false,
  doctor: '',
  doctor_key: '',
  follow_up_price: null,
  follow_up_duration: null,
  faulty: [],
});

const offerOf = (id: number, service: number, price: number): CurrentOffer => {
  const values = {
    price,
    duration_minutes: 30,
    price_conditions: null,
    follow_up_price: null,
    follow_up_minutes: null,
  };
  const ids = { id, schedule_id: SCHEDULE, service_id: service };
  return { ...ids, ...values, is_active: true, imported: values };
};

const planOf = (input: Partial<Parameters<typeof planOffers>[0]>) =>
  planOffers({
    rows: [],
    matches: new Map([['name 1', ADULT]]),
    followUps: new Map(),
    doctors: new Map(),
    doctorOf: new Map([[SCHEDULE, DOCTOR]]),
    childServices: new Map([[ADULT, CHILD]]),
    steps: new Map([[SCHEDULE, 30]]),
    offers: [],
    addable: new Set([SCHEDULE]),
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

/** A row with a price of the follow-up, and its minutes. */
const withFollowUp = (row: PriceRow, price: number, minutes: number | null = null): PriceRow => ({
  ...row,
  follow_up_price: listed(price),
  follow_up_duration: minutes,
});
/** A row that is the follow-up of the service. */
const followUpRow = (row: number, price: number): PriceRow => ({
  ...rowOf(row, price),
  key: 'control',
  may_be_follow_up: true,
});
const CONTROL = {
  matches: new Map([
    ['name 1', ADULT],
    ['control', ADULT],
  ]),
  followUps: new Map([['control', true]]),
};

test.each([
  ['of its own column', { rows: [withFollowUp(rowOf(1, 28_000), 18_000, 20)] }, 20],
  ['without a length', { rows: [withFollowUp(rowOf(1, 28_000), 18_000)] }, 30],
  ['in a row of its own', { ...CONTROL, rows: [rowOf(1, 28_000), followUpRow(2, 18_000)] }, 30],
  ['above its service', { ...CONTROL, rows: [followUpRow(2, 18_000), rowOf(1, 28_000)] }, 30],
])('a follow-up %s is of the service of the row', (_, input, minutes) => {
  const { changed, problems } = planOf({ ...input, offers: [offerOf(1, ADULT, 25_000)] });
  expect(problems).toEqual([]);
  expect(changed).toMatchObject([
    { row: 1, after: { price: 28_000, follow_up_price: 18_000, follow_up_minutes: minutes } },
  ]);
});

test('a follow-up alone changes no first appointment', () => {
  const input = { ...CONTROL, rows: [followUpRow(2, 18_000)] };
  const { changed } = planOf({ ...input, offers: [offerOf(1, ADULT, 25_000)] });
  expect(changed).toMatchObject([
    { row: 2, after: { price: 25_000, follow_up_price: 18_000, follow_up_minutes: 30 } },
  ]);
  expect(planOf(input).problems).toEqual([{ row: 2, fault: 'lone_follow_up' }]);
});

test('a name that may be a follow-up is not applied before a person says whether it is', () => {
  const rows = [rowOf(1, 28_000), followUpRow(2, 18_000)];
  const offers = [offerOf(1, ADULT, 25_000)];
  const asked = planOf({ ...CONTROL, followUps: new Map(), rows, offers });
  expect(asked).toMatchObject({ unconfirmed: [2], problems: [] });
  const first = planOf({ ...CONTROL, followUps: new Map([['control', false]]), rows, offers });
  expect(first.problems).toEqual([{ row: 2, fault: 'repeated' }]);
});

const RANGE = { price: 15_000, upTo: 18_000, isFrom: false };

test.each([
  ['longer than the first appointment', withFollowUp(rowOf(1, 28e3), 18e3, 45), 'long_follow_up'],
  ['with a range of prices', { ...rowOf(1, 28e3), follow_up_price: RANGE }, 'inexact_follow_up'],
])('a follow-up %s is left out, and said', (_, row, fault) => {
  const { changed, problems } = planOf({ rows: [row], offers: [offerOf(1, ADULT, 25_000)] });
  expect(changed).toMatchObject([{ after: { price: 28_000, follow_up_price: null } }]);
  expect(problems).toEqual([{ row: 1, fault }]);
});

test('two follow-ups of a service with different prices are a problem of the later row', () => {
  const rows = [withFollowUp(rowOf(1, 28_000), 18_000), followUpRow(2, 17_000)];
  const { changed, problems } = planOf({ ...CONTROL, rows, offers: [offerOf(1, ADULT, 25_000)] });
  expect(changed).toMatchObject([{ after: { follow_up_price: 18_000 } }]);
  expect(problems).toEqual([{ row: 2, fault: 'repeated' }]);
});

test.each([180, 0, 2_800_000])('a follow-up for %s is held beside a price of 28,000', (price) => {
  const rows = [withFollowUp(rowOf(1, 28_000), price)];
  const offers = [offerOf(1, ADULT, 28_000)];
  expect(planOf({ rows, offers })).toMatchObject({ held: [{ row: 1 }], changed: [] });
  const choices = { schedules: {}, overwrite: [], confirmed: [{ row: 1, service_id: ADULT }] };
  expect(planOf({ rows, offers, choices })).toMatchObject({
    held: [],
    changed: [{ after: { follow_up_price: price } }],
  });
});

test('a held follow-up does not hold back the price beside it', () => {
  const rows = [withFollowUp(rowOf(1, 28_000), 0)];
  const own = { price: 28_000, follow_up_price: null };
  const both = { price: 28_000, follow_up_price: 0 };
  expect(planOf({ rows, offers: [offerOf(1, ADULT, 25_000)] })).toMatchObject({
    changed: [{ row: 1, before: { price: 25_000 }, after: own, imported: own }],
    held: [{ row: 1, before: own, after: both }],
  });
  expect(planOf({ rows, offered: new Map([[ADULT, [SCHEDULE]]]) })).toMatchObject({
    created: [{ row: 1, after: own }],
    held: [{ row: 1, before: own, after: both }],
  });
});

test('a follow-up that a person entered stays, while the imported price beside it changes', () => {
  const offer = { ...offerOf(1, ADULT, 25_000), follow_up_price: 12_000, follow_up_minutes: 15 };
  const input = { rows: [withFollowUp(rowOf(1, 28_000), 18_000)], offers: [offer] };
  const { changed, kept } = planOf(input);
  expect(changed).toMatchObject([
    {
      after: { price: 28_000, follow_up_price: 12_000 },
      imported: { price: 28_000, follow_up_price: null },
    },
  ]);
  const after = { price: 28_000, follow_up_price: 18_000, follow_up_minutes: 15 };
  expect(kept).toMatchObject([{ before: { price: 28_000, follow_up_price: 12_000 }, after }]);
  const choices = { schedules: {}, overwrite: [1], confirmed: [] };
  const marked = planOf({ ...input, choices });
  expect(marked).toMatchObject({ kept: [], changed: [{ after, imported: after }] });
});

test('a service is not added to a doctor to whom the person may add none', () => {
  const input = { rows: [rowOf(1, 28_000)], offered: new Map([[ADULT, [SCHEDULE]]]) };
  expect(planOf(input)).toMatchObject({ created: [{ row: 1 }], unapproved: [] });
  const { created, unapproved } = planOf({ ...input, addable: new Set() });
  expect([created, unapproved]).toMatchObject([[], [{ row: 1, schedule: SCHEDULE }]]);
});

const OTHER_SCHEDULE = 2;
const OTHER_DOCTOR = 12;
const TWO_DOCTORS = {
  doctorOf: new Map([
    [SCHEDULE, DOCTOR],
    [OTHER_SCHEDULE, OTHER_DOCTOR],
  ]),
  doctors: new Map([
    ['anna@*', DOCTOR],
    ['bela@*', OTHER_DOCTOR],
    ['cili@*', null],
  ]),
  steps: new Map([
    [SCHEDULE, 30],
    [OTHER_SCHEDULE, 30],
  ]),
  addable: new Set([SCHEDULE, OTHER_SCHEDULE]),
  offers: [
    offerOf(1, ADULT, 25_000),
    { ...offerOf(2, ADULT, 25_000), schedule_id: OTHER_SCHEDULE },
  ],
};
/** A row of a doctor, with the name of the first row. */
const rowOfDoctor = (row: number, doctor: string, price: number): PriceRow => ({
  ...rowOf(row, price),
  key: 'name 1',
  doctor,
  doctor_key: `${doctor}@*`,
});

test('a row of a doctor changes the offers of this doctor, and one without a doctor all others', () => {
  const rows = [withFollowUp(rowOf(1, 28_000), 18_000), rowOfDoctor(2, 'anna', 35_000)];
  const { changed, problems } = planOf({ ...TWO_DOCTORS, rows });
  expect(problems).toEqual([]);
  expect(changed).toMatchObject([
    { row: 2, schedule: SCHEDULE, after: { price: 35_000, follow_up_price: 18_000 } },
    { row: 1, schedule: OTHER_SCHEDULE, after: { price: 28_000, follow_up_price: 18_000 } },
  ]);
});

test('a doctor of whom a list says nothing keeps the price', () => {
  const rows = [rowOfDoctor(1, 'anna', 35_000)];
  const { changed, same } = planOf({ ...TWO_DOCTORS, rows });
  expect([changed, same]).toMatchObject([[{ schedule: SCHEDULE }], 0]);
});

test('two doctors may have different prices of a service, one doctor may not', () => {
  const two = [rowOfDoctor(1, 'anna', 35_000), rowOfDoctor(2, 'bela', 30_000)];
  expect(planOf({ ...TWO_DOCTORS, rows: two })).toMatchObject({
    problems: [],
    changed: [{ after: { price: 35_000 } }, { after: { price: 30_000 } }],
  });
  const one = [rowOfDoctor(1, 'anna', 35_000), rowOfDoctor(2, 'anna', 30_000)];
  expect(planOf({ ...TWO_DOCTORS, rows: one }).problems).toEqual([
    { row: 2, fault: 'repeated_doctor' },
  ]);
});

test('rows of unconfirmed doctors and of those of another clinic change nothing, and are counted', () => {
  const rows = [rowOfDoctor(1, 'dora', 35_000), rowOfDoctor(2, 'cili', 30_000)];
  expect(planOf({ ...TWO_DOCTORS, rows })).toMatchObject({
    changed: [],
    unknown_doctor: [1],
    other_doctor: [2],
  });
});

test('the price of every doctor waits while a doctor of its service is not confirmed', () => {
  const rows = [rowOf(1, 28_000), rowOfDoctor(2, 'anna', 35_000), rowOfDoctor(3, 'dora', 31_000)];
  const { changed, problems, unknown_doctor: unknown } = planOf({ ...TWO_DOCTORS, rows });
  expect(changed).toMatchObject([{ row: 2, schedule: SCHEDULE }]);
  expect(problems).toEqual([{ row: 1, fault: 'unsure_doctor' }]);
  expect(unknown).toEqual([3]);
  const doctors = new Map([...TWO_DOCTORS.doctors, ['dora@*', null]]);
  expect(planOf({ ...TWO_DOCTORS, doctors, rows })).toMatchObject({
    changed: [{ row: 2 }, { row: 1, schedule: OTHER_SCHEDULE }],
    problems: [],
  });
});

test('the price of every doctor waits for children too, if a row of an unconfirmed doctor has one', () => {
  const offers = [offerOf(1, ADULT, 25_000), offerOf(2, CHILD, 18_000)];
  const unsure = { ...rowOfDoctor(2, 'dora', 31_000), child_price: listed(21_000) };
  const rows = [rowOf(1, 28_000, 20_000), unsure];
  expect(planOf({ rows, offers }).changed).toEqual([]);
  const adults = [rowOf(1, 28_000, 20_000), rowOfDoctor(2, 'dora', 31_000)];
  expect(planOf({ rows: adults, offers }).changed).toMatchObject([{ service: CHILD }]);
});

test.each([
  ['price', { price: null, faulty: ['price'] }, { price: 25_000, follow_up_price: 18_000 }],
  ['follow-up', { faulty: ['follow_up_price'] }, { price: 35_000, follow_up_price: null }],
  ['range of a follow-up', { follow_up_price: RANGE }, { price: 35_000, follow_up_price: null }],
] as const)('a doctor with a faulty %s does not get that of every doctor', (_, own, after) => {
  const row = { ...rowOfDoctor(2, 'anna', 35_000), ...own };
  const rows = [withFollowUp(rowOf(1, 28_000), 18_000), row];
  const { changed } = planOf({ ...TWO_DOCTORS, rows });
  expect(changed).toMatchObject([
    { schedule: SCHEDULE, after },
    { schedule: OTHER_SCHEDULE, after: { price: 28_000, follow_up_price: 18_000 } },
  ]);
});

test('a doctor with faulty prices alone keeps those before, and is given no service', () => {
  const faulty = { ...rowOfDoctor(2, 'anna', 0), price: null, faulty: ['price'] as const };
  const rows = [rowOf(1, 28_000), faulty];
  const { changed, same } = planOf({ ...TWO_DOCTORS, rows });
  expect([changed, same]).toMatchObject([[{ row: 1, schedule: OTHER_SCHEDULE }], 0]);
  expect(planOf({ ...TWO_DOCTORS, offers: [], rows }).created).toEqual([]);
});

test('a service is added to the doctor of its row who works at one branch, else the branch is chosen', () => {
  const input = { ...TWO_DOCTORS, offers: [], rows: [rowOfDoctor(1, 'anna', 35_000)] };
  expect(planOf(input)).toMatchObject({ created: [{ schedule: SCHEDULE }], unplaced: [] });
  const doctorOf = new Map([
    [SCHEDULE, DOCTOR],
    [OTHER_SCHEDULE, DOCTOR],
  ]);
  const general = [rowOfDoctor(1, 'anna', 35_000), rowOf(2, 30_000)];
  const both = {
    ...input,
    doctorOf,
    rows: general,
    matches: new Map([
      ['name 1', ADULT],
      ['name 2', ADULT],
    ]),
  };
  expect(planOf(both)).toMatchObject({ unplaced: [{ row: 1, service: ADULT }] });
  expect(planOf(both).unplaced).toHaveLength(1);
  expect(planOf({ ...input, doctorOf })).toMatchObject({
    created: [],
    unplaced: [{ row: 1, service: ADULT }],
  });
  const schedules = { [ADULT]: [OTHER_SCHEDULE] };
  const choices = { schedules, overwrite: [], confirmed: [] };
  expect(planOf({ ...input, doctorOf, choices })).toMatchObject({
    created: [{ schedule: OTHER_SCHEDULE }],
    unplaced: [],
  });
});
