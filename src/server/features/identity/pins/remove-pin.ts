import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import type { Site } from '#server/site.ts';

const clearPin = prepared<{ id: number }, [user: number]>(
  'clear_staff_pin',
  `with forgotten as (delete from staff_device_person where staff_user_id = $1)
   update staff_user set pin_hash = null where id = $1 and pin_hash is not null returning id`,
);

/** Removes the PIN of an account; every device forgets its owner. */
export async function removePin(site: Site, userId: number): Promise<void> {
  await withTransaction(site.database.pool, async (db) => {
    const removed = await clearPin(db, [userId]);
    if (removed.length === 0) return;
    const event = { by: userId, action: 'second_factor_removed', now: site.clock() } as const;
    await recordStaffEvent(db, { ...event, details: { kind: 'pin' } });
  });
}
