import { prepared } from '#server/db/pool/prepared.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import type { Caller, Reach } from './caller.ts';

/** The arguments of `IN_SCOPE`: clinics, branches, and the one doctor whose appointments are visible. */
export type Scope = readonly [
  clinics: readonly number[],
  branches: readonly number[],
  doctor: number | null,
];

/** The arguments of statements about clinics and branches: all of them, or those that are listed. */
export type Area = readonly [
  isAll: boolean,
  clinics: readonly number[],
  branches: readonly number[],
];

/**
 * The condition of a schedule `s` at a branch `b` in the scope of an account; the first three parameters
 * of a statement are the scope.
 */
export const IN_SCOPE = `(b.clinic_id = any ($1::integer[]) or b.id = any ($2::integer[]))
  and ($3::integer is null or s.doctor_id = $3)`;

/** Returns the own clinics or branches of a caller, and to a doctor only the own appointments. */
export function scopeOf({ reach: { clinics, branches, doctor } }: WithReach): Scope {
  return [clinics, branches, doctor];
}

/** Returns the clinics and branches that a call reaches. */
export function areaOf({ reach: { isAll, clinics, branches } }: WithReach): Area {
  return [isAll, clinics, branches];
}

interface WithReach {
  readonly reach: Reach;
}

interface ScheduleRow {
  id: number;
  doctor_id: number;
}

/** One row without a schedule for a branch where the account sees no doctor. */
const selectSchedules = prepared<
  ScheduleRow | { id: null; doctor_id: null },
  [...Scope, branch: number]
>(
  'desk_schedules_of_branch',
  `select s.id, s.doctor_id
   from clinic_branch b
   left join schedule s on s.clinic_branch_id = b.id and ($3::integer is null or s.doctor_id = $3)
   where (b.clinic_id = any ($1::integer[]) or b.id = any ($2::integer[])) and b.id = $4`,
);

/** Returns the schedules of a branch. Throws a 404 for a branch out of the scope of the caller. */
export async function requireBranch(
  { database: { pool } }: Site,
  caller: Caller,
  branch: number,
): Promise<readonly ScheduleRow[]> {
  const rows = await selectSchedules(pool, [...scopeOf(caller), branch]);
  if (rows.length === 0) throw notFound();
  return rows.filter((row) => row.id !== null);
}
