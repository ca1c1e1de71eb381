import { readHourRows, type HourRows } from '#shared/domain/clinic-data/imports/hours/hour-rows.ts';
import { planHours } from '#shared/domain/clinic-data/imports/hours/plan-hours.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { fingerprintOf, type ImportPlan, type PlanInput } from '../import-kind.ts';
import type { MappedImportRow } from '../import-rows.ts';
import type { ImportSite } from '../importer.ts';
import { presentDoctorNames } from '../named-doctors/present-doctor-names.ts';
import { resolveSchedules } from '../named-doctors/resolve-schedules.ts';
import { applyHours } from './apply-hours.ts';
import { lockHours, readHours } from './hour-data.ts';
import { presentHours } from './present-hours.ts';
import { tryHours } from './try-hours.ts';

/** Returns the rows of a list of hours, as of now. */
export function hourRowsOf(
  { country, clock }: ImportSite,
  { sheets, mapping }: MappedImportRow,
): HourRows {
  const today = dateInZone(clock(), country.timeZone);
  return readHourRows(sheets, mapping, { languages: country.locales, today });
}

/**
 * Computes which hours an import changes, with the functions that edit schedules. Hours that a person entered, that
 * overlap, or that leave appointments outside and are not confirmed stay as they are. The trial is taken back.
 */
export async function planHourImport(input: PlanInput): Promise<ImportPlan<'hours'>> {
  const { db, context, row, locks } = input;
  const { site } = context;
  const { clinic_id: clinic } = row;
  const now = site.clock();
  const today = dateInZone(now, site.country.timeZone);
  if (locks) await lockHours(db, [clinic]);
  const { rows, faults } = hourRowsOf(site, row);
  const doctors = await resolveSchedules(db, clinic, rows);
  const schedules = await readHours(db, clinic);
  const { overwrite = [], displace = [] } = row.choices;
  const plan = planHours({ rows, doctors, schedules, today, overwrite });
  const effect = await tryHours(db, plan.changed, today, new Date(now));
  const changes = plan.changed.filter(
    ({ schedule: id }) =>
      !effect.overlapping.has(id) && (!effect.displaced.has(id) || displace.includes(id)),
  );
  const fingerprint = fingerprintOf([changes, Array.from(effect.displaced)]);
  return {
    fingerprint,
    present: async () => ({
      doctors: await presentDoctorNames(db, clinic, rows, doctors),
      preview: presentHours(row, { plan, changes, faults, effect, fingerprint }),
    }),
    apply: () => applyHours(input, plan, changes),
  };
}
