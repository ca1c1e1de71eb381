import Type, { type Static } from 'typebox';
import { ROLES } from '#shared/domain/people/roles.ts';
import { DateTime, Entity, Id, IdParams, Nullable } from '../common.ts';
import { accountRoutes } from './account-routes.ts';
import type { StaffEndpoint } from './staff-endpoint.ts';

/** An account as those who manage it see it. */
export const StaffAccount = Entity({
  id: Id,
  username: Type.String(),
  display_name: Type.String(),
  role: Type.Enum([...ROLES]),
  clinic_ids: Type.Array(Id),
  is_locked: Type.Boolean(),
  is_accepted: Type.Boolean({ description: 'False until the invitation is accepted' }),
  has_second_factor: Type.Boolean(),
  last_signed_in_at: Nullable(DateTime),
});
export type StaffAccount = Static<typeof StaffAccount>;

export const InvitedAccount = Entity({
  token: Type.String({ description: 'Part of the link, which is shown only once' }),
});
export type InvitedAccount = Static<typeof InvitedAccount>;

export const AccountInvitation = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 100 }),
  display_name: Type.String({ maxLength: 100 }),
  role: Type.Enum([...ROLES]),
  clinic_ids: Type.Array(Id, { description: 'The clinics of a clinic administrator' }),
});
export type AccountInvitation = Static<typeof AccountInvitation>;

const call = {
  tag: 'Accounts',
  permission: 'accounts.manage',
  needsSession: true,
} as const;

export const accountEndpoints = {
  listAccounts: {
    ...accountRoutes.listAccounts,
    ...call,
    summary: 'The accounts that the caller manages',
    description: 'By name. Which roles those are follows from the role of the caller.',
    errorStatuses: [403],
    success: { status: 200, schema: Entity({ results: Type.Array(StaffAccount) }) },
  },
  inviteAccount: {
    ...accountRoutes.inviteAccount,
    ...call,
    summary: 'Invite a colleague or the first administrator of a clinic',
    description: 'The link of the invitation works once, within 72 hours.',
    errorStatuses: [403],
    body: AccountInvitation,
    success: { status: 201, schema: InvitedAccount },
  },
  renewInvitation: {
    ...accountRoutes.renewInvitation,
    ...call,
    summary: 'Invite an account again',
    description: 'For a lost link, password or second factor. Accepting it replaces all of them.',
    errorStatuses: [403, 404],
    params: IdParams,
    body: Type.Object({}),
    success: { status: 201, schema: InvitedAccount },
  },
  lockAccount: {
    ...accountRoutes.lockAccount,
    ...call,
    summary: 'Lock or unlock an account',
    description: 'Locking ends its sessions at once. The own account cannot be locked.',
    errorStatuses: [403, 404],
    params: IdParams,
    body: Type.Object({ is_locked: Type.Boolean() }),
    success: { status: 200, schema: StaffAccount },
  },
} as const satisfies Record<string, StaffEndpoint>;
