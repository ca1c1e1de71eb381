import { prepared } from '#server/db/pool/prepared.ts';

/** The reasons why an appointment cannot be changed, see change_error.sql. */
type ChangeError = 'unknown' | 'cancelled' | 'started';

/** Returns the statement of a change that needs no more than the hash. */
const changeCall = (name: 'cancel_appointment' | 'confirm_appointment') =>
  prepared<
    { outcome: 'done' | ChangeError },
    [appointment: number, hash: string, now: Date, addressHash: string]
  >(name, `select * from ${name}($1, $2, $3, 'patient', $4)`);

export type ChangeCall = ReturnType<typeof changeCall>;

export const callCancelAppointment = changeCall('cancel_appointment');
export const callConfirmAppointment = changeCall('confirm_appointment');

export const callChooseAlternative = prepared<
  { outcome: 'done' | ChangeError | 'taken' | 'overlap' },
  [
    appointment: number,
    hash: string,
    schedule: number,
    startsAt: Date,
    now: Date,
    addressHash: string,
  ]
>('choose_alternative', `select * from choose_alternative($1, $2, $3, $4, $5, 'patient', $6)`);

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
>('move_appointment', 'select * from move_appointment($1, $2, $3, $4, $5, $6, $7, $8)');
