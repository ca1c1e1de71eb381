import type { PriceHistory } from '#shared/contract/clinic-data/prices/prices.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/identity/access/scope.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

type ChangeRow = Omit<PriceHistory['changes'][number], 'at'> & { at: Date };

const selectOffer = prepared<{ id: number }, [...Scope, all: boolean, id: number]>(
  'offer_of_price_history',
  `select o.id from doctor_service o join schedule s on s.id = o.schedule_id
   join clinic_branch b on b.id = s.clinic_branch_id
   where o.id = $5 and ($4 or (${IN_SCOPE}))`,
);
const selectChanges = prepared<ChangeRow, [id: number]>(
  'price_history',
  `select id::float8 as id, at, actor, old_price::float8 as old_price, new_price::float8 as new_price,
     old_discount, new_discount, old_follow_up_price::float8 as old_follow_up_price,
     new_follow_up_price::float8 as new_follow_up_price
   from price_change where doctor_service_id = $1 order by id desc limit 100`,
);

/** Returns the last hundred changes of a price, the newest first. Throws a 404 for an offer out of reach. */
export async function readPriceChanges(
  { database: { pool }, country }: Site,
  caller: Caller,
  id: number,
): Promise<PriceHistory> {
  requireRow(await selectOffer(pool, [...scopeOf(caller), caller.reach.isAll, id]));
  const rows = await selectChanges(pool, [id]);
  const changes = rows.map(({ at, ...change }) => ({
    at: zonedIso(at.getTime(), country.timeZone),
    ...change,
  }));
  return { changes };
}
