import type { DeskTasks } from '#shared/contract/desk/tasks.ts';
import { hasPermission } from '#shared/domain/identity/permissions.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { RequestContext } from '#server/request-context.ts';
import { IN_SCOPE, requireBranch, scopeOf, type Scope } from '../identity/access/scope.ts';
import {
  APPOINTMENT_COLUMNS,
  appointmentPresenter,
  type DeskAppointmentRow,
} from './appointments/appointment-rows.ts';

type Schedules = readonly number[];

const selectMisplaced = prepared<
  DeskAppointmentRow & { absence_id: number | null },
  [schedules: Schedules, day: PlainDate | null, now: Date]
>(
  'desk_misplaced_appointments',
  `select ${APPOINTMENT_COLUMNS}, t.absence_id
   from desk_misplaced($1, $2, $3) t
   join appointment a on a.id = t.id join schedule s on s.id = a.schedule_id
   order by a.starts_at, a.id`,
);

const selectUnreached = prepared<DeskAppointmentRow, [schedules: Schedules, now: Date]>(
  'desk_unreached_appointments',
  `select ${APPOINTMENT_COLUMNS}
   from desk_unreached($1, $2) t
   join appointment a on a.id = t.id join schedule s on s.id = a.schedule_id
   order by a.starts_at, a.id`,
);

const selectProposed = prepared<
  Pick<Tables['absence_proposal'], 'id' | 'first_day' | 'last_day'> & { doctor_names: Names },
  [...Scope, schedules: Schedules, isDesk: boolean, now: Date]
>(
  'desk_proposed_absences',
  `select p.id, p.first_day, p.last_day, d.names as doctor_names
   from absence_proposal p join doctor d on d.id = p.doctor_id
   cross join lateral (
     select count(*) as visible, ($6::timestamptz at time zone min(s.time_zone))::date as today
     from schedule s join clinic_branch b on b.id = s.clinic_branch_id
     where s.id = any (p.schedule_ids) and ${IN_SCOPE}) z
   where p.decision is null and p.schedule_ids && $4::integer[]
     and (not $5::boolean or p.last_day = p.first_day)
     and z.visible = cardinality(p.schedule_ids) and (p.last_day is null or p.last_day >= z.today)
   order by p.first_day, p.id limit 200`,
);

/**
 * Returns what the desk of a branch has to do: appointments that a changed schedule has left behind,
 * patients whose messages failed, and absences that doctors propose and that are not over. Throws a 404 for a branch out of the scope of the account.
 *
 * @param day a day whose appointments are looked at besides those of the next 30 days
 */
export async function readDeskTasks(
  context: RequestContext,
  caller: Caller,
  { branch, day = null }: { branch: number; day?: PlainDate | null | undefined },
): Promise<DeskTasks> {
  const { site } = context;
  const { pool } = site.database;
  const schedules = (await requireBranch(site, caller, branch)).map(({ id }) => id);
  const now = new Date(site.clock());
  const isDesk = caller.position === 'desk';
  const mayDecide = hasPermission(caller, 'absences.edit');
  const [misplaced, unreached, proposed] = await Promise.all([
    selectMisplaced(pool, [schedules, day, now]),
    selectUnreached(pool, [schedules, now]),
    mayDecide ? selectProposed(pool, [...scopeOf(caller), schedules, isDesk, now]) : [],
  ]);
  const present = await appointmentPresenter(context, [...misplaced, ...unreached]);
  return {
    misplaced: misplaced.map((row) => ({ ...present(row), absence_id: row.absence_id })),
    unreached: unreached.map(present),
    proposals: proposed.map(({ doctor_names: names, ...proposal }) => ({
      ...proposal,
      doctor: nameIn(context, names),
    })),
  };
}
