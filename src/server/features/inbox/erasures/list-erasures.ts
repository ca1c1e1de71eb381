import type { Erasure } from '#shared/contract/inbox/erasures/erasures.ts';
import type { Site } from '#server/site.ts';
import { selectErasures } from './erasure-rows.ts';
import { presentErasure } from './present-erasure.ts';

/** Lists the last requests to erase a patient, the newest first, as an account sees them. */
export async function listErasures(site: Site, account: number): Promise<Erasure[]> {
  const rows = await selectErasures(site.database.pool, [new Date(site.clock()), account]);
  return rows.map((row) => presentErasure(site, row));
}
