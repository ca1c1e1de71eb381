import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { IN_REACH } from '#server/features/clinic-data/onboarding/onboarding-rows.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

const renew = prepared<{ id: number }, [...Area, id: number, account: number, now: Date]>(
  'renew_clinic_proposal',
  `update clinic_proposal p set reason = null, proposed_by = $5, proposed_at = $6,
     version = p.version + 1
   from clinic k
   where k.id = p.clinic_id and ${IN_REACH} and p.id = $4 and p.reason is not null
   returning p.id`,
);

/** Lets a returned proposal wait again. Throws a 404 for one out of reach, or that waits. */
export async function renewProposal(site: Site, caller: Caller, id: number): Promise<void> {
  const now = new Date(site.clock());
  requireRow(await renew(site.database.pool, [...areaOf(caller), id, caller.id, now]));
}
