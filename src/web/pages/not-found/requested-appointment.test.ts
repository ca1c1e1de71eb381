import { expect, test } from 'vitest';
import { paths, shortPaths } from '#shared/paths.ts';
import { requestedPath } from './requested-path.ts';
import { isAppointmentPath } from './requested-appointment.ts';

test.each([
  paths.appointment(15, 'abc'),
  paths.feedback(15, 'abc'),
  `/ru${paths.appointment(15, 'abc')}`,
  shortPaths.appointment('k3x9'),
  '/appointments/1x',
  '/appointments',
])('%s is the address of an appointment', (path) => {
  expect(isAppointmentPath(requestedPath(path))).toBe(true);
});

test.each([null, '/', '/abc', '/doctors/budapest/a', '/clinics/appointments', '/ru/map'])(
  '%s is not the address of an appointment',
  (path) => {
    expect(isAppointmentPath(path)).toBe(false);
  },
);
