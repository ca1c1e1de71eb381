import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';

export const callHoldSlot = prepared<
  { outcome: Domains['hold_outcome']; retry_at: Date | null },
  [
    tokenHash: string,
    doctorService: number,
    schedule: number,
    startsAt: Date,
    now: Date,
    expiresAt: Date,
    phoneHash: string,
    addressHash: string,
    isVerified: boolean,
    maxOfPhone: number,
    maxOfAddress: number,
    maxShareOfDay: number,
    replaced: readonly string[],
    isFollowUp: boolean,
  ]
>(
  'hold_slot',
  'select * from hold_slot($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
);

export const callReleaseHold = prepared<{ released: number }, [tokenHash: string, now: Date]>(
  'release_hold',
  'select release_holds(array[$1], $2) as released',
);

export const selectHeld = prepared<
  { is_held: boolean },
  [tokenHash: string, schedule: number, startsAt: Date]
>(
  'is_slot_held',
  `select exists (
     select from slot_hold where token_hash = $1 and schedule_id = $2 and starts_at = $3) as is_held`,
);

export const selectExpiredHolds = prepared<{ token_hash: string }, [now: Date]>(
  'expired_slot_holds',
  'select token_hash from slot_hold where expires_at <= $1 order by expires_at',
);
