import type { Delay } from '#shared/domain/desk/delays.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { requireRow } from '#server/http/http-error.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import { IN_SCOPE, scopeOf, type Scope } from '../identity/access/scope.ts';

const selectSchedule = prepared<{ id: number }, [...Scope, id: number]>(
  'desk_schedule',
  `select s.id from schedule s join clinic_branch b on b.id = s.clinic_branch_id
   where ${IN_SCOPE} and s.id = $4`,
);

const callSetDelay = prepared<
  object,
  [schedule: number, minutes: number, now: Date, actor: string]
>('set_delay', 'select set_delay($1, $2, $3, $4)');

/**
 * Records how late a doctor is running today, and tells patients of the next two hours. Throws a 404 for a
 * schedule out of the scope of the account, and a 429 for too many changes of one schedule.
 *
 * @param minutes 0 when the doctor is on time again
 */
export async function setDelay(
  context: RequestContext,
  caller: Caller,
  { id, minutes }: { id: number; minutes: Delay },
): Promise<{ minutes: Delay }> {
  const { site } = context;
  const { pool } = site.database;
  const schedule = requireRow(await selectSchedule(pool, [...scopeOf(caller), id]));
  await countHits(site, [{ limit: 'delaysPerSchedule', subject: `delay\0${schedule.id}` }]);
  await callSetDelay(pool, [id, minutes, new Date(site.clock()), clinicActor(caller.username)]);
  return { minutes };
}
