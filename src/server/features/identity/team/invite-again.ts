import type { InvitedAccount } from '#shared/contract/identity/accounts.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { renewInvitation } from '#server/features/identity/invitations/create-invitation.ts';
import type { Site } from '#server/site.ts';
import { presentInvitation } from './present-invitation.ts';
import { lockManaged } from './list-accounts.ts';

/** Invites an account again, whose owner lost the link, the password or the second factor. */
export async function inviteAgain(
  site: Site,
  id: number,
  manager: Caller,
): Promise<InvitedAccount> {
  return withTransaction(site.database.pool, async (db) => {
    await lockManaged(db, site, manager, id);
    return presentInvitation(site, await renewInvitation(db, site, id, manager.id));
  });
}
