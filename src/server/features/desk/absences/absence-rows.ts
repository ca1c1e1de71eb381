import type { AbsenceSummary } from '#shared/contract/desk/absences/absences.ts';
import type { AbsenceState } from '#shared/domain/desk/absences/proposals.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import { IN_SCOPE, type Scope } from '#server/features/identity/access/scope.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { RequestContext } from '#server/request-context.ts';

export interface AbsenceRow
  extends
    Pick<Tables['absence'], 'id' | 'starts_at' | 'reason' | 'apply_at' | 'ended_at'>,
    Pick<Tables['schedule'], 'time_zone'> {
  /** Null until further notice. */
  ends_at: Date | null;
  doctor_names: Names;
  appointments_count: number;
  unanswered: number;
}

/** An absence is visible to accounts that may see all of its schedules. */
export const selectAbsences = prepared<AbsenceRow, [...Scope, id: number | null, now: Date]>(
  'absences',
  `select e.id, e.starts_at, nullif(e.ends_at, 'infinity') as ends_at, e.reason, e.apply_at,
     e.ended_at, d.names as doctor_names, z.time_zone,
     v.appointments_count, v.unanswered
   from absence e
   join doctor d on d.id = e.doctor_id
   cross join lateral (
     select min(s.time_zone) as time_zone, count(*) as visible
     from schedule s join clinic_branch b on b.id = s.clinic_branch_id
     where s.id = any (e.schedule_ids) and ${IN_SCOPE}) z
   cross join lateral (
     select count(*)::integer as appointments_count,
       (count(*) filter (where is_displaced(a)))::integer as unanswered
     from absence_appointment v join appointment a on a.id = v.appointment_id
     where v.absence_id = e.id) v
   where z.visible = cardinality(e.schedule_ids)
     and case when $4::integer is null then e.ends_at > $5::timestamptz - interval '30 days'
       else e.id = $4 end
   order by e.id desc limit 200`,
);

/** Converts an absence to its API form. */
export function presentAbsence(context: RequestContext, row: AbsenceRow): AbsenceSummary {
  const iso = (at: Date) => zonedIso(at.getTime(), row.time_zone);
  return {
    id: row.id,
    doctor: nameIn(context, row.doctor_names),
    starts_at: iso(row.starts_at),
    ends_at: row.ends_at === null ? null : iso(row.ends_at),
    reason: row.reason,
    state: stateOf(row, context.site.clock()),
    apply_at: row.apply_at === null ? null : iso(row.apply_at),
    appointments_count: row.appointments_count,
    unanswered: row.unanswered,
  };
}

function stateOf(row: AbsenceRow, now: number): AbsenceState {
  const { apply_at: applyAt, ended_at: endedAt } = row;
  const isApplied = (at: number) => applyAt !== null && applyAt.getTime() <= at;
  if (endedAt !== null) {
    const isUndone = row.appointments_count > 0 && !isApplied(endedAt.getTime());
    return isUndone ? 'undone' : 'ended';
  }
  if (applyAt === null) return row.unanswered > 0 ? 'prepared' : 'blocked';
  return isApplied(now) ? 'applied' : 'confirmed';
}
