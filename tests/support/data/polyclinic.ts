import type pg from 'pg';
import { CLINIC_NOW, fillPlaces, ids, names, project } from './clinic.ts';
import type { TestTemplate } from '../database/database.ts';

/** A service of a doctor at a branch. */
interface Offer {
  branch: keyof typeof BRANCHES;
  service: number;
  total: number;
  insurances?: number[];
  /** Months, both included. */
  ages?: [from: number, to: number | null];
  isWalkIn?: boolean;
}

interface Doctor {
  id: number;
  since: number | null;
  languages: string[];
  /** Scores out of 10: how many and their sum. */
  reviews: [count: number, sum: number];
  /** ISO weekdays of reception, 09:00 to 12:00. */
  weekdays: number[];
  isInactive?: boolean;
  offers: Offer[];
}

/** Where the branches are; the first two are those of the small clinic. */
export const BRANCHES = {
  1: { clinic: 1, city: ids.city, area: 1, lat: 47.4941, lng: 19.0533 },
  2: { clinic: 1, city: ids.city, area: null, lat: 47.5061, lng: 19.0392 },
  3: { clinic: 2, city: ids.otherCity, area: 2, lat: 46.253, lng: 20.1414 },
  4: { clinic: 2, city: ids.city, area: 3, lat: 47.5316, lng: 19.0392 },
} as const;

const WEEK = [1, 2, 3, 4, 5];
const { cardiologist, ultrasound, bloodTest, childCardiologist } = ids;

/** Doctors who differ in everything a list can be narrowed to or ordered by. */
export const DOCTORS: readonly Doctor[] = [
  {
    id: 1,
    since: 2004,
    languages: ['hu', 'en'],
    reviews: [2, 19],
    weekdays: WEEK,
    offers: [
      { branch: 1, service: cardiologist, total: 18_000, insurances: [1] },
      { branch: 1, service: ultrasound, total: 30_000 },
    ],
  },
  {
    id: 2,
    since: 2015,
    languages: ['hu'],
    reviews: [0, 0],
    weekdays: WEEK,
    offers: [{ branch: 2, service: cardiologist, total: 25_000 }],
  },
  {
    id: 3,
    since: 1990,
    languages: ['hu'],
    reviews: [8, 79],
    weekdays: WEEK,
    isInactive: true,
    offers: [{ branch: 1, service: cardiologist, total: 9000 }],
  },
  {
    id: 4,
    since: 2010,
    languages: ['de', 'hu'],
    reviews: [20, 150],
    weekdays: [3],
    offers: [
      { branch: 4, service: cardiologist, total: 40_000, insurances: [2] },
      { branch: 3, service: cardiologist, total: 20_000, insurances: [1, 2] },
    ],
  },
  {
    id: 5,
    since: null,
    languages: ['hu', 'ru'],
    reviews: [5, 50],
    weekdays: [4, 5],
    offers: [{ branch: 3, service: cardiologist, total: 12_000.5 }],
  },
  {
    id: 6,
    since: 2012,
    languages: ['en'],
    reviews: [3, 27],
    weekdays: WEEK,
    offers: [{ branch: 1, service: childCardiologist, total: 22_000, ages: [6, 216] }],
  },
  {
    id: 7,
    since: 2012,
    languages: ['en', 'de'],
    reviews: [3, 27],
    weekdays: [1],
    offers: [
      { branch: 4, service: childCardiologist, total: 22_000, ages: [36, 216], insurances: [2] },
    ],
  },
  {
    // The best of all, but without any free time.
    id: 8,
    since: 1985,
    languages: ['hu', 'en', 'de', 'ru'],
    reviews: [50, 500],
    weekdays: [],
    offers: [{ branch: 1, service: cardiologist, total: 15_000, insurances: [1, 2] }],
  },
  {
    id: 9,
    since: 2020,
    languages: ['hu'],
    reviews: [1, 10],
    weekdays: [],
    offers: [{ branch: 4, service: bloodTest, total: 3000, isWalkIn: true }],
  },
  {
    id: 10,
    since: 2012,
    languages: ['hu'],
    reviews: [3, 27],
    weekdays: [2, 3],
    offers: [{ branch: 2, service: cardiologist, total: 25_000, insurances: [2] }],
  },
];

/** Four branches of two clinics in two cities, with the doctors above. */
export const polyclinic: TestTemplate = {
  name: 'polyclinic',
  async fill({ pool }) {
    await fillPlaces(pool, 'Europe/Budapest');
    await pool.query(`
      insert into city_area values
        (2, 11, 'centre', '${names('Centre')}', 46.25, 20.15, false),
        (3, 10, 'district-12', '${names('District XII')}', 47.5, 19, true);
      insert into clinic values (2, 'tisza-clinic', '${names('Tisza')}', '${names('About')}');
      insert into insurance values (2, 'Alba Biztosító', true)`);
    for (const id of [3, 4] as const) {
      const { clinic, city, area, lat, lng } = BRANCHES[id];
      await pool.query('insert into clinic_branch values ($1, $2, $3, $4, $5, $5, $6, $7)', [
        ...[id, clinic, city, area, names(`Branch ${id}`), lat, lng],
      ]);
    }
    for (const doctor of DOCTORS) await addDoctor(pool, doctor);
    await project(pool, CLINIC_NOW);
  },
};

async function addDoctor(pool: pg.Pool, doctor: Doctor): Promise<void> {
  const { id, since, languages, reviews, weekdays, offers } = doctor;
  await pool.query(
    `insert into doctor (id, slug, names, descriptions, practising_since, languages, is_active,
       feedback_count, feedback_sum)
     values ($1, format('doctor-%s', $1::integer), $2, $2, $3, $4, $5, $6, $7)`,
    [id, names(`Doctor ${id}`), since, languages, doctor.isInactive !== true, ...reviews],
  );
  for (const [index, { branch, service, total, ...offer }] of offers.entries()) {
    const schedule = id * 10 + branch;
    await pool.query(
      `insert into schedule values ($1, $2, $3, 'Europe/Budapest', 30, 60) on conflict do nothing`,
      [schedule, id, branch],
    );
    await pool.query(
      `insert into schedule_rule select $1, w, 540, 720 from unnest($2::integer[]) w
       on conflict do nothing`,
      [schedule, weekdays],
    );
    await pool.query(
      `insert into doctor_service (id, doctor_id, service_id, schedule_id, clinic_branch_id, type,
         price, total, duration_minutes, steps, insurances, age_from, age_to, on_walk_in_basis)
       values ($1, $2, $3, $4, $5, $6, $7, $7, 30, 1, $8, $9, $10, $11)`,
      [
        ...[id * 100 + index, id, service, schedule, branch],
        [ultrasound, bloodTest].some((each) => each === service)
          ? 'procedure'
          : 'initial-appointment',
        ...[total, offer.insurances ?? [], ...(offer.ages ?? [0, null])],
        offer.isWalkIn === true,
      ],
    );
  }
}
