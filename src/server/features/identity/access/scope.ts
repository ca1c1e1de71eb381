import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

/** The arguments of `IN_SCOPE`: clinics, branches, and the one doctor whose visits are visible. */
export type Scope = readonly [clinics: number[], branches: number[], doctor: number | null];

/**
 * The condition of a schedule `s` at a branch `b` in the scope of an account; the first three parameters
 * of a statement are the scope.
 */
export const IN_SCOPE = `(b.clinic_id = any ($1::integer[]) or b.id = any ($2::integer[]))
  and ($3::integer is null or s.doctor_id = $3)`;

/** Returns what the desk shows an account: its clinics or branches, to a doctor only the own visits. */
export function scopeOf(user: StaffUser): Scope {
  const isOfClinics = user.role === 'clinic_admin';
  return [
    isOfClinics ? user.clinic_ids : [],
    isOfClinics ? [] : user.branch_ids,
    user.position === 'doctor' ? user.doctor_id : null,
  ];
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

/** Returns the schedules of a branch. Throws a 404 for a branch out of the scope of the account. */
export async function requireBranch(
  { database: { pool } }: Site,
  user: StaffUser,
  branch: number,
): Promise<readonly ScheduleRow[]> {
  const rows = await selectSchedules(pool, [...scopeOf(user), branch]);
  if (rows.length === 0) throw notFound();
  return rows.filter((row) => row.id !== null);
}
