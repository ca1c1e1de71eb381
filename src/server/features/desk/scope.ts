import type { StaffUser } from '#shared/contract/sessions.ts';
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

const selectSchedules = prepared<{ id: number; doctor_id: number }, [...Scope, branch: number]>(
  'desk_schedules_of_branch',
  `select s.id, s.doctor_id from schedule s join clinic_branch b on b.id = s.clinic_branch_id
   where ${IN_SCOPE} and b.id = $4`,
);

/** Returns the schedules of a branch. Throws a 404 for a branch out of the scope of the account. */
export async function requireBranch(
  { database: { pool } }: Site,
  user: StaffUser,
  branch: number,
): Promise<readonly { id: number; doctor_id: number }[]> {
  const scope = scopeOf(user);
  const [clinics, branches] = scope;
  const schedules = await selectSchedules(pool, [...scope, branch]);
  if (schedules.length > 0) return schedules;
  const [known] = await selectBranchIds(pool, [clinics, branches, branch]);
  if (known === undefined) throw notFound();
  return [];
}

const selectBranchIds = prepared<
  { id: number },
  [clinics: number[], branches: number[], branch: number]
>(
  'desk_branch_in_scope',
  `select b.id from clinic_branch b
   where (b.clinic_id = any ($1::integer[]) or b.id = any ($2::integer[])) and b.id = $3`,
);
