import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { IN_SCOPE, scopeOf, type Scope } from '../identity/access/scope.ts';

const updateMax = prepared<
  { id: number },
  [...Scope, id: number, max: number, now: Date, actor: string]
>(
  'set_max_extra',
  `with changed as (
     update schedule s set max_extra_per_day = $5
     from clinic_branch b where b.id = s.clinic_branch_id and ${IN_SCOPE} and s.id = $4
     returning s.id),
   event as (
     insert into staff_event (at, actor, action, subject_table, subject_id, details)
     select $6, $7, 'changed', 'schedule', id, jsonb_build_object('max_extra', $5::integer)
     from changed)
   select id from changed`,
);

/**
 * Sets how many extra appointments a day a doctor takes at a branch. Throws a 404 for a schedule out of the
 * scope of the account.
 */
export async function setMaxExtra(
  { site }: RequestContext,
  caller: Caller,
  { id, max_extra: max }: { id: number; max_extra: number },
): Promise<{ max_extra: number }> {
  const actor = clinicActor(caller.username);
  const now = new Date(site.clock());
  requireRow(await updateMax(site.database.pool, [...scopeOf(caller), id, max, now, actor]));
  return { max_extra: max };
}
