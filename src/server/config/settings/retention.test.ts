import { expect, test } from 'vitest';
import { readRetention } from './retention.ts';

test('patients are known for a year after their visit, messages for a quarter', () => {
  expect(readRetention({})).toEqual({ patientDays: 365, messageDays: 90 });
});

test('the operator may decide otherwise, but not keep nothing', () => {
  const env = { PATIENT_DATA_DAYS: '1825', MESSAGE_DAYS: '30' };
  expect(readRetention(env)).toEqual({ patientDays: 1825, messageDays: 30 });
  expect(() => readRetention({ PATIENT_DATA_DAYS: '29' })).toThrow(
    /PATIENT_DATA_DAYS.*30 to 36500/,
  );
  expect(() => readRetention({ MESSAGE_DAYS: 'never' })).toThrow(/MESSAGE_DAYS/);
});
