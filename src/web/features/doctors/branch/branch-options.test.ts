import { expect, test } from 'vitest';
import { makeBranch, makeDoctor, makeDoctorService } from '#tests/support/web/doctors.ts';
import { branchOptions } from './branch-options.ts';

const branches = [makeBranch({ id: 1 }), makeBranch({ id: 2 })];

function optionsOf(...services: Parameters<typeof makeDoctorService>[0][]) {
  const doctor = makeDoctor({
    clinic_branches: branches,
    services: services.map((service) => makeDoctorService(service)),
  });
  return branchOptions(doctor).map(({ branch, service }) => [branch.id, service.id]);
}

test('the branch with the earliest slot comes first', () => {
  expect(
    optionsOf(
      {
        id: 10,
        clinic_branch: 1,
        feedback_count: 9,
        nearest_slot_datetime: '2026-11-25T09:00:00+01:00',
      },
      {
        id: 20,
        clinic_branch: 2,
        feedback_count: 1,
        nearest_slot_datetime: '2026-11-24T09:00:00+01:00',
      },
    ),
  ).toEqual([
    [2, 20],
    [1, 10],
  ]);
});

test('a branch shows the service that ranks highest there', () => {
  expect(
    optionsOf(
      { id: 10, clinic_branch: 1, feedback_count: 0 },
      { id: 11, clinic_branch: 1, feedback_count: 2 },
    ),
  ).toEqual([[1, 11]]);
});

test('sorting by price puts the branch with the lowest price first', () => {
  const services = [
    makeDoctorService({ id: 10, clinic_branch: 1, feedback_count: 9, total: 26_000 }),
    makeDoctorService({ id: 20, clinic_branch: 2, feedback_count: 9, total: 19_000 }),
    makeDoctorService({ id: 21, clinic_branch: 2, feedback_count: 0, total: 18_200 }),
  ];
  const doctor = makeDoctor({ clinic_branches: branches, services });
  const options = branchOptions(doctor, { ordering: 'price' });
  expect(options.map(({ branch, service }) => [branch.id, service.id])).toEqual([
    [2, 21],
    [1, 10],
  ]);
});

test('the filter for infants puts the branch that accepts them first', () => {
  const services = [
    makeDoctorService({ id: 10, clinic_branch: 1, feedback_count: 9, age_from: 12 }),
    makeDoctorService({ id: 20, clinic_branch: 2, age_from: 6 }),
  ];
  const doctor = makeDoctor({ clinic_branches: branches, services });
  expect(branchOptions(doctor, { age: 0 })[0]?.branch.id).toBe(2);
  expect(branchOptions(doctor, { age: 5 })[0]?.branch.id).toBe(1);
});

test('the branch with the earliest slot comes first with that service, even without reviews', () => {
  expect(
    optionsOf(
      {
        id: 10,
        clinic_branch: 1,
        feedback_count: 9,
        nearest_slot_datetime: '2026-11-26T09:00:00+01:00',
      },
      { id: 20, clinic_branch: 2, feedback_count: 2, nearest_slot_datetime: null },
      {
        id: 21,
        clinic_branch: 2,
        feedback_count: 0,
        nearest_slot_datetime: '2026-11-24T09:00:00+01:00',
      },
    ),
  ).toEqual([
    [2, 21],
    [1, 10],
  ]);
});
