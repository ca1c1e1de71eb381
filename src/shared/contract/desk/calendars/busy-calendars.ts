import Type, { type Static } from 'typebox';
import {
  BUSY_CALENDAR_LIMITS,
  CALENDAR_FAULTS,
  UNREAD_REASONS,
} from '#shared/domain/desk/busy-calendars.ts';
import { DateTime, Day, Entity, Id, IdParams, Nothing, Nullable } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const Count = Type.Integer({ minimum: 0 });

const Fault = Entity({
  reason: Type.Enum([...CALENDAR_FAULTS]),
  number: Type.Optional(
    Type.Integer({ description: 'The HTTP status, or the line of the file counted from 1' }),
  ),
});
export type CalendarFault = Static<typeof Fault>;

/** Another calendar of a doctor, whose busy times are blocked. */
const BusyCalendar = Entity({
  id: Id,
  doctor_id: Id,
  doctor: Type.String(),
  branches: Type.Array(Type.String(), { description: 'Where the busy times are blocked' }),
  host: Nullable(Type.String({ description: 'Of the address; null for a file' })),
  created_at: DateTime,
  read_at: Nullable(DateTime),
  known_until: Nullable(DateTime),
  is_paused: Type.Boolean(),
  is_stale: Type.Boolean({
    description: 'Not read for two hours, or a file whose times are known for less than 30 days',
  }),
  fault: Nullable(Fault),
  next_read_at: Nullable(DateTime),
  read_count: Nullable(Count),
  unread_count: Count,
  unread: Type.Array(
    Entity({
      reason: Type.Enum([...UNREAD_REASONS]),
      day: Nullable(Day),
      line: Type.Integer({ description: 'Of the file, counted from 1', minimum: 1 }),
    }),
    {
      description:
        'The first events that could not be read, at most 50. The days that they name are blocked as a whole',
    },
  ),
  appointments_count: Count,
  appointments: Type.Array(
    Entity({
      id: IdParams.properties.id,
      starts_at: DateTime,
      branch_id: Id,
      branch: Type.String(),
    }),
    {
      description:
        'The first upcoming appointments at busy times, at most 20. Nothing happens to them',
    },
  ),
});
export type BusyCalendar = Static<typeof BusyCalendar>;

const call = { tag: 'Calendars', permission: 'busy_calendars.edit' } as const;

export const busyCalendarEndpoints = withRoutes(staffRoutes, {
  busyCalendars: {
    ...call,
    summary: 'Other calendars of doctors',
    description:
      'Of doctors at the branches of the account, the newest first. Addresses are never shown.',
    success: { status: 200, schema: Type.Array(BusyCalendar) },
  },
  addBusyCalendar: {
    ...call,
    summary: 'Subscribe to another calendar of a doctor',
    description:
      'An `https:` or `webcal:` address of a calendar (RFC 5545) on a public host. It is read within seconds, and then about every ten minutes. Only the busy times are stored.',
    errorStatuses: [404],
    body: Type.Object({
      doctor_id: Id,
      address: Type.String({ minLength: 1, maxLength: 2000 }),
    }),
    success: { status: 201, schema: BusyCalendar },
  },
  uploadBusyCalendar: {
    ...call,
    summary: 'Upload a file of another calendar of a doctor',
    description:
      'A file of iCalendar (RFC 5545). With the id of an earlier file its times are replaced. A file that cannot be read changes nothing, and is answered with the reason.',
    errorStatuses: [404],
    query: Type.Object({ doctor: Id, calendar: Type.Optional(Id) }),
    upload: { types: ['application/octet-stream'], maxBytes: BUSY_CALENDAR_LIMITS.bytes },
    success: {
      status: 200,
      schema: Entity({ fault: Nullable(Fault), calendar: Nullable(BusyCalendar) }),
    },
  },
  pauseBusyCalendar: {
    ...call,
    summary: 'Pause or resume the reading of a calendar',
    description: 'Its times stay blocked. A resumed calendar is read at once; a file is a 404.',
    params: IdParams,
    body: Type.Object({ is_paused: Type.Boolean() }),
    success: { status: 200, schema: BusyCalendar },
  },
  removeBusyCalendar: {
    ...call,
    summary: 'Remove a calendar',
    description: 'Its times can be booked again at once.',
    params: IdParams,
    success: { status: 204, schema: Nothing },
  },
});
