import type pg from 'pg';
import type { TestTemplate } from '../database/database.ts';

/** Everything of the small clinic is on Mondays to Fridays, 09:00 to 12:00, from this Monday on. */
export const CLINIC_NOW = '2026-11-23T06:00:00Z';

/**
 * One of everything that a booking needs: two doctors at two branches in Budapest, a specialty of
 * 30 minutes and a procedure of 60 on the same grid, a walk-in service, and a branch that asks
 * questions. Ids are named here so that tests read as sentences.
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
  visit: 1,
  longVisit: 2,
  walkIn: 3,
  otherVisit: 4,
  inactiveVisit: 5,
  /** Questions of the second branch. */
  heightField: 1,
  emailField: 2,
  taxIdField: 3,
} as const;

export const names = (text: string) =>
  JSON.stringify({ en: text, hu: text, kk: text, ro: text, ru: text });

interface ClinicOptions {
  timeZone?: string;
  /** The instant from which 30 days of free time are projected. */
  now?: string;
  /** ISO: 1 Monday to 7 Sunday. */
  weekdays?: readonly number[];
  /** Local minutes of the day. */
  opens?: number;
  closes?: number;
}

/** The small clinic as a template; it receives from Monday to Friday, 09:00 to 12:00, by default. */
export function clinic(options: ClinicOptions = {}): TestTemplate {
  const { timeZone = 'Europe/Budapest', now = CLINIC_NOW, opens = 540, closes = 720 } = options;
  const weekdays = options.weekdays ?? [1, 2, 3, 4, 5];
  const name = ['clinic', timeZone, now, weekdays.join(''), opens, closes].join('_').toLowerCase();
  return {
    name: name.replace(/\W/g, '_'),
    async fill({ pool }) {
      await fillPlaces(pool, timeZone);
      await fillDoctors(pool, timeZone);
      await pool.query(
        `insert into schedule_rule
         select s, w, $2, $3 from generate_series(1, 3) s, unnest($1::integer[]) w`,
        [weekdays, opens, closes],
      );
      await project(pool, now);
    },
  };
}

/** Projects 30 days of free time from an instant on, and all that is derived from it. */
export async function project(pool: pg.Pool, now: string): Promise<void> {
  await pool.query(`select extend_schedule_days(array(select id from schedule), $1, 30)`, [now]);
  await pool.query(`select refresh_schedule_avail(id, $1) from schedule`, [now]);
  await pool.query(`select refresh_doctor_listing(array(select id from doctor))`);
}

/** Cities, clinics, services and what else there is before the first doctor. */
export async function fillPlaces(pool: pg.Pool, zone: string): Promise<void> {
  await pool.query(`
    insert into city values
      (10, 'budapest', '${names('Budapest')}', '${zone}', 47.4979, 19.0402, 1),
      (11, 'szeged', '${names('Szeged')}', '${zone}', 46.253, 20.1414, 2);
    insert into city_area values (1, 10, 'district-5', '${names('District V')}', 47.5, 19.05, true);
    insert into clinic values (1, 'duna-clinic', '${names('Duna Clinic')}', '${names('About')}');
    insert into clinic_branch values
      (1, 1, 10, 1, '${names('Duna Clinic')}', '${names('Váci utca 1')}', 47.4941, 19.0533,
        '[{"names": {"en": "Deák Ferenc tér"}, "distance": 350, "lines": [{"name": "M1", "colour": "ffd500"}]}]'),
      (2, 1, 10, null, '${names('Buda Clinic')}', '${names('Fő utca 2')}', 47.5061, 19.0392, '[]');
    insert into clinic_branch_field values
      (1, 2, 'height', '${names('Height')}', 'integer', true, 30, 250, 1),
      (2, 2, 'patientEmail', '${names('Email')}', 'text', false, null, 100, 2),
      (3, 2, 'tax_id', '${names('Tax ID')}', 'tax_id', false, null, null, 3);
    insert into insurance values (1, 'Fényes Biztosító', false);
    insert into service values
      (1, 'cardiologist', 'other', '${names('Cardiologist')}', null, '${names('Heart')}', null, null, true, false, 90),
      (2, 'heart-ultrasound', 'procedure', '${names('Heart ultrasound')}', null, '${names('Heart')}', null, null, false, false, 50),
      (3, 'blood-test', 'procedure', '${names('Blood test')}', null, '${names('Blood')}', null, null, false, false, 40),
      (4, 'pediatric-cardiologist', 'other', '${names('Pediatric cardiologist')}', null, '${names('Heart')}', null, 1, true, true, 30);
    insert into service_extra values (1, 2);
  `);
}

async function fillDoctors(pool: pg.Pool, zone: string): Promise<void> {
  await pool.query(`
    insert into doctor values
      (1, 'nagy-anna', '{"en": "Anna Nagy", "hu": "Nagy Anna", "ru": "Анна Надь"}', '${names('About')}', 'female-1', 2004, null, null, '{hu,en}', true, 2, 19),
      (2, 'kis-bela', '{"en": "Béla Kis", "hu": "Kis Béla", "ru": "Бела Киш"}', '${names('About')}', 'male-2', 2015, null, null, '{hu}', true, 0, 0),
      (3, 'regi-cili', '{"en": "Cili Régi", "hu": "Régi Cili", "ru": "Цили Реги"}', '${names('About')}', 'female-3', 1990, null, null, '{hu}', false, 0, 0);
    insert into schedule values
      (1, 1, 1, '${zone}', 30, 60), (2, 2, 2, '${zone}', 30, 60), (3, 3, 1, '${zone}', 30, 60);
    insert into doctor_service (
      id, doctor_id, service_id, schedule_id, clinic_branch_id, type, price, discount, total,
      duration_minutes, steps, insurances, on_walk_in_basis, avg_waiting_minutes)
    values
      (1, 1, 1, 1, 1, 'initial-appointment', 20000, 10, 18000, 30, 1, '{1}', false, null),
      (2, 1, 2, 1, 1, 'procedure', 30000, 0, 30000, 60, 2, '{}', false, null),
      (3, 1, 3, 1, 1, 'procedure', 5000, 0, 5000, 30, 1, '{}', true, 20),
      (4, 2, 1, 2, 2, 'initial-appointment', 25000, 0, 25000, 30, 1, '{}', false, null),
      (5, 3, 1, 3, 1, 'initial-appointment', 25000, 0, 25000, 30, 1, '{}', false, null);
    insert into review (doctor_id, service_id, author, score, comment, language, evidence, is_published, created_at)
    values
      (1, 1, 'Éva', 9, 'Kind and thorough.', 'en', 'booked', true, '2026-11-01T10:00Z'),
      (1, 1, 'Imre', 10, 'Türelmes volt.', 'hu', 'booked', true, '2026-11-02T10:00Z'),
      (1, 1, 'Zoé', 1, 'Not published.', 'en', 'booked', false, '2026-11-03T10:00Z');
  `);
}
