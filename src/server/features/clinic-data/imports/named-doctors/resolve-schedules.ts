import { matchBranch } from '#shared/domain/clinic-data/imports/doctors/match-branch.ts';
import { doctorKey } from '#shared/domain/clinic-data/imports/appointments/match-doctors.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { readDoctorData } from '../doctors/doctor-data.ts';

/** The schedules that names of doctors mean, by the keys of the names. */
export const selectConfirmed = prepared<
  { name_key: string; schedule_id: number | null },
  [clinic: number]
>(
  'doctors_of_appointment_import',
  'select name_key, schedule_id from import_doctor where clinic_id = $1',
);

/** A row that names a doctor at a branch. */
type IdentifiedRow = Readonly<Record<'doctor_key' | 'doctor' | 'branch' | 'external_id', string>>;

/**
 * Returns the schedule by the key of a doctor: as a person confirmed it, else by the external id, else by a name that
 * one doctor of the clinic alone has.
 */
export async function resolveSchedules(
  db: Queryable,
  clinic: number,
  rows: readonly IdentifiedRow[],
): Promise<ReadonlyMap<string, number | null>> {
  const { doctors, branches, refs, confirmed } = await readDoctorData(db, clinic, false);
  const chosen = await selectConfirmed(db, [clinic]);
  const known = new Map(chosen.map(({ name_key: key, schedule_id: id }) => [key, id]));
  const byName = Map.groupBy(
    doctors.flatMap(({ id, names }) =>
      Array.from(new Set(names.map(doctorKey)), (key) => ({ id, key })),
    ),
    ({ key }) => key,
  );
  for (const { doctor_key: key, doctor, branch, external_id: externalId } of rows) {
    if (known.has(key)) continue;
    const same = byName.get(doctorKey(doctor)) ?? [];
    const named = confirmed.get(doctorKey(doctor)) ?? (same.length === 1 ? same[0]?.id : undefined);
    const id = externalId === '' ? named : (refs.get(externalId) ?? undefined);
    const own = doctors.find((each) => each.id === id)?.schedules ?? [];
    const place =
      branch === '' && own.length === 1
        ? own[0]?.branch
        : matchBranch(
            branch,
            branches.filter((each) => own.some((s) => s.branch === each.id)),
          );
    const schedule = own.find((each) => each.branch === place);
    if (schedule !== undefined) known.set(key, schedule.id);
  }
  return known;
}
