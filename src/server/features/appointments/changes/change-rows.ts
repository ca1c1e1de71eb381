import { prepared } from '#server/db/prepared.ts';

/** The reasons why an appointment cannot be changed; the SQL functions define them. */
type ChangeRefusal = 'unknown' | 'cancelled' | 'started';

export const callCancelAppointment = prepared<
  { outcome: 'done' | ChangeRefusal },
  [appointment: number, hash: string, now: Date, addressHash: string]
>('cancel_appointment', `select * from cancel_appointment($1, acting($2, 'patient', $4), $3)`);

export const callMoveAppointment = prepared<
  {
    outcome:
      | 'done'
      | ChangeRefusal
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
    addressHash: string,
  ]
>(
  'move_appointment',
  `select * from move_appointment($1, acting($2, 'patient', $7), $3, $4, $5, $6)`,
);
