import type { DoctorName } from '#shared/contract/clinic-data/imports/doctor-name.ts';
import {
  doctorKey,
  matchDoctors,
} from '#shared/domain/clinic-data/imports/appointments/match-doctors.ts';
import type { PriceRow } from '#shared/domain/clinic-data/imports/prices/price-rows.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { ScheduleRow } from '../clinic-rows.ts';
import { selectConfirmed } from '../named-doctors/resolve-schedules.ts';

/** Returns the first schedule of each doctor: a price list names doctors, wherever they work. */
export function peopleOf(schedules: readonly ScheduleRow[]): ScheduleRow[] {
  return Array.from(
    Map.groupBy(schedules, (each) => each.doctor_id).values(),
    ([first]) => first,
  ).filter((first) => first !== undefined);
}

/**
 * Returns the doctor by the key of a name: as a person confirmed it, else by a name that one doctor of the clinic alone
 * has; null for none of the clinic.
 */
export async function resolveDoctors(
  db: Queryable,
  clinic: number,
  rows: readonly PriceRow[],
  schedules: readonly ScheduleRow[],
): Promise<ReadonlyMap<string, number | null>> {
  const doctorOf = new Map(schedules.map(({ id, doctor_id: doctor }) => [id, doctor]));
  const confirmed = await selectConfirmed(db, [clinic]);
  const known = new Map(
    confirmed.map(({ name_key: key, schedule_id: schedule }) => [
      key,
      schedule === null ? null : (doctorOf.get(schedule) ?? null),
    ]),
  );
  const byName = Map.groupBy(
    peopleOf(schedules).flatMap(({ doctor_id: doctor, doctor_names: names }) =>
      Array.from(new Set(Object.values(names).map(doctorKey)), (key) => ({ doctor, key })),
    ),
    ({ key }) => key,
  );
  for (const { doctor_key: key, doctor } of rows) {
    const [found, ...others] = byName.get(doctorKey(doctor)) ?? [];
    if (key === '' || known.has(key) || found === undefined || others.length > 0) continue;
    known.set(key, found.doctor);
  }
  return known;
}

/** Returns the distinct doctors of a price list, unconfirmed ones first. */
export function presentPriceDoctors(
  rows: readonly PriceRow[],
  schedules: readonly ScheduleRow[],
  doctors: ReadonlyMap<string, number | null>,
): DoctorName[] {
  const people = peopleOf(schedules);
  const scheduleOf = new Map(people.map(({ id, doctor_id: doctor }) => [doctor, id]));
  const named = rows.filter((row) => row.doctor_key !== '').map((row) => ({ ...row, branch: '' }));
  const candidates = people.map(({ id, doctor_names: names }) => ({
    id,
    doctor_names: Object.values(names),
    branch_names: [],
  }));
  return matchDoctors(named, candidates)
    .map((match) => ({
      ...match,
      candidates: [...match.candidates],
      is_confirmed: doctors.has(match.key),
      schedule_id: scheduleOf.get(doctors.get(match.key) ?? 0) ?? null,
    }))
    .sort((a, b) => Number(a.is_confirmed) - Number(b.is_confirmed) || a.row - b.row);
}
