import { expect, test } from 'vitest';
import { makeDoctorService } from '#tests/support/web/doctors.ts';
import { youngestPatient } from './youngest-patient.ts';

const { service } = makeDoctorService();
const forChildren = { ...service, is_for_children: true };

test('youngestPatient returns the lowest minimum age of the services for children', () => {
  const services = [36, 3].map((age_from) => makeDoctorService({ age_from, service: forChildren }));
  expect(youngestPatient([...services, makeDoctorService()])).toBe(3);
});

test('a doctor for adults has no youngest patients', () => {
  expect(youngestPatient([makeDoctorService({ age_from: 0 })])).toBeNull();
});
