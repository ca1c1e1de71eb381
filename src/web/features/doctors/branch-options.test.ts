import { expect, test } from 'vitest';
import { makeBranch, makeDoctor, makeDoctorService } from '#tests/support/web/doctors.ts';
import { branchOptions, type WantedService } from './branch-options.ts';

const branches = [makeBranch({ id: 1 }), makeBranch({ id: 2 })];

function optionsOf(...services: Parameters<typeof makeDoctorService>[0][]) {
  const doctor = makeDoctor({
    clinic_branches: branches,
    services: services.map((service) => makeDoctorService(service)),
  });
  return branchOptions(doctor).map(({ branch, service }) => [branch.id, service.id]);
}

test('with enough reviews the branch that is free first comes first', () => {
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

test('a branch shows its best service', () => {
  expect(
    optionsOf(
      { id: 10, clinic_branch: 1, feedback_count: 0 },
      { id: 11, clinic_branch: 1, feedback_count: 2 },
    ),
  ).toEqual([[1, 11]]);
});

test('the branch that is free on the day asked for comes first, however good the others are', () => {
  const services = [
    makeDoctorService({
      id: 10,
      clinic_branch: 1,
      feedback_count: 90,
      nearest_slot_datetime: '2026-11-24T09:00:00+01:00',
    }),
    makeDoctorService({
      id: 20,
      clinic_branch: 2,
      nearest_slot_datetime: '2026-11-26T09:00:00+01:00',
    }),
  ];
  const doctor = makeDoctor({ clinic_branches: branches, services });
  expect(branchOptions(doctor, { slot_date: '2026-11-26' })[0]?.branch.id).toBe(2);
  expect(branchOptions(doctor, { slot_date: '2026-11-24' })[0]?.branch.id).toBe(1);
  expect(branchOptions(doctor, { slot_date: '2026-11-25' })[0]?.branch.id).toBe(1);
});

test('so does the one in the district, with the insurance, for the age asked for', () => {
  const services = [
    makeDoctorService({ id: 10, clinic_branch: 1, feedback_count: 9, insurances: [4] }),
    makeDoctorService({
      id: 20,
      clinic_branch: 2,
      insurances: [4, 5],
      age_from: 12,
      age_to: 216,
    }),
  ];
  const clinic_branches = [
    makeBranch({ id: 1, city_area: 7 }),
    makeBranch({ id: 2, city_area: 8 }),
  ];
  const doctor = makeDoctor({ clinic_branches, services });
  const first = (wanted: WantedService) => branchOptions(doctor, wanted)[0]?.branch.id;
  expect(first({})).toBe(1);
  expect(first({ insurance: 4 })).toBe(1);
  expect(first({ insurance: 5 })).toBe(2);
  expect(first({ city_area: 8 })).toBe(2);
  expect(first({ age: 36 })).toBe(2);
  expect(first({ age: 300 })).toBe(1);
});

test('the branch of the best service shows that one, with how few reviews the branch ever', () => {
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
