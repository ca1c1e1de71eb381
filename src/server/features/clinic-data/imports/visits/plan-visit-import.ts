import { createHash } from 'node:crypto';
import type { Country } from '#shared/countries/country.ts';
import {
  planVisits,
  type VisitPlan,
} from '#shared/domain/clinic-data/imports/visits/plan-visits.ts';
import {
  readVisitRows,
  type VisitRows,
} from '#shared/domain/clinic-data/imports/visits/visit-rows.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { parsePhoneNumber } from '#server/features/booking/phones/parse-phone-number.ts';
import type { FullImportRow } from '../import-rows.ts';
import type { ImportSite } from '../importer.ts';
import { resolveSchedules } from '../doctors/resolve-schedules.ts';
import type { VisitData } from './visit-data.ts';

export interface VisitImportPlan {
  readonly rows: VisitRows;
  readonly plan: VisitPlan;
  /** The schedule by the key of a doctor; null for none of the clinic. */
  readonly doctors: ReadonlyMap<string, number | null>;
  /** Equal for plans that enter the same. */
  readonly fingerprint: string;
}

/** Computes which visits an import enters. Returns null before its columns are known. */
export async function planVisitImport(
  db: Queryable,
  { country, clock }: ImportSite,
  { clinic_id: clinic, sheets, mapping, choices }: FullImportRow,
  { schedules, known }: VisitData,
  services: ReadonlyMap<string, number | null>,
): Promise<VisitImportPlan | null> {
  if (sheets === null || mapping === null) return null;
  const rows = readVisitRows(sheets, mapping);
  const doctors = await resolveSchedules(db, clinic, identified(rows));
  const plan = planVisits({
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

/** Visits of a doctor who is known by the name only wait for a person to confirm it. */
function identified({ rows }: VisitRows) {
  return rows.filter(({ external_id: externalId }) => externalId !== '');
}

/** Reads the first phone of a cell. A workbook that stores phones as numbers has lost the plus sign. */
function phoneOf(text: string, country: Country): string | null {
  const [first = ''] = text.split(/[;,/]/);
  return parsePhoneNumber(first, country) ?? parsePhoneNumber(`+${first.trim()}`, country);
}
