import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { requireClinicPhone } from '#server/features/clinic-data/setup/writing/require-clinic-phone.ts';
import type { Site } from '#server/site.ts';

interface Contact {
  phone: string | null;
}

const selectContact = prepared<Contact, [account: number]>(
  'own_contact',
  'select phone from staff_user where id = $1',
);
const updateContact = prepared<Contact, [account: number, phone: string | null]>(
  'save_own_contact',
  'update staff_user set phone = $2 where id = $1 returning phone',
);

/** Reads the number on which clinics reach an account. */
export async function readOwnContact({ database }: Site, { id }: Caller): Promise<Contact> {
  return onlyRow(await selectContact(database.pool, [id]));
}

/** Saves the number on which clinics reach an account; null removes it. Throws a 400 for a text that is no phone. */
export async function saveOwnContact(
  site: Site,
  { id }: Caller,
  { phone: typed }: Contact,
): Promise<Contact> {
  const isEmpty = typed === null || typed.trim() === '';
  const phone = isEmpty ? null : requireClinicPhone(typed, site.country, 'phone');
  return withTransaction(site.database.pool, async (db) => {
    const saved = onlyRow(await updateContact(db, [id, phone]));
    await recordStaffEvent(db, { by: id, action: 'changed', now: site.clock() });
    return saved;
  });
}
