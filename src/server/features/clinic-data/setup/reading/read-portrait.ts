import type { Portrait } from '#shared/contract/clinic-data/setup/portraits.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';

const selectPortrait = prepared<
  { image_url: string; consent_at: Date; consent_by: string },
  [doctor: number]
>(
  'portrait_with_consent',
  `select d.portrait as image_url, p.consent_at, p.consent_by
   from doctor d join doctor_portrait p on p.doctor_id = d.id
   where d.id = $1 and d.portrait is not null`,
);

/** Reads the photograph of a doctor with its consent; null without one. */
export async function readPortrait({ country, database }: Site, doctor: number): Promise<Portrait> {
  const [row] = await selectPortrait(database.pool, [doctor]);
  if (row === undefined) return null;
  return { ...row, consent_at: zonedIso(row.consent_at.getTime(), country.timeZone) };
}
