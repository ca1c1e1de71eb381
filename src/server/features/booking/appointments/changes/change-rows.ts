import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';

/** Returns the statement of a change that needs no more than the hash. */
const changeCall = (name: 'cancel_appointment' | 'confirm_appointment') =>
  prepared<
    { outcome: Domains['change_outcome'] },
    [appointment: number, hash: string, now: Date, addressHash: string]
  >(name, `select * from ${name}($1, $2, $3, 'patient', $4)`);

export type ChangeCall = ReturnType<typeof changeCall>;

export const callCancelAppointment = changeCall('cancel_appointment');
export const callConfirmAppointment = changeCall('confirm_appointment');

export const callChooseAlternative = prepared<
  { outcome: Domains['alternative_outcome'] },
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
  { outcome: Domains['move_outcome']; retry_at: Date | null },
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
