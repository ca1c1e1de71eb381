import { expect, test } from 'vitest';
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import { fromRecord, isEmptyPreparation, toRecord } from './preparation-record.ts';

test('a preparation is the same after the form', () => {
  const preparation: Preparation = {
    steps: [
      { kind: 'fasting', amount: 8 },
      { kind: 'companion', amount: null },
    ],
    notes: { en: 'Bring a towel' },
  };
  expect(fromRecord(toRecord(preparation))).toEqual(preparation);
});

test('empty inputs are no preparation', () => {
  const record = { fasting: null, companion: false, notes: { en: ' ' } };
  expect(isEmptyPreparation(fromRecord(record))).toBe(true);
  expect(isEmptyPreparation(fromRecord({ ...record, fasting: 2 }))).toBe(false);
});
