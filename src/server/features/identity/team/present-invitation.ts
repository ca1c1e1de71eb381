import type { InvitedAccount } from '#shared/contract/identity/accounts.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { NewInvitation } from '#server/features/identity/invitations/create-invitation.ts';
import type { Site } from '#server/site.ts';

/** Converts a new invitation to its API form. */
export const presentInvitation = (
  { country }: Site,
  { token, username, effectiveAt }: NewInvitation,
): InvitedAccount => ({
  token,
  username,
  effective_at: effectiveAt === null ? null : zonedIso(effectiveAt, country.timeZone),
});
