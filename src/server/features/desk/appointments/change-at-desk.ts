import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { Attendance } from '#shared/domain/desk/attendance.ts';
import type { SilentReason } from '#shared/domain/desk/silent-reasons.ts';
import { undoDays } from '#shared/domain/desk/undo-days.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import { takenIfOverlapping } from '#server/features/booking/appointments/overlap.ts';
import type { RequestContext } from '#server/request-context.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { deskError, type DeskFailure } from '../desk-error.ts';
import { requireOffer } from '../require-offer.ts';
import { startOf } from './start-of.ts';
import { findDeskAppointment, requireDeskAppointment } from './appointment-rows.ts';

interface Outcome {
  outcome: 'done' | DeskFailure;
}

const callMove = prepared<
  { outcome: Domains['desk_move_outcome'] },
  [
    appointment: number,
    offer: number,
    startsAt: Date,
    now: Date,
    fromOffer: number | null,
    from: Date | null,
    actor: string,
    silent: SilentReason | null,
  ]
>('move_at_desk', 'select outcome from move_at_desk($1, $2, $3, $4, $5, $6, $7, $8)');

const callCancel = prepared<
  { outcome: Domains['desk_cancel_outcome'] },
  [
    appointment: number,
    by: string,
    reason: string,
    now: Date,
    actor: string,
    silent: SilentReason | null,
  ]
>('cancel_at_desk', 'select outcome from cancel_at_desk($1, $2, $3, $4, $5, $6)');

const callSetAttendance = prepared<
  Outcome,
  [
    appointment: number,
    from: Attendance,
    to: Attendance,
    now: Date,
    actor: string,
    undoDays: number,
    startsAt: Date | null,
  ]
>(
  'set_attendance',
  // The time of an undo needs no lock: it only runs out. The start does, and a null is any start.
  `with locked as materialized (
     select a.starts_at from appointment a where a.id = $1 for update)
   select case when is_late_undo($1, $3, $6, $4) then 'undo_too_late'
     when v.starts_at <> $7 then 'changed'
     else set_attendance($1, $3, $4, $2, $5) end as outcome
   from locked v`,
);

const updateNote = prepared<object, [appointment: number, note: string, now: Date, actor: string]>(
  'save_appointment_note',
  `with noted as (
     update appointment a set note = $2, changed_at = $3 where a.id = $1 and a.note <> $2 returning a)
   select record_appointment_event(n.a, 'noted', $3, $4) from noted n`,
);

/**
 * Moves an appointment to another time, day or doctor; `from` is the place that the client has seen. Throws a 400 for a time that is taken, held, past or
 * more than a year ahead, for a cancelled appointment, and for one that is no longer where the client has
 * seen it; a 404 out of the scope of the account.
 */
export async function moveAtDesk(
  context: RequestContext,
  caller: Caller,
  {
    id,
    from,
    offer,
    starts_at: startsAt,
    silent_reason: silent = null,
  }: InputOf<StaffEndpoints['moveAtDesk']>,
): Promise<DeskAppointment> {
  await requireOffer(context, caller, offer);
  const seen = from === undefined ? null : new Date(from.starts_at);
  return change(context, caller, id, (now, actor) =>
    callMove(context.site.database.pool, [
      id,
      offer,
      startOf(startsAt),
      now,
      from?.offer ?? null,
      seen,
      actor,
      silent,
    ]),
  );
}

/**
 * Cancels an appointment. Throws a 400 for one that was cancelled in another way, and a 404 out of the scope
 * of the account.
 */
export async function cancelAtDesk(
  context: RequestContext,
  caller: Caller,
  { id, by, reason, silent_reason: silent = null }: InputOf<StaffEndpoints['cancelAtDesk']>,
): Promise<DeskAppointment> {
  return change(context, caller, id, (now, actor) =>
    callCancel(context.site.database.pool, [id, by, reason.trim(), now, actor, silent]),
  );
}

/**
 * Records what happens to an appointment. Throws a 400 if it is cancelled, if it is no longer at the step
 * `from` or at the start that the client has seen, for a no-show too early, or to undo a step too late; a 404
 * out of the scope of the account.
 */
export async function setAttendance(
  context: RequestContext,
  caller: Caller,
  { id, from, to, starts_at: startsAt }: InputOf<StaffEndpoints['setAttendance']>,
): Promise<DeskAppointment> {
  const seen = startsAt === undefined ? null : new Date(startsAt);
  return change(context, caller, id, (now, actor) =>
    callSetAttendance(context.site.database.pool, [
      id,
      from,
      to,
      now,
      actor,
      undoDays(caller),
      seen,
    ]),
  );
}

/** Saves the note of an appointment. Throws a 404 out of the scope of the account. */
export async function saveAppointmentNote(
  context: RequestContext,
  caller: Caller,
  { id, note }: InputOf<StaffEndpoints['saveAppointmentNote']>,
): Promise<DeskAppointment> {
  return change(context, caller, id, async (now, actor) => {
    await updateNote(context.site.database.pool, [id, note.trim(), now, actor]);
    return [{ outcome: 'done' }];
  });
}

/** Makes a change of an appointment, and returns it. Throws a 404 out of the scope of the account. */
export async function change(
  context: RequestContext,
  caller: Caller,
  id: number,
  call: (now: Date, actor: string) => Promise<Outcome[]>,
): Promise<DeskAppointment> {
  const { site } = context;
  await requireDeskAppointment(context, caller, id);
  const [row] = await site.bookingLimiter(() =>
    call(new Date(site.clock()), clinicActor(caller.username)).catch((error: unknown) => [
      takenIfOverlapping(error),
    ]),
  );
  const outcome = row?.outcome ?? 'unknown';
  if (outcome !== 'done') throw deskError(outcome);
  return findDeskAppointment(context, caller, id);
}
