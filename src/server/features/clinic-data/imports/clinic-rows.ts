import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Names } from '#server/db/tables.ts';

export interface ScheduleRow {
  id: number;
  doctor_id: number;
  doctor_names: Names;
  branch_names: Names;
  branch_id: number;
  addresses: Names;
  step_minutes: number;
}

const SCHEDULES = `select s.id, s.doctor_id, d.names as doctor_names, b.names as branch_names,
    b.id as branch_id, b.addresses, s.step_minutes
  from schedule s
  join clinic_branch b on b.id = s.clinic_branch_id and b.clinic_id = $1
  join doctor d on d.id = s.doctor_id
  order by s.id`;
export const selectSchedules = prepared<ScheduleRow, [clinic: number]>(
  'schedules_of_import',
  SCHEDULES,
);
/** Locks the schedules before their offers, the lock order of every edit of both. */
export const lockSchedules = prepared<ScheduleRow, [clinic: number]>(
  'locked_schedules_of_import',
  `${SCHEDULES} for no key update of s`,
);
/** A service that was merged or hidden since is to be chosen again. */
const selectMatches = prepared<{ name_key: string; service_id: number | null }, [clinic: number]>(
  'matches_of_import',
  `select m.name_key, m.service_id from import_match m
   left join service v on v.id = m.service_id
   where m.clinic_id = $1 and (v.is_active or m.service_id is null)`,
);

const selectFollowUpNames = prepared<{ name_key: string; is_follow_up: boolean }, [clinic: number]>(
  'follow_up_names_of_import',
  'select name_key, is_follow_up from import_match where clinic_id = $1 and is_follow_up is not null',
);

/** Returns whether a name is of the follow-up of its service, by the key of each name of which a person decided it. */
export async function readFollowUpNames(
  db: Queryable,
  clinic: number,
): Promise<ReadonlyMap<string, boolean>> {
  const names = await selectFollowUpNames(db, [clinic]);
  return new Map(names.map((name) => [name.name_key, name.is_follow_up]));
}

/** Returns the confirmed service by the key of a name; null for a name that is no service. */
export async function readClinicMatches(
  db: Queryable,
  clinic: number,
): Promise<ReadonlyMap<string, number | null>> {
  const matches = await selectMatches(db, [clinic]);
  return new Map(matches.map((match) => [match.name_key, match.service_id]));
}
