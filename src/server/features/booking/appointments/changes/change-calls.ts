import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';

/** Moves an appointment to the time that its patient chose during an absence. */
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

/** Moves an appointment to another time, unless it was moved too often. */
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
