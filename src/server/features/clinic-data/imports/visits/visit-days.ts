import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

/** The time of a visit of a doctor, in epoch milliseconds. */
interface DoctorSpan {
  readonly doctor: number;
  readonly starts: number;
  readonly ends: number;
}

type Spans = readonly [doctors: number[], starts: Date[], ends: Date[]];

const lockDays = prepared<object, [...Spans]>(
  'lock_visit_days',
  'select lock_visit_days($1::integer[], $2::timestamptz[], $3::timestamptz[])',
);
const refreshDays = prepared<object, [...Spans, now: Date]>(
  'refresh_visit_days',
  'select refresh_visit_days($1::integer[], $2::timestamptz[], $3::timestamptz[], $4)',
);

function spansOf(visits: readonly DoctorSpan[]): Spans {
  return [
    visits.map(({ doctor }) => doctor),
    visits.map(({ starts }) => new Date(starts)),
    visits.map(({ ends }) => new Date(ends)),
  ];
}

/** Locks the days of visits at every branch of their doctors. */
export async function lockVisitDays(db: Queryable, visits: readonly DoctorSpan[]): Promise<void> {
  await lockDays(db, [...spansOf(visits)]);
}

/** Computes the free times of locked days again, as of `now` (epoch milliseconds). */
export async function refreshVisitDays(
  db: Queryable,
  visits: readonly DoctorSpan[],
  now: number,
): Promise<void> {
  await refreshDays(db, [...spansOf(visits), new Date(now)]);
}
