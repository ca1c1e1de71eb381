import { randomBytes } from 'node:crypto';
import type { DeskQueue } from '#shared/contract/desk/queue.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireBranch } from '#server/features/identity/access/scope.ts';
import { readDeskQueue } from './read-queue.ts';

/** The random bytes of a code in an address. */
const CODE_BYTES = 12;

/** Keeps the code of the screen unless a new one is asked for. */
const save = prepared<
  object,
  [branch: number, isOpen: boolean, code: string, isNew: boolean, now: Date, actor: string]
>(
  'set_up_queue',
  `with saved as (
     insert into walk_in_queue as q (clinic_branch_id, is_open, screen_code) values ($1, $2, $3)
     on conflict (clinic_branch_id) do update set is_open = excluded.is_open,
       screen_code = case when $4 then excluded.screen_code else q.screen_code end),
   event as (
     insert into staff_event (at, actor, action, subject_table, subject_id, details)
     values ($5, $6, 'changed', 'clinic_branch', $1,
       jsonb_build_object('has_queue', $2::boolean, 'has_new_screen', $4::boolean)))
   select pg_notify('queue_changed', $1::text)`,
);

/** Opens or closes the queue of a branch. Throws a 404 for a branch out of the scope of the account. */
export async function setUpQueue(
  context: RequestContext,
  caller: Caller,
  change: { branch: number; isOpen: boolean; hasNewScreen: boolean },
): Promise<DeskQueue> {
  const { site } = context;
  await requireBranch(site, caller, change.branch);
  const code = randomBytes(CODE_BYTES).toString('hex');
  const [now, actor] = [new Date(site.clock()), clinicActor(caller.username)];
  await save(site.database.pool, [
    change.branch,
    change.isOpen,
    code,
    change.hasNewScreen,
    now,
    actor,
  ]);
  return readDeskQueue(context, caller, change.branch);
}
