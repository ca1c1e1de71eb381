import Type, { type Static } from 'typebox';
import { FACTOR_KINDS } from '#shared/domain/identity/second-factor.ts';
import { DateTime, Entity, Id, IdParams, Nothing, Nullable } from '../common.ts';
import { staffRoutes } from '../staff/staff-routes.ts';
import { withRoutes } from '../with-routes.ts';

const StaffSession = Entity({
  id: Id,
  browser: Nullable(Type.String()),
  operating_system: Nullable(Type.String()),
  created_at: DateTime,
  last_seen_at: DateTime,
  is_verified: Type.Boolean({ description: 'False while the second factor is missing' }),
  is_current: Type.Boolean(),
  is_same_network: Nullable(
    Type.Boolean({
      description:
        'True if it began in the network of this request; null for managers, and if unknown',
    }),
  ),
});

const DeviceWithPin = Entity({
  is_current: Type.Boolean(),
  expires_at: DateTime,
});

const SecondFactor = Entity({
  id: Id,
  kind: Type.Enum([...FACTOR_KINDS]),
  name: Type.String(),
  created_at: DateTime,
  last_used_at: Nullable(DateTime),
});

export const FEED_DETAILS = ['busy', 'service'] as const;
export type FeedDetail = (typeof FEED_DETAILS)[number];
export const FeedDetail = Type.Enum([...FEED_DETAILS], {
  description: '`service`: the service and the initials of the patient',
});

const CalendarFeed = Entity({
  id: Id,
  branch: Type.String(),
  doctor: Nullable(Type.String({ description: 'Null for all doctors of the branch' })),
  detail: FeedDetail,
  created_at: DateTime,
  read_at: Nullable(DateTime),
});

const OpenLink = Entity({
  account_id: { ...Id, description: 'The account that the link opens' },
  name: Type.String({ description: 'Of the person, or the username' }),
  created_by: Nullable(Type.String({ description: 'A username; null for a command' })),
  created_at: DateTime,
  effective_at: Nullable(DateTime),
  expires_at: DateTime,
});

/** Everything that opens an account or reads in its name, and the links that it has made, without secrets. */
export const AccountAccess = Entity({
  sessions: Type.Array(StaffSession, { description: 'The latest first' }),
  devices: Type.Array(DeviceWithPin, { description: 'Browsers in which the PIN works' }),
  second_factors: Type.Array(SecondFactor, { description: 'The oldest first' }),
  calendar_feeds: Type.Array(CalendarFeed, { description: 'The newest first' }),
  links: Type.Array(OpenLink, {
    description: 'Unused ones: to the account itself, and those it has made for others',
  }),
});
export type AccountAccess = Static<typeof AccountAccess>;

const call = { tag: 'Accounts', permission: 'accounts.manage' } as const;

export const accountAccessEndpoints = withRoutes(staffRoutes, {
  accountAccess: {
    ...call,
    summary: 'What opens an account',
    description:
      'Of an account that the caller manages. None of the sessions and devices is current.',
    params: IdParams,
    success: { status: 200, schema: AccountAccess },
  },
  endAccountFeed: {
    ...call,
    summary: 'End a calendar feed of an account',
    description: 'Its address is a 404 from now on.',
    params: Type.Object({ id: Id, feed: Id }),
    body: Type.Object({}),
    success: { status: 204, schema: Nothing },
  },
  withdrawLink: {
    ...call,
    summary: 'Withdraw an unused link of an account',
    description:
      'One that the account has made, its own or a managed one, or one that opens a managed account. `opened` is ' +
      'the account that the link opens.',
    params: Type.Object({ id: Id, opened: Id }),
    body: Type.Object({}),
    success: { status: 204, schema: Nothing },
  },
});
