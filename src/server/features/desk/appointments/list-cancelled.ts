import type { CancelledAppointment } from '#shared/contract/desk/appointment.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import type { RequestContext } from '#server/request-context.ts';
import { DAY_BOUNDS } from '../read-day.ts';
import { requireBranch } from '#server/features/identity/access/scope.ts';
import {
  APPOINTMENT_COLUMNS,
  appointmentPresenter,
  type DeskAppointmentRow,
} from './appointment-rows.ts';

type CancelledRow = DeskAppointmentRow &
  Pick<Tables['appointment'], 'cancel_reason'> & {
    actor: string | null;
    cancelled_at: Date | null;
  };

const selectCancelled = prepared<CancelledRow, [schedules: readonly number[], day: PlainDate]>(
  'desk_cancelled_appointments',
  `select ${APPOINTMENT_COLUMNS}, a.cancel_reason, e.actor, e.at as cancelled_at
   from schedule s ${DAY_BOUNDS}
   join appointment a on a.schedule_id = s.id and a.status = 'cancelled'
     and a.starts_at >= day.lower and a.starts_at < day.upper
   left join lateral (
     select e.actor, e.at from appointment_event e
     where e.appointment_id = a.id and e.action = 'cancelled' order by e.id desc limit 1) e on true
   where s.id = any ($1) order by a.starts_at, a.id`,
);

/**
 * Returns the cancelled appointments of a branch on a day, by their start. Throws a 404 for a branch out of the
 * scope of the account.
 *
 * @param schedule the only schedule whose appointments are returned; by default all
 */
export async function listCancelled(
  context: RequestContext,
  caller: Caller,
  { branch, day, schedule }: { branch: number; day: PlainDate; schedule?: number | undefined },
): Promise<CancelledAppointment[]> {
  const { site } = context;
  const schedules = (await requireBranch(site, caller, branch))
    .map(({ id }) => id)
    .filter((id) => schedule === undefined || id === schedule);
  const rows = await selectCancelled(site.database.pool, [schedules, day]);
  const present = await appointmentPresenter(context, rows);
  return rows.map((row) => ({
    ...present(row),
    cancelled_at:
      row.cancelled_at === null ? null : zonedIso(row.cancelled_at.getTime(), row.time_zone),
    reason: row.cancel_reason ?? '',
    actor: /^clinic (.+)$/.exec(row.actor ?? '')?.[1] ?? '',
  }));
}
