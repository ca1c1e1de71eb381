import { createHash } from 'node:crypto';
import type { Country } from '#shared/countries/country.ts';
import {
  planAppointments,
  type AppointmentPlan,
} from '#shared/domain/clinic-data/imports/appointments/plan-appointments.ts';
import {
  readAppointmentRows,
  type AppointmentRows,
} from '#shared/domain/clinic-data/imports/appointments/appointment-rows.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { parsePhoneNumber } from '#server/features/booking/phones/parse-phone-number.ts';
import type { FullImportRow } from '../import-rows.ts';
import type { ImportSite } from '../importer.ts';
import { resolveSchedules } from '../doctors/resolve-schedules.ts';
import type { AppointmentData } from './appointment-data.ts';

export interface AppointmentImportPlan {
  readonly rows: AppointmentRows;
  readonly plan: AppointmentPlan;
  /** The schedule by the key of a doctor; null for none of the clinic. */
  readonly doctors: ReadonlyMap<string, number | null>;
  /** Equal for plans that enter the same. */
  readonly fingerprint: string;
}

/** Computes which appointments an import enters. Returns null before its columns are known. */
export async function planAppointmentImport(
  db: Queryable,
  { country, clock }: ImportSite,
  { clinic_id: clinic, sheets, mapping, choices }: FullImportRow,
  { schedules, known }: AppointmentData,
  services: ReadonlyMap<string, number | null>,
): Promise<AppointmentImportPlan | null> {
  if (sheets === null || mapping === null) return null;
  const rows = readAppointmentRows(sheets, mapping);
  const doctors = await resolveSchedules(db, clinic, identified(rows));
  const plan = planAppointments({
    rows: rows.rows,
    doctors,
    services,
    known,
    now: clock(),
    schedules: new Map(schedules.map((schedule) => [schedule.id, schedule])),
    phoneOf: (text) => phoneOf(text, country),
  });
  const effect = JSON.stringify([plan.entered, choices.reminds === true]);
  return { rows, plan, doctors, fingerprint: createHash('sha256').update(effect).digest('hex') };
}

/** Appointments of a doctor who is known by the name only wait for a person to confirm it. */
function identified({ rows }: AppointmentRows) {
  return rows.filter(({ external_id: externalId }) => externalId !== '');
}

/** Reads the first phone of a cell. A workbook that stores phones as numbers has lost the plus sign. */
function phoneOf(text: string, country: Country): string | null {
  const [first = ''] = text.split(/[;,/]/);
  return parsePhoneNumber(first, country) ?? parsePhoneNumber(`+${first.trim()}`, country);
}
