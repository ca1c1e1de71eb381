import type pg from 'pg';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { instantAt } from '#shared/domain/time/zoned-time.ts';
import { ids } from '../clinic.ts';
import {
  buildAppointment,
  buildDoctor,
  buildDoctorService,
  buildRule,
  buildSchedule,
} from '../factories.ts';

const DOCTORS = 30;
const APPOINTMENTS = 40;
const STEP_MINUTES = 15;
const OPENS = 480;
const FIRST_ID = 101;

const SURNAMES = [
  'Szabó',
  'Kovács',
  'Horváth',
  'Szentgyörgyi',
  'Kis',
  'Németh',
  'Farkas',
  'Balogh',
];
const GIVEN_NAMES = ['Katalin', 'István', 'Erzsébet', 'László', 'Mária', 'Gábor', 'Zsuzsanna'];

/** Adds 30 doctors to the first branch of the sample clinic, with 40 appointments each on every one of the days in Budapest. */
export async function addBusyDays(pool: pg.Pool, ...days: PlainDate[]): Promise<void> {
  const doctors = Array.from({ length: DOCTORS }, (_, index) => FIRST_ID + index);
  await buildDoctor(
    pool,
    ...doctors.map((id) => ({ id, slug: `busy-${id}`, names: `Dr. ${personAt(id)}` })),
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
  await buildDoctorService(pool, ...doctors.map((id) => ({ id, schedule_id: id })));
  const hours = { starts_minute: OPENS, ends_minute: OPENS + APPOINTMENTS * STEP_MINUTES };
  await buildRule(
    pool,
    ...doctors.flatMap((schedule_id) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ schedule_id, weekday, ...hours })),
    ),
  );
  for (const [id, day] of doctors.flatMap((id) => days.map((day) => [id, day] as const))) {
    const appointments = Array.from({ length: APPOINTMENTS }, (_, index) => {
      const startsAt = instantAt(day, OPENS + index * STEP_MINUTES, 'Europe/Budapest') ?? 0;
      const [client_surname = '', client_name = ''] = personAt(id * APPOINTMENTS + index).split(
        ' ',
      );
      return {
        schedule_id: id,
        doctor_id: id,
        doctor_service_id: id,
        client_name,
        client_surname,
        client_phone: phoneAt(id * APPOINTMENTS + index),
        starts_at: new Date(startsAt).toISOString(),
        ends_at: new Date(startsAt + STEP_MINUTES * 6e4),
      };
    });
    await buildAppointment(pool, ...appointments);
  }
}

/** Returns the patient of each appointment: the full name and the phone. */
export const BUSY_PATIENTS: readonly { readonly name: string; readonly phone: string }[] =
  Array.from({ length: DOCTORS * APPOINTMENTS }, (_, index) => ({
    name: personAt(FIRST_ID * APPOINTMENTS + index),
    phone: phoneAt(FIRST_ID * APPOINTMENTS + index),
  }));

function phoneAt(index: number): string {
  return `+3620${String(index * 7919)
    .padStart(7, '0')
    .slice(-7)}`;
}

function personAt(index: number): string {
  const surname = SURNAMES[index % SURNAMES.length] ?? '';
  const given = GIVEN_NAMES[index % GIVEN_NAMES.length] ?? '';
  return `${surname} ${given}`;
}
