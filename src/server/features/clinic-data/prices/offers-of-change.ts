import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/identity/access/scope.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';

type LockedOffer = Pick<
  Tables['doctor_service'],
  'id' | 'price' | 'duration_minutes' | 'follow_up_price' | 'follow_up_minutes'
>;

/** Keeps two edits apart. A booking locks its offer `for key share`, so neither waits for the other. */
const lockOffers = prepared<LockedOffer, [...Scope, all: boolean, ids: number[]]>(
  'offers_of_price_changes',
  `select o.id, o.price::float8 as price, o.duration_minutes,
     o.follow_up_price::float8 as follow_up_price, o.follow_up_minutes
   from doctor_service o join schedule s on s.id = o.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   where o.id = any ($5::integer[]) and ($4 or (${IN_SCOPE}))
   order by o.id for no key update of o`,
);

/** Locks those of some offers whose prices an account edits. */
export async function lockReachedOffers(
  db: Queryable,
  caller: Caller,
  ids: readonly number[],
): Promise<LockedOffer[]> {
  return lockOffers(db, [...scopeOf(caller), caller.reach.isAll, [...ids]]);
}

/** Locks offers whose prices an account edits. Throws a 404 for one out of reach. */
export async function lockOwnOffers(
  db: Queryable,
  caller: Caller,
  ids: readonly number[],
): Promise<LockedOffer[]> {
  const locked = await lockReachedOffers(db, caller, ids);
  if (locked.length < new Set(ids).size) throw notFound();
  return locked;
}

/** Throws a 400 if a colleague has changed one of the prices since the person saw it. */
export function checkSeenPrices(
  offers: readonly LockedOffer[],
  changes: readonly { id: number; seen_price: number }[],
): void {
  const prices = new Map(offers.map(({ id, price }) => [id, price]));
  if (changes.some(({ id, seen_price: seen }) => prices.get(id) !== seen)) {
    throw badRequest('price_changed');
  }
}
