import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { renewVersionsOfOffers } from '#server/features/clinic-data/proposals/renew-versions.ts';
import type { Site } from '#server/site.ts';
import { refreshListings } from '../setup/listings.ts';
import { checkSeenPrices, lockOwnOffers } from './offers-of-change.ts';

type Changes = InputOf<StaffEndpoints['savePrices']>['changes'];
export const setPriceActor = prepared<{ done: null }, [actor: string, now: Date]>(
  'set_price_actor',
  'select set_price_actor($1, $2) as done',
);
const updatePrices = prepared<{ doctor_id: number }, [changes: string, now: Date, actor: string]>(
  'update_prices',
  `with saved as (
     update doctor_service o set price = c.price, total = round(c.price * (100 - o.discount) / 100, 2)
     from jsonb_to_recordset($1::jsonb) c (id integer, price numeric)
     where o.id = c.id and o.price <> c.price
     returning o.id, o.doctor_id),
   event as (
     insert into staff_event (at, actor, action, subject_table, subject_id)
     select $2, $3, 'changed', 'doctor_service', id from saved)
   select doctor_id from saved`,
);

/**
 * Saves prices in one transaction, with one reload of the reference data. Returns how many changed. Throws
 * a 404 for an offer out of reach, and a 400 if a colleague has changed one of the prices.
 */
export async function savePrices(
  site: Site,
  caller: Caller,
  changes: Changes,
): Promise<{ changed_count: number }> {
  const ids = changes.map(({ id }) => id);
  const now = new Date(site.clock());
  const save = async (db: Queryable) => {
    await renewVersionsOfOffers(db, [ids]);
    checkSeenPrices(await lockOwnOffers(db, caller, ids), changes);
    await setPriceActor(db, [caller.username, now]);
    const saved = await updatePrices(db, [JSON.stringify(changes), now, caller.username]);
    const doctors = [...new Set(saved.map((row) => row.doctor_id))];
    if (doctors.length > 0) await refreshListings(db, [doctors]);
    return { changed_count: saved.length };
  };
  // What changes nothing leaves the versions as they are.
  return withTransaction(site.database.pool, save, (saved) => saved.changed_count > 0);
}
