import { expect, test } from 'vitest';
import { makeBranch, makeDoctor, makeDoctorService } from '#tests/support/web/doctors.ts';
import { nearestAvailable } from './other-doctors-query.ts';

const NEAR = makeBranch({ id: 1, distance: 400 });
const FAR = makeBranch({ id: 2, distance: 9000 });

test('nearestAvailable sorts doctors without slots at their nearest branch last', () => {
  const doctors = [1, 2, 3, 4].map((id) =>
    makeDoctor({
      id,
      clinic_branches: [FAR, NEAR],
      services: [
        makeDoctorService({ id: 10, clinic_branch: FAR.id }),
        makeDoctorService({
          id: 11,
          clinic_branch: NEAR.id,
          ...(id === 1 ? { nearest_slot_datetime: null } : {}),
        }),
      ],
    }),
  );
  expect(nearestAvailable(doctors, 3).map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(nearestAvailable(doctors.slice(0, 2), 3).map(({ id }) => id)).toEqual([2, 1]);
});

test('nearestAvailable keeps only what the page shows of a doctor', () => {
  const doctor = makeDoctor({
    id: 1,
    clinic_branches: [FAR, NEAR],
    services: [
      makeDoctorService({ id: 10, clinic_branch: FAR.id }),
      makeDoctorService({ id: 11, clinic_branch: NEAR.id, total: 25_000 }),
    ],
  });
  const { slug, name, image_url, feedback_count, feedback_score } = doctor;
  const nearest = doctor.services[1]?.nearest_slot_datetime;
  expect(nearestAvailable([doctor], 3)).toEqual([
    {
      id: 1,
      slug,
      name,
      image_url,
      feedback_count,
      feedback_score,
      service: {
        id: 11,
        clinic_branch: 1,
        total: 25e3,
        nearest_slot_datetime: nearest,
      },
      distance: 400,
    },
  ]);
});
