import type { Site } from '#server/site.ts';
import { selectHeld } from './hold-rows.ts';
import { holdHash } from './hold-token.ts';

/** Returns true if a token holds this slot (epoch milliseconds) of a schedule. */
export async function isHeld(
  site: Site,
  token: string,
  scheduleId: number,
  startsAt: number,
): Promise<boolean> {
  const [row] = await selectHeld(site.database.pool, [
    holdHash(site, token),
    scheduleId,
    new Date(startsAt),
  ]);
  return row?.is_held ?? false;
}
