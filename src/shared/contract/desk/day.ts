import Type, { type Static } from 'typebox';
import { DateTime, Day, Entity, Id, IdParams, Minute, Nullable } from '../common.ts';
import { AppointmentField } from '#shared/contract/booking/appointments.ts';
import { MAX_EXTRA } from '#shared/domain/desk/extra-appointments.ts';
import { DELAYS } from '#shared/domain/desk/delays.ts';
import { withRoutes } from '../with-routes.ts';
import { ATTENDING, VIEWING } from './desk-calls.ts';
import { staffRoutes } from '../staff/staff-routes.ts';
import { DeskAppointment } from './appointment.ts';

const BLOCK_KINDS = ['absence', 'calendar', 'block'] as const;

const Branch = Entity({
  id: Id,
  name: Type.String(),
  clinic: Type.String(),
  address: Type.String(),
  time_zone: Type.String(),
  questions: Type.Array(AppointmentField, { description: 'What the branch asks at booking' }),
});
export type DeskBranch = Static<typeof Branch>;

const Offer = Entity({
  id: Id,
  service: Type.String(),
  is_hidden: Type.Boolean({ description: 'Kept for its appointments, not booked any more' }),
  minutes: Type.Integer(),
  total: Type.Number(),
  follow_up: Nullable(Entity({ minutes: Type.Integer(), total: Type.Number() })),
  insurances: Type.Array(Entity({ id: Id, name: Type.String() })),
});

const Doctor = Entity({
  schedule_id: Id,
  doctor_id: Id,
  name: Type.String(),
  is_hidden: Type.Boolean({ description: 'Kept for the appointments, not booked any more' }),
  portrait: Nullable(Type.String({ description: 'The URL of the smallest photograph' })),
  specialty: Type.String({ description: 'The main service' }),
  specialty_id: Nullable(Id),
  step_minutes: Type.Integer(),
  buffer_minutes: Type.Integer({
    description: 'The minutes that patients keep between appointments',
  }),
  max_extra: Type.Integer({ description: 'Appointments a day that may overlap others' }),
  offers: Type.Array(Offer, { description: 'The main service first' }),
});
export type DeskDoctor = Static<typeof Doctor>;

const Delay = Type.Object({ minutes: Type.Enum([...DELAYS, 0]) });

const MaxExtra = Type.Object({ max_extra: Type.Integer({ minimum: 0, maximum: MAX_EXTRA }) });

/** The schedules of a branch have this many places in the order of its desk. */
const MAX_ARRANGED = 500;

const Arrangement = Type.Object({
  schedules: Type.Array(Id, { maxItems: MAX_ARRANGED, uniqueItems: true }),
});

const Column = Entity({
  schedule_id: Id,
  delay: Type.Integer({ description: 'The minutes that the doctor is running late now' }),
  hours: Type.Array(Type.Tuple([Minute, Minute]), {
    description: 'Local minutes after midnight at which the doctor works at the branch',
  }),
  phone_hours: Type.Array(Type.Tuple([Minute, Minute]), {
    description: 'Those of the hours that patients cannot book on the site',
  }),
  kept: Type.Array(Type.Tuple([Minute, Minute]), {
    description: 'Those of the hours that patients cannot book before `kept_until`',
  }),
  kept_until: Type.Integer({ description: 'A local minute of the day' }),
  blocked: Type.Array(Type.Tuple([Minute, Minute, Type.Enum([...BLOCK_KINDS])]), {
    description:
      'Times at which the doctor is away, has an event in another calendar, or is not booked',
  }),
  elsewhere: Type.Array(Type.Tuple([Minute, Minute]), {
    description: 'Appointments of the doctor at other branches',
  }),
  held: Type.Array(Entity({ starts_at: DateTime, minutes: Type.Integer(), expires_at: DateTime }), {
    description: 'Times that patients hold while they type a code',
  }),
});
export type DeskColumn = Static<typeof Column>;

export const DeskDay = Entity({
  day: Day,
  columns: Type.Array(Column, {
    description: 'Doctors who work on the day or have an appointment',
  }),
  appointments: Type.Array(DeskAppointment),
});
export type DeskDay = Static<typeof DeskDay>;

export const deskDayEndpoints = withRoutes(staffRoutes, {
  deskBranches: {
    ...VIEWING,
    summary: 'The branches of the account',
    description: 'Every branch whose appointments the account may see.',
    success: { status: 200, schema: Type.Array(Branch) },
  },
  deskDoctors: {
    ...VIEWING,
    summary: 'The doctors of a branch',
    description:
      'With the services that the desk books. Doctors and services that are hidden from patients are ' +
      'included if they have appointments.',
    params: IdParams,
    success: { status: 200, schema: Type.Array(Doctor) },
  },
  deskDay: {
    ...VIEWING,
    summary: 'The appointments of a branch on a day',
    description: 'Of all doctors, or only of those named. Answers to questions are not included.',
    params: Type.Object({ ...IdParams.properties, day: Day }),
    query: Type.Object({
      doctor: Type.Optional(Type.Integer({ minimum: 1, description: 'The id of a doctor' })),
    }),
    success: { status: 200, schema: DeskDay },
  },
  deskChanges: {
    ...VIEWING,
    summary: 'Changes at a branch, as they happen',
    description:
      'A stream of server-sent events. The data of each is the ids of doctors whose days have ' +
      'changed and `queue` when the queue has, joined by commas, or empty when any may have. The stream ends after a few minutes; ' +
      'the client opens it again. An account has a limited number of streams; above it, this is a 429.',
    params: IdParams,
    success: { status: 200, schema: Type.String(), type: 'text/event-stream' },
  },
  setDelay: {
    ...ATTENDING,
    summary: 'Say how late a doctor is running today',
    description:
      'Patients who are expected within two hours get an SMS a minute later, at most two for an appointment: the ' +
      'first, and one when the delay has grown by 15 minutes. With 0 the doctor is on time again. It ends ' +
      'with the day.',
    params: IdParams,
    body: Delay,
    success: { status: 200, schema: Delay },
  },
  setMaxExtra: {
    ...VIEWING,
    permission: 'desk.set_up',
    summary: 'Set how many extra appointments a day a doctor takes',
    description: 'Extra appointments overlap others. Only the desk books them.',
    params: IdParams,
    body: MaxExtra,
    success: { status: 200, schema: MaxExtra },
  },
  arrangeDoctors: {
    ...VIEWING,
    permission: 'desk.set_up',
    summary: 'Set the order of the doctors at the desk of a branch',
    description: 'By their schedules. Doctors who are not listed follow by name.',
    params: IdParams,
    body: Arrangement,
    success: { status: 200, schema: Arrangement },
  },
});
