import { expect, test } from 'vitest';
import { makeDoctorService } from '#tests/support/web/doctors.ts';
import { soonestService } from './soonest-service.ts';

test('the service that is free first is told by the instant, not by the clock on the wall', () => {
  const east = makeDoctorService({ id: 1, nearest_slot_datetime: '2026-11-24T12:00:00+05:00' });
  const west = makeDoctorService({ id: 2, nearest_slot_datetime: '2026-11-24T09:00:00+01:00' });
  expect(soonestService([west, east])?.id).toBe(1);
});

test('there is none when nothing is free', () => {
  expect(soonestService([makeDoctorService({ nearest_slot_datetime: null })])).toBeNull();
});
