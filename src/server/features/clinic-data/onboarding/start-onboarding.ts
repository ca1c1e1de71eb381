import { slugOf } from '#shared/domain/text/slug.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import type { Tables } from '#server/db/tables.ts';
import { closeInboxItem } from '#server/features/inbox/change-inbox-item.ts';
import { createInvitation } from '#server/features/identity/invitations/create-invitation.ts';
import { writeClinicIn } from '#server/features/clinic-data/setup/save-clinic.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

/** Locks an open request that no colleague has taken. */
const lockRequest = prepared<Tables['clinic_request'], [id: number, account: number]>(
  'locked_clinic_request',
  `select * from clinic_request
   where id = $1 and done_at is null and (owner_id is null or owner_id = $2) for update`,
);
const markDraft = prepared<
  { clinic_id: number },
  [clinic: number, request: number, owner: number, now: Date]
>(
  'mark_draft_of_clinic',
  `with marked as (update clinic set is_draft = true where id = $1 returning id),
   manager as (
     insert into clinic_account_manager (clinic_id, staff_user_id) select id, $3 from marked)
   insert into clinic_onboarding (clinic_id, clinic_request_id, owner_id, started_at)
   select id, $2, $3, $4 from marked returning clinic_id`,
);

/**
 * Creates a draft of a clinic from a request to join, invites the contact as its administrator and closes
 * the request. Throws a 404 for a request that is closed or taken by a colleague, a 400 for a
 * username that is taken, and a 401 if the session has ended since the call began.
 */
export async function startOnboarding(
  site: Site,
  caller: Caller,
  { request_id: number, username }: { request_id: number; username: string },
): Promise<{ clinic_id: number; token: string }> {
  const now = site.clock();
  const { pool } = site.database;
  return withTransaction(pool, async (db) => {
    await lockSession(db, site, caller);
    const request = requireRow(await lockRequest(db, [number, caller.id]));
    const { clinic_name: name, contact_name, phone, email } = request;
    const clinic = await writeClinicIn(
      db,
      { site, username: caller.username },
      {
        names: Object.fromEntries(site.country.locales.map((locale) => [locale, name])),
        ...(slugOf(name) === '' ? { slug: `clinic-${number}` } : {}),
        descriptions: {},
        website: null,
        legal_name: '',
        tax_number: '',
        contact_name,
        contact_phone: phone,
        contact_email: email,
      },
    );
    await markDraft(db, [clinic, number, caller.id, new Date(now)]);
    const invitee = { username, displayName: contact_name, role: 'clinic_admin' as const };
    const rights = { ...invitee, clinicIds: [clinic] };
    const { token } = await createInvitation(db, site, rights, caller.id);
    const change = {
      item: { kind: 'clinic', number },
      actor: consoleActor(caller.username),
      now,
    } as const;
    await closeInboxItem(db, change, name, caller.id);
    return { clinic_id: clinic, token };
  });
}
