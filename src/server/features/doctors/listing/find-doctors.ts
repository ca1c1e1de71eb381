import { runQuery } from '#server/db/queryable.ts';
import type { Site } from '#server/site.ts';
import type { Conditions } from './conditions.ts';
import { doctorsStatement, type DoctorsRow, type Totals, type Wanted } from './statement.ts';
import { knownTotals } from './known-totals.ts';

/** Ids of the doctors of a page, how many the list has, and what it comes to. */
export async function findDoctors(
  site: Site,
  conditions: Conditions,
  wanted: Omit<Wanted, 'withTotals'>,
): Promise<{ ids: number[]; count: number; totals: Totals }> {
  const known = knownTotals(site, conditions);
  const kept = known.find();
  if (kept !== undefined && wanted.limit === 0) {
    return { ids: [], count: kept.total_count, totals: kept };
  }
  const statement = doctorsStatement(conditions, { ...wanted, withTotals: kept === undefined });
  const { rows } = await runQuery<DoctorsRow & Totals>(site.database.reader, statement);
  const [row] = rows;
  if (row === undefined) throw new Error('the doctors statement returned no row');
  const { ids, excluded_count: excludedCount, ...counted } = row;
  if (kept === undefined) known.keep(counted);
  const totals = kept ?? counted;
  // Kept totals may be older than what was excluded.
  return { ids, count: Math.max(ids.length, totals.total_count - excludedCount), totals };
}
