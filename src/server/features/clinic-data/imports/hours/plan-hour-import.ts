import { createHash } from 'node:crypto';
import { readHourRows, type HourRows } from '#shared/domain/clinic-data/imports/hours/hour-rows.ts';
import { planHours, type HoursPlan } from '#shared/domain/clinic-data/imports/hours/plan-hours.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { FullImportRow } from '../import-rows.ts';
import type { ImportSite } from '../importer.ts';
import { resolveSchedules } from '../doctors/resolve-schedules.ts';
import { readHours } from './hour-data.ts';
import { tryHours, type HourEffect } from './try-hours.ts';

export interface HourImportPlan {
  readonly rows: HourRows;
  readonly plan: HoursPlan;
  readonly doctors: ReadonlyMap<string, number | null>;
  /** The appointments outside of the new hours, and the schedules that overlap, by schedule. */
  readonly effect: HourEffect;
  /** The schedules that are changed. */
  readonly applied: ReadonlySet<number>;
  /** Equal for plans that change the same. */
  readonly fingerprint: string;
}

/** Returns the rows of a list of hours, as of now. */
export function hourRowsOf(
  { country, clock }: ImportSite,
  { sheets, mapping }: FullImportRow,
): HourRows | null {
  if (sheets === null || mapping === null) return null;
  const today = dateInZone(clock(), country.timeZone);
  return readHourRows(sheets, mapping, { languages: country.locales, today });
}

/**
 * Computes which hours an import changes, with the functions that edit schedules. `db` is in a transaction, and is left
 * as it was. Returns null before the columns are known.
 */
export async function planHourImport(
  db: Queryable,
  site: ImportSite,
  row: FullImportRow,
): Promise<HourImportPlan | null> {
  const rows = hourRowsOf(site, row);
  if (rows === null) return null;
  const now = site.clock();
  const today = dateInZone(now, site.country.timeZone);
  const doctors = await resolveSchedules(db, row.clinic_id, rows.rows);
  const schedules = await readHours(db, row.clinic_id);
  const { overwrite = [], displace = [] } = row.choices;
  const plan = planHours({ rows: rows.rows, doctors, schedules, today, overwrite });
  const effect = await tryHours(db, plan.changed, today, new Date(now));
  const applied = new Set(
    plan.changed
      .map(({ schedule }) => schedule)
      .filter(
        (id) => !effect.overlapping.has(id) && (!effect.displaced.has(id) || displace.includes(id)),
      ),
  );
  const changes = plan.changed.filter(({ schedule }) => applied.has(schedule));
  const text = JSON.stringify([changes, Array.from(effect.displaced)]);
  const fingerprint = createHash('sha256').update(text).digest('hex');
  return { rows, plan, doctors, effect, applied, fingerprint };
}
