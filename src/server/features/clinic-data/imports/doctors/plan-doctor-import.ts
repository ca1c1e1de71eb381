import { readDoctorRows } from '#shared/domain/clinic-data/imports/doctors/doctor-rows.ts';
import { planDoctors } from '#shared/domain/clinic-data/imports/doctors/plan-doctors.ts';
import { fingerprintOf, type ImportPlan, type PlanInput } from '../import-kind.ts';
import type { MappedImportRow } from '../import-rows.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { ImportSite } from '../importer.ts';
import { applyDoctors } from './apply-doctors.ts';
import { readDoctorData, type DoctorData } from './doctor-data.ts';
import { presentDoctorPlan, presentPeople } from './present-doctors.ts';

/** Computes what a list of doctors changes. */
export async function planDoctorImport(input: PlanInput): Promise<ImportPlan<'doctors'>> {
  const { db, context, row, services, locks } = input;
  const data = await readDoctorData(db, row.clinic_id, locks);
  const { plan, faults } = planDoctorRows(context.site, row, data, services);
  const fingerprint = fingerprintOf([plan.created, plan.changed]);
  return {
    fingerprint,
    present: async () => ({
      people: presentPeople(plan),
      clinic_doctors: data.doctors.map(({ id, label }) => ({ id, name: nameIn(context, label) })),
      preview: await presentDoctorPlan(input, { plan, faults, fingerprint }, data),
    }),
    apply: () => applyDoctors(input, plan, data),
  };
}

/** Compares the rows of a list with the doctors of its clinic. */
export function planDoctorRows(
  { country }: ImportSite,
  { sheets, mapping, created_at: createdAt }: MappedImportRow,
  data: DoctorData,
  services: PlanInput['services'],
) {
  const { locales, doctorLocales: spoken } = country;
  const year = createdAt.getUTCFullYear();
  const rows = readDoctorRows(sheets, mapping, { year, language: locales[0] });
  const plan = planDoctors({ ...data, rows: rows.rows, services, locales, spoken });
  const faults = [...rows.faults, ...plan.faults].toSorted((a, b) => a.row - b.row);
  return { plan, faults };
}
