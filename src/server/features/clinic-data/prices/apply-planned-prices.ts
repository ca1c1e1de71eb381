import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

const applyPart = prepared<{ count: number }, [now: Date]>(
  'apply_planned_prices',
  'select apply_planned_prices($1) as count',
);

/** Applies the prices whose day has begun, in transactions of a thousand offers. */
export async function applyPlannedPrices(
  db: Queryable,
  now: number,
  isStopping: () => boolean,
): Promise<void> {
  let count = 0;
  do {
    const [row] = await applyPart(db, [new Date(now)]);
    count = row?.count ?? 0;
  } while (count > 0 && !isStopping());
}
