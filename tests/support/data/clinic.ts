import type pg from 'pg';
import type { TestTemplate } from '../database/database.ts';
import {
  buildArea,
  buildBranch,
  buildCity,
  buildClinic,
  buildDoctor,
  buildDoctorService,
  buildField,
  buildInsurance,
  buildReview,
  buildRule,
  buildSchedule,
  buildService,
} from './factories.ts';

/**
 * The Monday on which the sample clinic begins. It is open from Monday to Friday, 09:00 to 12:00.
 */
export const CLINIC_NOW = '2026-11-23T06:00:00Z';

/**
 * The ids of the sample clinic. It has two doctors at two branches in Budapest, a consultation of
 * 30 minutes and a procedure of 60 on the same grid, a walk-in service, and a branch that asks
 * questions.
 */
export const ids = {
  city: 10,
  otherCity: 11,
  area: 1,
  branch: 1,
  branchWithQuestions: 2,
  cardiologist: 1,
  ultrasound: 2,
  bloodTest: 3,
  childCardiologist: 4,
  insurance: 1,
  doctor: 1,
  otherDoctor: 2,
  inactiveDoctor: 3,
  /** Doctor services. */
  consultation: 1,
  hourProcedure: 2,
  walkIn: 3,
  otherConsultation: 4,
  inactiveConsultation: 5,
  /** Questions of the second branch. */
  heightField: 1,
  emailField: 2,
  taxIdField: 3,
} as const;

interface ClinicOptions {
  timeZone?: string;
  /** The instant at which the 30-day horizon begins. */
  now?: string;
  /** ISO: 1 Monday to 7 Sunday. */
  weekdays?: readonly number[];
  /** Local minutes of the day. */
  opens?: number;
  closes?: number;
}

/**
 * Returns the sample clinic as a template. By default it is open from Monday to Friday, 09:00 to
 * 12:00.
 */
export function clinic(options: ClinicOptions = {}): TestTemplate {
  const { timeZone = 'Europe/Budapest', now = CLINIC_NOW, opens = 540, closes = 720 } = options;
  const weekdays = options.weekdays ?? [1, 2, 3, 4, 5];
  const name = ['clinic', timeZone, now, weekdays.join(''), opens, closes].join('_').toLowerCase();
  return {
    name: name.replace(/\W/g, '_'),
    async fill({ pool }) {
      await fillPlaces(pool, timeZone);
      await fillDoctors(pool, timeZone);
      const hours = { starts_minute: opens, ends_minute: closes };
      await buildRule(
        pool,
        ...[1, 2, 3].flatMap((schedule_id) =>
          weekdays.map((weekday) => ({ schedule_id, weekday, ...hours })),
        ),
      );
      await project(pool, now);
    },
  };
}

/** Projects all schedules from an instant on, and refreshes listings. */
export async function project(pool: pg.Pool, now: string): Promise<void> {
  await pool.query(`select project_schedules(array(select id from schedule), null, null, $1)`, [
    now,
  ]);
  await pool.query(`select refresh_doctor_listing(array(select id from doctor))`);
}

