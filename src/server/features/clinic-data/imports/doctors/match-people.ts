import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { validationError } from '#server/http/http-error.ts';
import { lockImportIn, mappedRow } from '../import-rows.ts';
import type { ImportContext, Importer } from '../importer.ts';
import { readDoctorData } from './doctor-data.ts';
import { planDoctorRows } from './plan-doctor-import.ts';
import { savePeople } from './write-doctors.ts';

/** Says who people of a list of doctors are, and remembers it for the clinic. */
export async function matchPeople(
  { site }: ImportContext,
  user: Importer,
  { id, matches }: InputOf<StaffEndpoints['matchPeople']>,
): Promise<void> {
  const now = new Date(site.clock());
  await withTransaction(site.database.pool, async (db) => {
    const row = await lockImportIn(db, user, id, 'read');
    const data = await readDoctorData(db, row.clinic_id, false);
    const mapped = row.kind === 'doctors' ? mappedRow(row) : null;
    const planned = mapped === null ? null : planDoctorRows(site, mapped, data, new Map());
    const keys = new Set(planned?.plan.people.map(({ key }) => key) ?? []);
    const own = new Set(data.doctors.map((doctor) => doctor.id));
    const byKey = new Map(matches.map((match) => [match.key, match]));
    for (const { key, doctor_id: doctor } of byKey.values()) {
      if (!keys.has(key)) throw validationError({ code: 'does_not_exist', attr: 'matches' });
      if (doctor !== null && !own.has(doctor)) {
        throw validationError({ code: 'does_not_exist', attr: 'doctor_id' });
      }
    }
    const people = JSON.stringify(Array.from(byKey.values()));
    await savePeople(db, [row.clinic_id, people, user.username, now]);
  });
}
