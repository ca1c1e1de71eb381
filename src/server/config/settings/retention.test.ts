import { expect, test } from 'vitest';
import { readRetention } from './retention.ts';

test('readRetention keeps patients for a year and messages for a quarter by default', () => {
  expect(readRetention({})).toEqual({ patientDays: 365, messageDays: 90 });
});

test('readRetention accepts other retention periods, but none below the minimum', () => {
  const env = { PATIENT_DATA_DAYS: '1825', MESSAGE_DAYS: '30' };
  expect(readRetention(env)).toEqual({ patientDays: 1825, messageDays: 30 });
  expect(() => readRetention({ PATIENT_DATA_DAYS: '29' })).toThrow(
    /PATIENT_DATA_DAYS.*30 to 36500/,
  );
  expect(() => readRetention({ MESSAGE_DAYS: 'never' })).toThrow(/MESSAGE_DAYS/);
});
