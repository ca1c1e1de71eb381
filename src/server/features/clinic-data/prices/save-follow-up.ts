import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { badRequest, requireRow, validationError } from '#server/http/http-error.ts';
import { renewVersionsOfOffers } from '#server/features/clinic-data/proposals/renew-versions.ts';
import type { Site } from '#server/site.ts';
import { lockOwnOffers } from './offers-of-change.ts';
import { setPriceActor } from './save-prices.ts';

type Input = InputOf<StaffEndpoints['saveFollowUp']>;

type UpdateArguments = [
  offer: number,
  price: number | null,
  minutes: number | null,
  now: Date,
  actor: string,
];

const updateFollowUp = prepared<{ id: number }, UpdateArguments>(
  'update_follow_up',
  `with saved as (
     update doctor_service o set follow_up_price = $2, follow_up_minutes = $3
     where o.id = $1 and (o.follow_up_price, o.follow_up_minutes) is distinct from ($2, $3)
     returning o.id),
   event as (
     insert into staff_event (at, actor, action, subject_table, subject_id)
     select $4, $5, 'changed', 'doctor_service', id from saved)
   select id from saved`,
);

/**
 * Saves price and length (minutes) of the follow-up of an offer, or with neither withdraws it. Appointments keep what
 * was agreed. Returns how many offers changed. Throws a 404 for an offer out of reach, and a 400 if only one of both is
 * given, if it would be longer than the first appointment, or if a colleague has changed it.
 */
export async function saveFollowUp(
  site: Site,
  caller: Caller,
  { id, price, minutes, seen_price: seenPrice, seen_minutes: seenMinutes }: Input,
): Promise<{ changed_count: number }> {
  if ((price === null) !== (minutes === null)) {
    throw validationError({ code: 'required', attr: price === null ? 'price' : 'minutes' });
  }
  const now = new Date(site.clock());
  const save = async (db: Queryable) => {
    await renewVersionsOfOffers(db, [[id]]);
    const offer = requireRow(await lockOwnOffers(db, caller, [id]));
    if (offer.follow_up_price !== seenPrice || offer.follow_up_minutes !== seenMinutes) {
      throw badRequest('price_changed');
    }
    const limit = offer.duration_minutes;
    if (minutes !== null && minutes > limit) {
      throw validationError({ code: 'too_large', attr: 'minutes', params: { limit } });
    }
    await setPriceActor(db, [caller.username, now]);
    const saved = await updateFollowUp(db, [id, price, minutes, now, caller.username]);
    return { changed_count: saved.length };
  };
  // What changes nothing leaves the version as it is.
  return withTransaction(site.database.pool, save, (saved) => saved.changed_count > 0);
}
