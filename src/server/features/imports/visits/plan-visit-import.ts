import { createHash } from 'node:crypto';
import type { Country } from '#shared/countries/country.ts';
import { planVisits, type VisitPlan } from '#shared/domain/imports/visits/plan-visits.ts';
import { readVisitRows, type VisitRows } from '#shared/domain/imports/visits/visit-rows.ts';
import { parsePhoneNumber } from '#server/features/phones/index.ts';
import type { FullImportRow } from '../import-rows.ts';
import type { ImportSite } from '../importer.ts';
import type { VisitData } from './visit-data.ts';

export interface VisitImportPlan {
  readonly rows: VisitRows;
  readonly plan: VisitPlan;
  /** Equal for plans that enter the same. */
  readonly fingerprint: string;
}

/** Computes which visits an import enters. Returns null before its columns are known. */
export function planVisitImport(
  { country, clock }: ImportSite,
  { sheets, mapping, choices }: FullImportRow,
  { schedules, known, doctors }: VisitData,
  services: ReadonlyMap<string, number | null>,
): VisitImportPlan | null {
  if (sheets === null || mapping === null) return null;
  const rows = readVisitRows(sheets, mapping);
  const plan = planVisits({
    ...{ rows: rows.rows, doctors, services, known, now: clock() },
    schedules: new Map(schedules.map((schedule) => [schedule.id, schedule])),
    phoneOf: (text) => phoneOf(text, country),
  });
  const effect = JSON.stringify([plan.entered, choices.reminds === true]);
  return { rows, plan, fingerprint: createHash('sha256').update(effect).digest('hex') };
}

/** Reads the first phone of a cell. A workbook that stores phones as numbers has lost the plus sign. */
function phoneOf(text: string, country: Country): string | null {
  const [first = ''] = text.split(/[;,/]/);
  return parsePhoneNumber(first, country) ?? parsePhoneNumber(`+${first.trim()}`, country);
}
