import type pg from 'pg';
import { CLINIC_NOW } from './clinic.ts';
import { buildDoctorService, buildRule, buildSchedule } from './factories.ts';

/** The schedule of the first doctor at the second branch, and the id of its only service. */
export const SECOND_SCHEDULE = 20;

/** Lets the first doctor of the sample clinic work at its second branch too, at the same hours. */
export async function addSecondBranch(pool: pg.Pool): Promise<void> {
  const [doctor_id, clinic_branch_id] = [1, 2];
  await buildSchedule(pool, { id: SECOND_SCHEDULE, doctor_id, clinic_branch_id });
  await buildRule(
    pool,
    ...[1, 2, 3, 4, 5].map((weekday) => ({ schedule_id: SECOND_SCHEDULE, weekday })),
  );
  await buildDoctorService(pool, { id: SECOND_SCHEDULE, schedule_id: SECOND_SCHEDULE });
  await pool.query('select project_schedules(array[$1]::integer[], null, null, $2)', [
    SECOND_SCHEDULE,
    CLINIC_NOW,
  ]);
}
