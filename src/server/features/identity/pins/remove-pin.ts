import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import type { ActiveSession } from '#server/features/identity/sessions/find-session.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { forbidden } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

const clearPin = prepared<{ id: number }, [user: number]>(
  'clear_staff_pin',
  `with forgotten as (delete from staff_device_person where staff_user_id = $1)
   update staff_user set pin_hash = null where id = $1 and pin_hash is not null returning id`,
);

/** Removes the PIN of an account; every device forgets its owner. Throws a 403 for a session by PIN. */
export async function removePin(site: Site, { id, user, isByPin }: ActiveSession): Promise<void> {
  if (isByPin) throw forbidden();
  await withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, { id: user.id, session: id });
    const removed = await clearPin(db, [user.id]);
    if (removed.length === 0) return;
    const event = { by: user.id, action: 'second_factor_removed', now: site.clock() } as const;
    await recordStaffEvent(db, { ...event, details: { kind: 'pin' } });
  });
}
