import { expect, test } from 'vitest';
import { makeDoctorService } from '#tests/support/web/doctors.ts';
import {
  changeBranch,
  changeService,
  distinctServices,
  initialService,
  servicesAlike,
} from './choose-service.ts';

const { service } = makeDoctorService();
const ecg = { ...service, id: 6, name: 'ECG' };
const here = makeDoctorService({ id: 1, clinic_branch: 3 });
const there = makeDoctorService({ id: 2, clinic_branch: 4 });
const ecgHere = makeDoctorService({ id: 3, service: ecg, clinic_branch: 3 });
const ecgThere = makeDoctorService({ id: 4, service: ecg, clinic_branch: 4 });
const all = [here, there, ecgHere, ecgThere];

test('a profile opens with the service that its address asks for', () => {
  expect(initialService(all, '3')).toBe(ecgHere);
});

test('a service that the doctor does not have counts as not asked for', () => {
  expect(initialService(all, '99')).toBe(here);
  expect(initialService([], null)).toBeNull();
});

test('a service is offered for choice once, with its branches as the second choice', () => {
  expect(distinctServices(all).map((each) => each.service.name)).toEqual(['Cardiologist', 'ECG']);
  expect(servicesAlike(all, there)).toEqual([here, there]);
});

test('another service stays at the chosen branch where it is offered', () => {
  expect(changeService(all, there, 6)).toBe(ecgThere);
  expect(changeService([here, there, ecgHere], there, 6)).toBe(ecgHere);
});

test('another branch keeps the service where it is offered there', () => {
  expect(changeBranch(all, ecgHere, 4)).toBe(ecgThere);
  expect(changeBranch([here, there, ecgHere], ecgHere, 4)).toBe(there);
  expect(changeBranch(all, here, 99)).toBe(here);
});
