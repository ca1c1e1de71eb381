import type { InputOf } from '#shared/contract/client.ts';
import type { WalkIn, WalkInAction } from '#shared/contract/desk/queue.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import { takenIfOverlapping } from '#server/features/booking/appointments/overlap.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { notFound, requireRow } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { deskError } from '../desk-error.ts';
import { requireBranch } from '#server/features/identity/access/scope.ts';
import { bookingOf } from './booking-of.ts';
import { presentTicket } from './present-queue.ts';
import { selectQueue } from './queue-rows.ts';

const selectPlace = prepared<
  {
    branch: number;
    version: number;
    schedule_id: number | null;
    appointment_schedule: number | null;
  },
  [id: number]
>(
  'place_of_walk_in',
  `select w.clinic_branch_id as branch, w.version, w.schedule_id, a.schedule_id as appointment_schedule
   from walk_in w left join appointment a on a.id = w.appointment_id where w.id = $1`,
);

const callChange = prepared<
  { outcome: Domains['walk_in_change_outcome'] },
  [
    id: number,
    action: WalkInAction,
    version: number,
    schedule: number | null,
    booking: object,
    now: Date,
    actor: string,
  ]
>('change_walk_in', 'select * from change_walk_in($1, $2, $3, $4, $5, $6, $7)');

/**
 * Takes in, skips or removes a ticket, or undoes that. Throws a 400 if a colleague has changed it, and a
 * 404 for a ticket, appointment or doctor out of the scope of the account.
 */
export async function changeWalkIn(
  context: RequestContext,
  caller: Caller,
  { id, action, version, schedule_id: taker = null }: InputOf<StaffEndpoints['changeWalkIn']>,
): Promise<WalkIn> {
  const { site } = context;
  const { pool } = site.database;
  const ticket = requireRow(await selectPlace(pool, [id]));
  const schedules = (await requireBranch(site, caller, ticket.branch)).map((row) => row.id);
  const named = [ticket.schedule_id, ticket.appointment_schedule, taker].filter(
    (schedule) => schedule !== null,
  );
  if (!named.every((schedule) => schedules.includes(schedule))) throw notFound();
  // The permission was checked for this version; in a later one the ticket may belong to another doctor. A
  // repeated undo, which finds the next version, changes nothing.
  const isRepeated = action === 'undo' && ticket.version === version + 1;
  if (ticket.version !== version && !isRepeated) throw deskError('changed');
  const [row] = await site.bookingLimiter(() =>
    callChange(pool, [
      id,
      action,
      version,
      taker,
      bookingOf(context, caller, `${id}\0${version}`),
      new Date(site.clock()),
      clinicActor(caller.username),
    ]).catch((error: unknown) => [takenIfOverlapping(error)]),
  );
  const outcome = row?.outcome ?? 'unknown';
  if (outcome !== 'done') throw deskError(outcome);
  const queue = await selectQueue(site, ticket.branch);
  const changed = queue.tickets.find((each) => each.id === id);
  if (changed === undefined) throw notFound();
  return presentTicket(context, queue, changed);
}
