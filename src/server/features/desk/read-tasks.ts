import type { DeskTasks } from '#shared/contract/desk/tasks.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireBranch } from '../identity/access/scope.ts';
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

/**
 * Returns what the desk of a branch has to do: appointments that a changed schedule has left behind, and
 * patients whose messages failed. Throws a 404 for a branch out of the scope of the account.
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
  const [misplaced, unreached] = await Promise.all([
    selectMisplaced(pool, [schedules, day, now]),
    selectUnreached(pool, [schedules, now]),
  ]);
  const present = await appointmentPresenter(context, [...misplaced, ...unreached]);
  return {
    misplaced: misplaced.map((row) => ({ ...present(row), absence_id: row.absence_id })),
    unreached: unreached.map(present),
  };
}
