import type pg from 'pg';
import type { TestTemplate } from '../database/database.ts';
import { CLINIC_NOW, fillPlaces, ids, project } from './clinic.ts';
import {
  buildArea,
  buildBranch,
  buildClinic,
  buildDoctor,
  buildDoctorService,
  buildInsurance,
  buildRule,
  buildSchedule,
} from './factories.ts';

/** A service of a doctor at a branch. */
interface Offer {
  branch: keyof typeof BRANCHES;
  service: number;
  total: number;
  insurances?: number[];
  /** Months, both inclusive. */
  ages?: [from: number, to: number | null];
  isWalkIn?: boolean;
}

interface Doctor {
  id: number;
  since: number | null;
  languages: string[];
  /** The number of scores and their sum. A score is at most 10. */
  reviews: [count: number, sum: number];
  /** ISO weekdays with hours from 09:00 to 12:00. */
  weekdays: number[];
  isInactive?: boolean;
  offers: Offer[];
}

/** The branches. The first two are those of the sample clinic. */
export const BRANCHES = {
  1: { clinic_id: 1, city_id: ids.city, city_area_id: 1, lat: 47.4941, lng: 19.0533 },
  2: { clinic_id: 1, city_id: ids.city, city_area_id: null, lat: 47.5061, lng: 19.0392 },
  3: { clinic_id: 2, city_id: ids.otherCity, city_area_id: 2, lat: 46.253, lng: 20.1414 },
  4: { clinic_id: 2, city_id: ids.city, city_area_id: 3, lat: 47.5316, lng: 19.0392 },
} as const;

const WEEK = [1, 2, 3, 4, 5];
const { cardiologist, ultrasound, bloodTest, childCardiologist } = ids;
const PROCEDURES: readonly number[] = [ultrasound, bloodTest];

/** Doctors that differ in every property by which lists are filtered or sorted. */
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
    // The best rated, but without availability.
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

/** A larger sample clinic: four branches of two clinics in two cities, with the doctors above. */
export const polyclinic: TestTemplate = {
  name: 'polyclinic',
  async fill({ pool }) {
    await fillPlaces(pool, 'Europe/Budapest');
    await buildArea(
      pool,
      { id: 2, city_id: ids.otherCity, names: 'Centre', sitemap_index: false },
      { id: 3, city_id: ids.city, slug: 'district-12', names: 'District XII', lng: 19 },
    );
    await buildClinic(pool, { id: 2, slug: 'tisza-clinic', names: 'Tisza' });
    await buildInsurance(pool, { id: 2, name: 'Alba Biztosító' });
    await buildBranch(pool, { id: 3, ...BRANCHES[3] }, { id: 4, ...BRANCHES[4] });
    for (const doctor of DOCTORS) await addDoctor(pool, doctor);
    await project(pool, CLINIC_NOW);
  },
};

async function addDoctor(pool: pg.Pool, doctor: Doctor): Promise<void> {
  const { id, since, languages, reviews, weekdays, offers } = doctor;
  const [feedback_count, feedback_sum] = reviews;
  const is_active = doctor.isInactive !== true;
  await buildDoctor(pool, {
    id,
    practising_since: since,
    languages,
    is_active,
    feedback_count,
    feedback_sum,
  });
  for (const branch of new Set(offers.map(({ branch }) => branch))) {
    const schedule_id = id * 10 + branch;
    await buildSchedule(pool, { id: schedule_id, doctor_id: id, clinic_branch_id: branch });
    await buildRule(pool, ...weekdays.map((weekday) => ({ schedule_id, weekday })));
  }
  await buildDoctorService(
    pool,
    ...offers.map(({ branch, service, total, ...offer }, index) => ({
      id: id * 100 + index,
      schedule_id: id * 10 + branch,
      service_id: service,
      type: PROCEDURES.includes(service)
        ? ('procedure' as const)
        : ('initial-appointment' as const),
      price: total,
      insurances: offer.insurances ?? [],
      age_from: offer.ages?.[0] ?? 0,
      age_to: offer.ages?.[1] ?? null,
      on_walk_in_basis: offer.isWalkIn === true,
    })),
  );
}
