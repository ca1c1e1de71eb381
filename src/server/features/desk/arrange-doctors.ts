import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { notFound, requireRow } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireBranch, scopeOf, type Scope } from '../identity/access/scope.ts';

const updateOrder = prepared<
  { id: number },
  [...Scope, id: number, schedules: number[], now: Date, actor: string]
>(
  'arrange_desk',
  `with changed as (
     insert into desk_order (clinic_branch_id, schedules)
     select b.id, $5 from clinic_branch b
     where (b.clinic_id = any ($1::integer[]) or b.id = any ($2::integer[]))
       and $3::integer is null and b.id = $4
     on conflict (clinic_branch_id) do update set schedules = excluded.schedules
     returning clinic_branch_id as id),
   event as (
     insert into staff_event (at, actor, action, subject_table, subject_id, details)
     select $6, $7, 'changed', 'clinic_branch', id, jsonb_build_object('desk_order', $5::integer[])
     from changed)
   select id from changed`,
);

/**
 * Sets the order of the doctors at the desk of a branch. Throws a 404 for a branch or a schedule out of the
 * scope of the account.
 */
export async function arrangeDoctors(
  { site }: RequestContext,
  caller: Caller,
  { id, schedules }: { id: number; schedules: number[] },
): Promise<{ schedules: number[] }> {
  const own = new Set((await requireBranch(site, caller, id)).map((schedule) => schedule.id));
  if (schedules.some((schedule) => !own.has(schedule))) throw notFound();
  const actor = clinicActor(caller.username);
  const now = new Date(site.clock());
  const { pool } = site.database;
  requireRow(await updateOrder(pool, [...scopeOf(caller), id, schedules, now, actor]));
  return { schedules };
}
