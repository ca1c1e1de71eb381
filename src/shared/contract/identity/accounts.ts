import Type, { type Static } from 'typebox';
import { NAME_PATTERN } from '#shared/domain/text/name-pattern.ts';
import { ACCOUNT_FILTERS } from '#shared/domain/identity/account-states.ts';
import { ROLES } from '#shared/domain/identity/roles.ts';
import { POSITIONS } from '#shared/domain/identity/positions.ts';
import { DateTime, Entity, Id, IdParams, Nothing, Nullable } from '../common.ts';
import { staffRoutes } from '../staff/staff-routes.ts';
import { withRoutes } from '../with-routes.ts';

const Position = Type.Enum([...POSITIONS]);
const Username = Type.String({ minLength: 1, maxLength: 100 });

/** An account as those who manage it see it. */
export const StaffAccount = Entity({
  id: Id,
  username: Type.String(),
  display_name: Type.String(),
  role: Type.Enum([...ROLES]),
  clinic_ids: Type.Array(Id),
  branch_ids: Type.Array(Id),
  position: Nullable(Position),
  doctor_id: Nullable(Id),
  can_manage: Type.Boolean({ description: 'False for the own account and for colleagues above' }),
  is_locked: Type.Boolean(),
  is_accepted: Type.Boolean({ description: 'False until the invitation is accepted' }),
  invitation_ends_at: Nullable(
    Type.String({
      format: 'date-time',
      description: 'The end of an unused invitation; null without one, and after its end',
    }),
  ),
  has_second_factor: Type.Boolean(),
  last_seen_at: Nullable(DateTime),
});
export type StaffAccount = Static<typeof StaffAccount>;

export const InvitedAccount = Entity({
  token: Type.String({ description: 'Part of the link, which is shown only once' }),
  username: Type.String({ description: 'Of the account that the link opens' }),
  effective_at: Nullable(
    Type.String({
      format: 'date-time',
      description:
        'The time from which the link works, if others can stop it until then; null if it works at once',
    }),
  ),
});
export type InvitedAccount = Static<typeof InvitedAccount>;

export const WaitingInvitation = Entity({
  account_id: Id,
  username: Type.String(),
  display_name: Type.String(),
  asked_by: Nullable(Type.String({ description: 'The username of the account that invited' })),
  effective_at: DateTime,
  can_approve: Type.Boolean({
    description:
      'True before it is effective, for a second person who has neither invited nor recovered the first in 30 days, nor the other way round',
  }),
});
export type WaitingInvitation = Static<typeof WaitingInvitation>;

const AccountRights = Type.Object(
  {
    position: Position,
    branch_ids: Type.Array(Id, { minItems: 1, maxItems: 500 }),
    doctor_id: Nullable(Id),
  },
  { description: 'Of a branch administrator; the doctor only in the position of a doctor' },
);
export type AccountRights = Static<typeof AccountRights>;

export const AccountInvitation = Type.Object({
  username: Type.String({
    minLength: 1,
    maxLength: 90,
    description:
      'The account gets it with four digits at the end, unless the caller sees all accounts',
  }),
  display_name: Type.String({ maxLength: 100, pattern: NAME_PATTERN }),
  role: Type.Enum([...ROLES]),
  clinic_ids: Type.Array(Id, { description: 'The clinics of a clinic administrator' }),
  branch_rights: Type.Optional(AccountRights),
});
export type AccountInvitation = Static<typeof AccountInvitation>;

const AccountsQuery = Type.Object({
  text: Type.Optional(Type.String({ maxLength: 100, description: 'Of the name or the username' })),
  role: Type.Optional(Type.Enum([...ROLES])),
  position: Type.Optional(Position),
  branch_id: Type.Optional({
    ...Id,
    description: 'The accounts of the branch, with the administrators of its clinic',
  }),
  state: Type.Optional(
    Type.Enum([...ACCOUNT_FILTERS], {
      description: '`unprotected`: in use without a second factor',
    }),
  ),
  cursor: Type.Optional(Username),
});
export type AccountsQuery = Static<typeof AccountsQuery>;

const call = { tag: 'Accounts', permission: 'accounts.manage' } as const;
/** A change responds with the account as it is then. */
const change = {
  ...call,
  params: IdParams,
  success: { status: 200, schema: StaffAccount },
} as const;

/** A decision about a waiting invitation. */
const decision = {
  ...call,
  params: IdParams,
  body: Type.Object({}),
  success: { status: 204, schema: Nothing },
} as const;

export const accountEndpoints = withRoutes(staffRoutes, {
  listAccounts: {
    ...call,
    summary: 'The accounts that the caller manages',
    description:
      'By username, in pages. `cursor` is `next` of the page before. In a clinic also colleagues whom the caller ' +
      'does not manage.',
    query: AccountsQuery,
    success: {
      status: 200,
      schema: Entity({ results: Type.Array(StaffAccount), next: Nullable(Type.String()) }),
    },
  },
  account: {
    ...call,
    summary: 'One of the accounts that the caller sees',
    description: 'In a clinic also a colleague whom the caller does not manage.',
    params: IdParams,
    success: { status: 200, schema: StaffAccount },
  },
  clinicHeads: {
    tag: 'Accounts',
    permission: 'appointments.view',
    summary: 'The people to ask for rights',
    description:
      'The names of the administrators of the own clinics; without those who are locked or invited.',
    success: { status: 200, schema: Entity({ results: Type.Array(Type.String()) }) },
  },
  inviteAccount: {
    ...call,
    summary: 'Invite a colleague or the first administrator of a clinic',
    description:
      'The link of the invitation works once, within 72 hours; to an administrator of a clinic that has others, after 24 hours.',
    body: AccountInvitation,
    success: { status: 201, schema: InvitedAccount },
  },
  renewInvitation: {
    ...call,
    summary: 'Invite an account again',
    description:
      'For a lost link, password or second factor. Accepting it replaces all of them. To an administrator of a clinic it works after 24 hours.',
    params: IdParams,
    body: Type.Object({}),
    success: { status: 201, schema: InvitedAccount },
  },
  waitingInvitations: {
    ...call,
    summary: 'Invitations that others watch',
    description:
      'Invitations to accounts of clinic administrators that others can stop until they are accepted or end, and that work after 24 hours: to the own account, to other administrators of the clinic, and in the console to all.',
    success: { status: 200, schema: Entity({ results: Type.Array(WaitingInvitation) }) },
  },
  approveInvitation: {
    ...decision,
    summary: 'Make a waiting invitation work at once',
    description: 'By a second person.',
  },
  stopInvitation: {
    ...decision,
    summary: 'Stop a waiting invitation',
    description: 'Its link no longer works.',
  },
  changeAccount: {
    ...change,
    summary: 'Change position and branches of an account',
    description: 'Ends its sessions if it has fewer rights than before.',
    body: AccountRights,
  },
  endAccountSessions: {
    ...change,
    summary: 'End the sessions of an account',
    description: 'The person signs in again, on every device.',
    body: Type.Object({}),
  },
  lockAccount: {
    ...change,
    summary: 'Lock or unlock an account',
    description: 'Locking ends its sessions at once. The own account cannot be locked.',
    body: Type.Object({ is_locked: Type.Boolean() }),
  },
});
