import type pg from 'pg';
import { instantAt } from '#shared/domain/time/zoned-time.ts';
import type { TestTemplate } from '../../database/database.ts';
import { clinic, CLINIC_NOW, ids } from '../clinic.ts';
import {
  buildAppointment,
  buildDoctor,
  buildDoctorService,
  buildRule,
  buildSchedule,
} from '../factories.ts';

/** A doctor who works from 08:00 to 13:00 and has 16 appointments until 12:00, and a colleague without any. */
export const SICK_DOCTOR = 41;
export const COLLEAGUE = 42;
/** The day of the appointments, a Tuesday. */
export const SICK_DAY = '2026-11-24';
/** When the doctor calls in sick: 07:00 in Budapest. */
export const SICK_AT = '2026-11-24T06:00:00Z';
/** The id of the first appointment in an empty database, and its hash. */
export const FIRST_APPOINTMENT = 1001;
export const FIRST_HASH = 'b'.repeat(32);
const OPENS = 480;
const CLOSES = 780;
const APPOINTMENTS = 16;
const STEP_MINUTES = 15;

/** The sample clinic with the doctor and the colleague. */
export const clinicWithSickDoctor: TestTemplate = {
  name: 'clinic_with_sick_doctor',
  async fill(database) {
    await clinic().fill(database);
    await addSickDoctor(database.pool);
  },
};

/**
 * Adds a doctor, schedule and service with the ids 41, and a colleague with 42, to the first branch of the
 * sample clinic, and appointments on `SICK_DAY`. The phones of the appointments end with 000 to 015.
 */
export async function addSickDoctor(pool: pg.Pool): Promise<void> {
  const doctors = [SICK_DOCTOR, COLLEAGUE];
  await buildDoctor(
    pool,
    { id: SICK_DOCTOR, slug: 'beteg-bea', names: 'Beteg Bea' },
    { id: COLLEAGUE, slug: 'helyettes-hugo', names: 'Helyettes Hugó' },
  );
  await buildSchedule(
    pool,
    ...doctors.map((id) => ({
      id,
      doctor_id: id,
      clinic_branch_id: ids.branch,
      step_minutes: STEP_MINUTES,
    })),
  );
  await buildDoctorService(
    pool,
    ...doctors.map((id) => ({ id, schedule_id: id, duration_minutes: 15 })),
  );
  await buildRule(
    pool,
    ...doctors.flatMap((schedule_id) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        schedule_id,
        weekday,
        starts_minute: OPENS,
        ends_minute: CLOSES,
      })),
    ),
  );
  await buildAppointment(
    pool,
    ...Array.from({ length: APPOINTMENTS }, (_, index) => {
      const startsAt =
        (instantAt(SICK_DAY, OPENS, 'Europe/Budapest') ?? 0) + index * STEP_MINUTES * 60_000;
      return {
        schedule_id: SICK_DOCTOR,
        doctor_id: SICK_DOCTOR,
        doctor_service_id: SICK_DOCTOR,
        starts_at: new Date(startsAt).toISOString(),
        ends_at: new Date(startsAt + STEP_MINUTES * 6e4),
        ...(index === 0 ? { hash: FIRST_HASH } : {}),
        client_name: `Páciens ${index}`,
        client_phone: `+36201234${String(index).padStart(3, '0')}`,
      };
    }),
  );
  await pool.query(
    `update message set state = 'dropped', reason = 'superseded' where kind = 'confirmation'`,
  );
  await pool.query('select project_schedules($1::integer[], null, null, $2)', [
    doctors,
    CLINIC_NOW,
  ]);
  await pool.query('select refresh_doctor_listing($1::integer[])', [doctors]);
}
