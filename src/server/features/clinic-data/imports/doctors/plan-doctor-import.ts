import { createHash } from 'node:crypto';
import {
  readDoctorRows,
  type FaultyDoctor,
} from '#shared/domain/clinic-data/imports/doctors/doctor-rows.ts';
import {
  planDoctors,
  type DoctorsPlan,
} from '#shared/domain/clinic-data/imports/doctors/plan-doctors.ts';
import type { FullImportRow } from '../import-rows.ts';
import type { ImportSite } from '../importer.ts';
import type { DoctorData } from './doctor-data.ts';

export interface DoctorImportPlan {
  readonly plan: DoctorsPlan;
  readonly faults: readonly FaultyDoctor[];
  /** Equal for plans that change the same. */
  readonly fingerprint: string;
}

/** Computes what a list of doctors changes. Returns null before its columns are known. */
export function planDoctorImport(
  { country }: ImportSite,
  { sheets, mapping, created_at: createdAt }: FullImportRow,
  data: DoctorData,
  services: ReadonlyMap<string, number | null>,
): DoctorImportPlan | null {
  if (sheets === null || mapping === null) return null;
  const { locales, doctorLocales: spoken } = country;
  const year = createdAt.getUTCFullYear();
  const rows = readDoctorRows(sheets, mapping, { year, language: locales[0] });
  const plan = planDoctors({ ...data, rows: rows.rows, services, locales, spoken });
  const effect = JSON.stringify([plan.created, plan.changed]);
  return {
    plan,
    faults: [...rows.faults, ...plan.faults].toSorted((a, b) => a.row - b.row),
    fingerprint: createHash('sha256').update(effect).digest('hex'),
  };
}
