import { expect, test } from 'vitest';
import { makeDoctorService } from '#tests/support/web/doctors.ts';
import {
  changeBranch,
  changeService,
  distinctServices,
  initialService,
  sameServices,
} from './choose-service.ts';

const { service } = makeDoctorService();
const ecg = { ...service, id: 6, name: 'ECG' };
const here = makeDoctorService({ id: 1, clinic_branch: 3 });
const there = makeDoctorService({ id: 2, clinic_branch: 4 });
const ecgHere = makeDoctorService({ id: 3, service: ecg, clinic_branch: 3 });
const ecgThere = makeDoctorService({ id: 4, service: ecg, clinic_branch: 4 });
const all = [here, there, ecgHere, ecgThere];

test('initialService returns the service of the URL when a profile opens', () => {
  expect(initialService(all, '3')).toBe(ecgHere);
});

test('initialService ignores a service in the URL that the doctor does not have', () => {
  expect(initialService(all, '99')).toBe(here);
  expect(initialService([], null)).toBeNull();
});

test('distinctServices returns each service once, and sameServices the same service at every branch', () => {
  expect(distinctServices(all).map((each) => each.service.name)).toEqual(['Cardiologist', 'ECG']);
  expect(sameServices(all, there)).toEqual([here, there]);
});

test('changeService keeps the branch if it offers the new service', () => {
  expect(changeService(all, there, 6)).toBe(ecgThere);
  expect(changeService([here, there, ecgHere], there, 6)).toBe(ecgHere);
});

test('changeBranch keeps the service if the new branch offers it', () => {
  expect(changeBranch(all, ecgHere, 4)).toBe(ecgThere);
  expect(changeBranch([here, there, ecgHere], ecgHere, 4)).toBe(there);
  expect(changeBranch(all, here, 99)).toBe(here);
});
