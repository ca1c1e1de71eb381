import type { Erasure } from '#shared/contract/inbox/erasures/erasures.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';
import { forbidden, requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { completeErasures } from './complete-erasures.ts';
import { selectErasure, type ErasureRow } from './erasure-rows.ts';
import { presentErasure } from './present-erasure.ts';

interface Decision {
  readonly id: number;
  readonly user: { readonly id: number; readonly username: string };
}

interface Decided {
  outcome: 'done' | 'changed';
  erasure: Erasure;
}

/**
 * Decides a request that is prepared. A confirmation compares the appointments with those that the
 * caller saw. The phone of a confirmed request is needed until everything is erased.
 */
const setDecision = prepared<
  { id: number },
  [
    erasure: number,
    state: 'confirmed' | 'rejected',
    by: number,
    now: Date,
    actor: string,
    version: string | null,
  ]
>(
  'decide_erasure',
  `with decided as (
     update erasure e set state = $2, decided_by = $3, decided_at = $4,
       phone = case $2 when 'confirmed' then e.phone end
     where e.id = $1 and e.state = 'prepared' and e.expires_at > $4 and e.prepared_by <> $3
       and ($2 = 'rejected' or exists (
         select from preview_erasure(e.phone, $4) v where v.version = $6 and v.in_progress = 0))
     returning id)
   insert into staff_event (at, actor, staff_user_id, action, subject_table, subject_id)
   select $4, $5, $3, 'erasure_' || $2, 'erasure', id from decided
   returning subject_id::integer as id`,
);

/**
 * Confirms a request and erases the patient. If that fails halfway, the clean-up job completes it.
 * Throws a 404 for an unknown request, and a 403 for the person who has prepared it, also by another account: one that
 * invited or recovered the other in the last 30 days.
 */
export async function confirmErasure(
  site: Site,
  { version, ...decision }: Decision & { version: string },
): Promise<Decided> {
  const outcome = await decide(site, decision, 'confirmed', version);
  if (outcome === 'done') await completeErasures(site.database.pool, site.clock(), decision.id);
  return respond(site, decision, outcome);
}

/** Rejects a request; nothing is erased. Throws as a confirmation does. */
export async function rejectErasure(site: Site, decision: Decision): Promise<Decided> {
  return respond(site, decision, await decide(site, decision, 'rejected', null));
}

async function decide(
  site: Site,
  decision: Decision,
  state: 'confirmed' | 'rejected',
  version: string | null,
): Promise<Decided['outcome']> {
  const { id, user } = decision;
  const found = await requireErasure(site, decision);
  if (found.is_preparer) throw forbidden();
  const now = new Date(site.clock());
  const actor = consoleActor(user.username);
  const args = [id, state, user.id, now, actor, version] as const;
  const decided = await setDecision(site.database.pool, [...args]);
  if (decided.length > 0) return 'done';
  // A repeated call, also at the same time.
  const current = await requireErasure(site, decision);
  return current.state === state && current.decided_by === user.id ? 'done' : 'changed';
}

async function respond(
  site: Site,
  decision: Decision,
  outcome: Decided['outcome'],
): Promise<Decided> {
  return { outcome, erasure: presentErasure(site, await requireErasure(site, decision)) };
}

async function requireErasure(site: Site, { id, user }: Decision): Promise<ErasureRow> {
  return requireRow(await selectErasure(site.database.pool, [new Date(site.clock()), user.id, id]));
}
