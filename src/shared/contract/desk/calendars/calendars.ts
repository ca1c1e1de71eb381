import Type from 'typebox';
import { Entity, Id, IdParams, Nothing, Nullable } from '../../common.ts';
import { FeedDetail } from '../../identity/access.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const call = { tag: 'Calendars', permission: 'appointments.view' } as const;

export const calendarEndpoints = withRoutes(staffRoutes, {
  createCalendarFeed: {
    ...call,
    summary: 'Subscribe to the appointments of a branch or a doctor',
    description:
      'The address is shown only now, and opens the calendar for all who have it. ' +
      'A session that a PIN has opened gets a 403.',
    errorStatuses: [404],
    body: Type.Object({ branch_id: Id, doctor_id: Nullable(Id), detail: FeedDetail }),
    success: {
      status: 201,
      schema: Entity({ path: Type.String({ description: 'Of the address, on the same host' }) }),
    },
  },
  deleteCalendarFeed: {
    ...call,
    summary: 'End an own subscription',
    description: 'Its address is a 404 from now on.',
    params: IdParams,
    success: { status: 204, schema: Nothing },
  },
  readCalendarFeed: {
    tag: 'Calendars',
    permission: 'public',
    cache: 'private',
    summary: 'The appointments of a subscription, for calendar programs (RFC 5545)',
    description:
      'From a week ago to a year ahead, in the reach that the account has now. A 404 for an ended ' +
      'subscription or a locked account. A new password, ended sessions and a lock end subscriptions.',
    params: Type.Object({ token: Type.String({ pattern: '^[\\w-]{43}$' }) }),
    success: { status: 200, schema: Type.String(), type: 'text/calendar' },
  },
});