/** Inserts cities, clinics and services, but no doctors. */
export async function fillPlaces(pool: pg.Pool, time_zone: string): Promise<void> {
  await buildCity(
    pool,
    { id: 10, names: 'Budapest', time_zone, lat: 47.4979, lng: 19.0402 },
    { id: 11, names: 'Szeged', time_zone, lat: 46.253, lng: 20.1414 },
  );
  await buildArea(pool, { id: 1, city_id: 10, slug: 'district-5', names: 'District V' });
  await buildClinic(pool, { id: 1, names: 'Duna Clinic' });
  const lines = [{ name: 'M1', colour: 'ffd500' }];
  const stations = [{ names: { en: 'Deák Ferenc tér' }, distance: 350, lines }];
  const vaci = {
    addresses: 'Váci utca 1',
    phone: '+36 1 000 0101',
    city_area_id: 1,
    lat: 47.4941,
    lng: 19.0533,
    stations,
  };
  const fo = { addresses: 'Fő utca 2', lat: 47.5061, lng: 19.0392 };
  await buildBranch(
    pool,
    { id: ids.branch, clinic_id: 1, city_id: 10, names: 'Duna Clinic', ...vaci },
    { id: ids.branchWithQuestions, clinic_id: 1, city_id: 10, names: 'Buda Clinic', ...fo },
  );
  const height = { type: 'integer', is_required: true, min_length: 30, max_length: 250 } as const;
  const [email, taxId] = [{ max_length: 100 }, { type: 'tax_id' }] as const;
  await buildField(
    pool,
    { id: 1, clinic_branch_id: 2, param_name: 'height', titles: 'Height', ...height },
    { id: 2, clinic_branch_id: 2, param_name: 'patientEmail', titles: 'Email', ...email },
    { id: 3, clinic_branch_id: 2, param_name: 'tax_id', titles: 'Tax ID', ...taxId },
  );
  await buildInsurance(pool, { id: 1, name: 'Fényes Biztosító', sitemap_index: false });
  const heart = { type: 'other', descriptions: 'Heart', is_primary: true } as const;
  const child = { ...heart, popularity: 30, adult_service_id: 1, is_for_children: true };
  await buildService(
    pool,
    { id: ids.cardiologist, names: 'Cardiologist', popularity: 90, ...heart },
    { id: ids.ultrasound, names: 'Heart ultrasound', descriptions: 'Heart' },
    { id: ids.bloodTest, names: 'Blood test', descriptions: 'Blood', popularity: 40 },
    { id: ids.childCardiologist, names: 'Pediatric cardiologist', ...child },
  );
  await pool.query('insert into service_extra (service_id, extra_service_id) values (1, 2)');
}

async function fillDoctors(pool: pg.Pool, time_zone: string): Promise<void> {
  const anna = { en: 'Anna Nagy', hu: 'Nagy Anna', ru: 'Надь Анна' };
  const bela = { en: 'Béla Kis', hu: 'Kis Béla', ru: 'Киш Бела' };
  const cili = { en: 'Cili Régi', hu: 'Régi Cili', ru: 'Реги Цили' };
  const reviewed = { languages: ['hu', 'en'], feedback_count: 2, feedback_sum: 19 };
  await buildDoctor(
    pool,
    { id: 1, slug: 'nagy-anna', names: anna, practising_since: 2004, ...reviewed },
    { id: 2, slug: 'kis-bela', names: bela, practising_since: 2015 },
    { id: 3, slug: 'regi-cili', names: cili, practising_since: 1990, is_active: false },
  );
  await buildSchedule(
    pool,
    { id: 1, doctor_id: 1, clinic_branch_id: 1, time_zone },
    { id: 2, doctor_id: 2, clinic_branch_id: 2, time_zone },
    { id: 3, doctor_id: 3, clinic_branch_id: 1, time_zone },
  );
  const procedure = { schedule_id: 1, type: 'procedure' } as const;
  const walkIn = { on_walk_in_basis: true, avg_waiting_minutes: 20 };
  await buildDoctorService(
    pool,
    { id: ids.consultation, schedule_id: 1, price: 20_000, discount: 10, insurances: [1] },
    { id: ids.hourProcedure, service_id: ids.ultrasound, price: 30_000, steps: 2, ...procedure },
    { id: ids.walkIn, service_id: ids.bloodTest, price: 5000, ...procedure, ...walkIn },
    { id: ids.otherConsultation, schedule_id: 2, price: 25_000 },
    { id: ids.inactiveConsultation, schedule_id: 3, price: 25_000 },
  );
  const hidden = { comment: 'Not published.', language: 'en', is_published: false };
  await buildReview(
    pool,
    { doctor_id: 1, comment: 'Kind and thorough.', language: 'en' },
    { doctor_id: 1, author: 'Imre', score: 10, created_at: '2026-11-02T10:00Z' },
    { doctor_id: 1, author: 'Zoé', score: 1, created_at: '2026-11-03T10:00Z', ...hidden },
  );
}
