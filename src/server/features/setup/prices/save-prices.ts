import type { InputOf } from '#shared/contract/client.ts';
import type { StaffUser } from '#shared/contract/sessions.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { reachOf } from '#shared/domain/people/staff/permissions.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/desk/index.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { refreshListings } from '../listings.ts';

type Changes = InputOf<StaffEndpoints['savePrices']>['changes'];
interface Seen {
  id: number;
  price: number;
}

/** Keeps two saves apart. A booking locks its offer `for key share`, so neither waits for the other. */
const lockOffers = prepared<Seen, [...Scope, all: boolean, ids: number[]]>(
  'offers_of_price_changes',
  `select o.id, o.price::float8 as price
   from doctor_service o join schedule s on s.id = o.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   where o.id = any ($5::integer[]) and ($4 or (${IN_SCOPE}))
   order by o.id for no key update of o`,
);
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
  user: StaffUser,
  changes: Changes,
): Promise<{ changed_count: number }> {
  const ids = [...new Set(changes.map(({ id }) => id))];
  const now = new Date(site.clock());
  return withTransaction(site.database.pool, async (db) => {
    const isAll = reachOf(user, 'prices.edit') === 'all';
    const locked = await lockOffers(db, [...scopeOf(user), isAll, ids]);
    if (locked.length < ids.length) throw notFound();
    const prices = new Map(locked.map(({ id, price }) => [id, price]));
    if (changes.some(({ id, seen_price: seen }) => prices.get(id) !== seen)) {
      throw badRequest('price_changed');
    }
    await setPriceActor(db, [user.username, now]);
    const saved = await updatePrices(db, [JSON.stringify(changes), now, user.username]);
    const doctors = [...new Set(saved.map((row) => row.doctor_id))];
    if (doctors.length > 0) await refreshListings(db, [doctors]);
    return { changed_count: saved.length };
  });
}
