import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { IN_SCOPE, scopeOf, type Scope } from '../identity/access/scope.ts';

export type OfferRow = Pick<Tables['doctor_service'], 'id' | 'service_id' | 'insurances'> &
  Pick<Tables['schedule'], 'time_zone' | 'clinic_branch_id'> & { has_follow_up: boolean };

const selectOffer = prepared<OfferRow, [...Scope, offer: number]>(
  'desk_offer',
  `select o.id, o.service_id, o.insurances, o.follow_up_minutes is not null as has_follow_up, s.time_zone,
     s.clinic_branch_id
   from doctor_service o
   join schedule s on s.id = o.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   where ${IN_SCOPE} and o.id = $4`,
);

/** Returns an offer of a schedule in the scope of the account. Throws a 404 for another one. */
export async function requireOffer(
  { site }: RequestContext,
  caller: Caller,
  offer: number,
): Promise<OfferRow> {
  return requireRow(await selectOffer(site.database.pool, [...scopeOf(caller), offer]));
}
