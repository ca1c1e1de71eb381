import { beforeEach, expect, test } from 'vitest';
import { EMPTY_VALUES } from './booking-draft.ts';
import {
  clearStoredBooking,
  readStoredBooking,
  storeBooking,
  type StoredBooking,
} from './stored-booking.ts';

let texts: Map<string, string>;
const store = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
};

const booking: StoredBooking = {
  path: '/doctor/anna',
  doctorSlug: 'anna',
  doctorServiceId: 7,
  listPosition: 2,
  slot: { id: 42, datetime: '2026-11-24T14:30:00+01:00' },
  state: { step: 'otp', slotId: 42, sentAt: 5000 },
  values: { ...EMPTY_VALUES, name: 'Anna', consent: true, answer_3: 'knee', answer_4: true },
  attribution: { location: 'l', referrer: 'r', googleIds: { gclid: 'g' }, analytics: {} },
  flowId: 'j',
  attempt: 2,
  sent: { phone: '+36201234567', at: 5000 },
  held: { slotId: 42, token: 'b'.repeat(32), until: 305_000 },
};

function tamper(change: (stored: Record<string, unknown>) => Record<string, unknown>) {
  const [[key, text] = ['', '{}']] = texts;
  const stored: Record<string, unknown> = JSON.parse(text);
  texts.set(key, JSON.stringify(change(stored)));
}

beforeEach(() => {
  texts = new Map();
  storeBooking(store, booking);
});

test('a stored booking is read back', () => {
  expect(readStoredBooking(store, '/doctor/anna')).toEqual(booking);
});

test('a stored booking of another page is ignored', () => {
  expect(readStoredBooking(store, '/doctor/bela')).toBeNull();
});

test('clearStoredBooking deletes the personal data with the stored booking', () => {
  clearStoredBooking(store);
  expect(texts.size).toBe(0);
});

test('a finished stored booking is ignored', () => {
  storeBooking(store, {
    ...booking,
    state: { step: 'done', appointmentId: 1, hash: 'a'.repeat(32) },
  });
  expect(readStoredBooking(store, '/doctor/anna')).toBeNull();
});

test('a stored booking whose slot differs from its state is ignored', () => {
  tamper((stored) => ({ ...stored, slot: { id: 43, datetime: '2026-11-24T15:00:00+01:00' } }));
  expect(readStoredBooking(store, '/doctor/anna')).toBeNull();
});

test.each([
  ['invalid JSON', () => texts.set([...texts.keys()][0] ?? '', '{')],
  ['a value that is not an object', () => texts.set([...texts.keys()][0] ?? '', 'null')],
  ['an unknown step', () => tamper((stored) => ({ ...stored, state: '{"step":"paid"}' }))],
  ['no doctor slug', () => tamper((stored) => ({ ...stored, doctorSlug: null }))],
])('a stored booking with %s is ignored', (_, corrupt) => {
  corrupt();
  expect(readStoredBooking(store, '/doctor/anna')).toBeNull();
});

test('values of the wrong type in a stored booking are ignored', () => {
  tamper((stored) => ({
    ...stored,
    values: { name: 5, consent: 'yes', answer_3: {}, other: 'x' },
  }));
  expect(readStoredBooking(store, '/doctor/anna')?.values).toEqual({
    ...EMPTY_VALUES,
    answer_3: null,
  });
});

test('storeBooking does not throw when the storage is full', () => {
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => storeBooking(full, booking)).not.toThrow();
});
