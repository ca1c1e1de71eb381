import type { DoctorInReach } from '#shared/contract/desk/absences/absences.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/identity/access/scope.ts';
import { presentClinicBranch } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';

interface Row extends Pick<Tables['schedule'], 'doctor_id' | 'time_zone'> {
  names: Names;
  schedules: number[];
  branches: number[];
}

const selectDoctors = prepared<Row, [...Scope, doctor: number | null, now: Date]>(
  'doctors_in_reach',
  `select s.doctor_id, d.names, min(s.time_zone) as time_zone,
     array_agg(s.id order by s.id) as schedules,
     array_agg(s.clinic_branch_id order by s.id) as branches
   from schedule s
   join clinic_branch b on b.id = s.clinic_branch_id
   join doctor d on d.id = s.doctor_id
   where ${IN_SCOPE} and ($4::integer is null or d.id = $4)
     and (d.is_active or exists (
       select from appointment a
       where a.schedule_id = s.id and a.status = 'booked' and a.ends_at > $5))
   group by s.doctor_id, d.names`,
);

/**
 * Lists the doctors at the branches of the account, ordered by name. Hidden ones are included while they have
 * appointments, which an absence moves or cancels.
 */
export async function listDoctorsInReach(
  context: RequestContext,
  caller: Caller,
): Promise<DoctorInReach[]> {
  const { site, language } = context;
  const rows = await selectDoctors(site.database.pool, [
    ...scopeOf(caller),
    null,
    new Date(site.clock()),
  ]);
  const { branchById } = site.reference.current;
  return rows
    .map((row) => ({
      id: row.doctor_id,
      name: nameIn(context, row.names),
      branches: row.branches.flatMap((id) => {
        const branch = branchById.get(id);
        return branch === undefined ? [] : [presentClinicBranch(context, branch).name];
      }),
      today: dateInZone(site.clock(), row.time_zone),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** Returns a doctor with the schedules in the scope of the account. Throws a 404 for another doctor. */
export async function requireDoctor(
  { site }: RequestContext,
  caller: Caller,
  doctor: number,
): Promise<Row> {
  const now = new Date(site.clock());
  return requireRow(await selectDoctors(site.database.pool, [...scopeOf(caller), doctor, now]));
}
