import type { SecondFactor } from '#shared/contract/identity/sign-in/second-factors.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Site } from '#server/site.ts';

type FactorRow = Pick<
  Tables['staff_second_factor'],
  'id' | 'kind' | 'name' | 'created_at' | 'last_used_at'
>;

const selectFactors = prepared<FactorRow, [user: number]>(
  'second_factors_of_staff_user',
  `select id, kind, name, created_at, last_used_at from staff_second_factor
   where staff_user_id = $1 order by id`,
);

/** Lists the second factors of an account, the oldest first. */
export async function listSecondFactors(site: Site, userId: number): Promise<SecondFactor[]> {
  const rows = await selectFactors(site.database.pool, [userId]);
  const iso = (at: Date) => zonedIso(at.getTime(), site.country.timeZone);
  return rows.map((row) => ({
    ...row,
    created_at: iso(row.created_at),
    last_used_at: row.last_used_at === null ? null : iso(row.last_used_at),
  }));
}
