import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** The time of an appointment of a doctor, in epoch milliseconds. */
interface DoctorSpan {
  readonly doctor: number;
  readonly starts: number;
  readonly ends: number;
}

type Spans = readonly [doctors: number[], starts: Date[], ends: Date[]];

const lockDays = prepared<object, [...Spans]>(
  'lock_appointment_days',
  'select lock_appointment_days($1::integer[], $2::timestamptz[], $3::timestamptz[])',
);
const refreshDays = prepared<object, [...Spans, now: Date]>(
  'refresh_appointment_days',
  'select refresh_appointment_days($1::integer[], $2::timestamptz[], $3::timestamptz[], $4)',
);

function spansOf(appointments: readonly DoctorSpan[]): Spans {
  return [
    appointments.map(({ doctor }) => doctor),
    appointments.map(({ starts }) => new Date(starts)),
    appointments.map(({ ends }) => new Date(ends)),
  ];
}

/** Locks the days of appointments at every branch of their doctors. */
export async function lockAppointmentDays(
  db: Queryable,
  appointments: readonly DoctorSpan[],
): Promise<void> {
  await lockDays(db, [...spansOf(appointments)]);
}

/** Computes the free times of locked days again, as of `now` (epoch milliseconds). */
export async function refreshAppointmentDays(
  db: Queryable,
  appointments: readonly DoctorSpan[],
  now: number,
): Promise<void> {
  await refreshDays(db, [...spansOf(appointments), new Date(now)]);
}
