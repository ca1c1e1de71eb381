import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/identity/access/scope.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

const statementOf = (name: 'doctor' | 'schedule', condition: string) =>
  prepared<{ found: boolean }, [...Scope, id: number]>(
    `is_${name}_in_reach`,
    `select exists (
       select from clinic_branch b left join schedule s on s.clinic_branch_id = b.id
       where ${IN_SCOPE} and ${condition}) as found`,
  );
const IS_IN_REACH = {
  doctor: statementOf('doctor', 's.doctor_id = $4'),
  schedule: statementOf('schedule', 's.id = $4'),
};

/**
 * Throws a 404 for a row out of reach of the caller.
 */
export async function requireReach(
  site: Site,
  caller: Caller,
  subject: keyof typeof IS_IN_REACH,
  id: number,
): Promise<void> {
  if (caller.reach.isAll) return;
  const [row] = await IS_IN_REACH[subject](site.database.pool, [...scopeOf(caller), id]);
  if (row?.found !== true) throw notFound();
}
