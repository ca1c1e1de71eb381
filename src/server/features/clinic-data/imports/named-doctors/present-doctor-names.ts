import type { DoctorName } from '#shared/contract/clinic-data/imports/doctor-name.ts';
import { matchDoctors } from '#shared/domain/clinic-data/imports/appointments/match-doctors.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { selectSchedules } from '../clinic-rows.ts';

/**
 * Returns the distinct doctors of a file, unconfirmed ones first. `doctors` has the schedule by the key of a doctor;
 * null for none of the clinic.
 */
export async function presentDoctorNames(
  db: Queryable,
  clinic: number,
  rows: Parameters<typeof matchDoctors>[0],
  doctors: ReadonlyMap<string, number | null>,
): Promise<DoctorName[]> {
  const schedules = await selectSchedules(db, [clinic]);
  const named = schedules.map(({ id, doctor_names, branch_names, addresses }) => ({
    id,
    doctor_names: Object.values(doctor_names),
    branch_names: [...Object.values(branch_names), ...Object.values(addresses)],
  }));
  return matchDoctors(rows, named)
    .map((match) => ({
      ...match,
      candidates: [...match.candidates],
      is_confirmed: doctors.has(match.key),
      schedule_id: doctors.get(match.key) ?? null,
    }))
    .sort((a, b) => Number(a.is_confirmed) - Number(b.is_confirmed) || a.row - b.row);
}
