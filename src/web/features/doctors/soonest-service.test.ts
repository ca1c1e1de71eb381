import { expect, test } from 'vitest';
import { makeDoctorService } from '#tests/support/web/doctors.ts';
import { soonestService } from './soonest-service.ts';

test('soonestService returns the service with the earliest slot by instant, not by local time', () => {
  const east = makeDoctorService({ id: 1, nearest_slot_datetime: '2026-11-24T12:00:00+05:00' });
  const west = makeDoctorService({ id: 2, nearest_slot_datetime: '2026-11-24T09:00:00+01:00' });
  expect(soonestService([west, east])?.id).toBe(1);
});

test('soonestService returns null if no service has a slot', () => {
  expect(soonestService([makeDoctorService({ nearest_slot_datetime: null })])).toBeNull();
});
