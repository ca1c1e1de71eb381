import { prepared } from '#server/db/pool/prepared.ts';

/** The reasons why an appointment cannot be changed, see change_error.sql. */
type ChangeError = 'unknown' | 'cancelled' | 'started';

export const callCancelAppointment = prepared<
  { outcome: 'done' | ChangeError },
  [appointment: number, hash: string, now: Date, addressHash: string]
>('cancel_appointment', `select * from cancel_appointment($1, set_actor($2, 'patient', $4), $3)`);

export const callConfirmAppointment = prepared<
  { outcome: 'done' | ChangeError },
  [appointment: number, hash: string, now: Date, addressHash: string]
>('confirm_appointment', `select * from confirm_appointment($1, set_actor($2, 'patient', $4), $3)`);

export const callMoveAppointment = prepared<
  {
    outcome:
      | 'done'
      | ChangeError
      | 'inactive'
      | 'unavailable'
      | 'past'
      | 'taken'
      | 'overlap'
      | 'limited';
    retry_at: Date | null;
  },
  [
    appointment: number,
    hash: string,
    schedule: number,
    startsAt: Date,
    now: Date,
    maxMoves: number,
    actor: string,
    addressHash: string,
  ]
>('move_appointment', `select * from move_appointment($1, set_actor($2, $7, $8), $3, $4, $5, $6)`);
