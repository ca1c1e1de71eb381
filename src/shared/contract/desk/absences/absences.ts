import Type, { type Static } from 'typebox';
import { ABSENCE_STATES, ANSWERS, PROPOSALS } from '#shared/domain/desk/absences/proposals.ts';
import { MAX_REASON_LENGTH } from '#shared/domain/text/max-reason-length.ts';
import { DateTime, Day, Entity, Id, IdParams, Nullable } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const MAX_APPOINTMENTS = 2000;

const Doctor = Entity({
  id: Id,
  name: Type.String(),
  branches: Type.Array(Type.String(), { description: 'Of the account, where the doctor works' }),
  today: Day,
});
export type DoctorInReach = Static<typeof Doctor>;

/** An absence of a doctor at the branches of the account. */
const summary = {
  id: Id,
  doctor: Type.String(),
  starts_at: DateTime,
  ends_at: Nullable(DateTime),
  reason: Type.String(),
  state: Type.Enum([...ABSENCE_STATES]),
  apply_at: Nullable(DateTime),
  appointments_count: Type.Integer(),
  unanswered: Type.Integer({ description: 'The appointments about which nothing is decided yet' }),
};
const AbsenceSummary = Entity(summary);
export type AbsenceSummary = Static<typeof AbsenceSummary>;

const Alternative = Entity({
  starts_at: DateTime,
  doctor: Type.String(),
  is_same_doctor: Type.Boolean(),
});

/** An appointment within an absence, as it was and as it is now. */
const AbsenceAppointment = Entity({
  id: IdParams.properties.id,
  starts_at: DateTime,
  name: Type.String(),
  service: Type.String(),
  branch: Type.String(),
  proposal: Type.Enum([...PROPOSALS]),
  answer: Type.Enum([...ANSWERS]),
  moved_to: Nullable(DateTime),
  alternatives: Type.Array(Alternative, { description: 'The times that are held, at most three' }),
  // The parts that an SMS takes, by what is decided; 0 without a mobile phone.
  segments: Entity({ choice: Type.Integer(), move: Type.Integer(), cancel: Type.Integer() }),
});
export type AbsenceAppointment = Static<typeof AbsenceAppointment>;

export const Absence = Entity({ ...summary, appointments: Type.Array(AbsenceAppointment) });
export type Absence = Static<typeof Absence>;

export const AbsencePayload = Type.Object({
  doctor: Id,
  first_day: Day,
  last_day: Nullable(Day),
  reason: Type.Optional(Type.String({ maxLength: MAX_REASON_LENGTH })),
});
export type AbsencePayload = Static<typeof AbsencePayload>;

const ConfirmPayload = Type.Object({
  proposals: Type.Array(
    Type.Object({ appointment: IdParams.properties.id, proposal: Type.Enum([...PROPOSALS]) }),
    {
      maxItems: MAX_APPOINTMENTS,
      description: 'An appointment that is not named keeps its proposal',
    },
  ),
});
export type ConfirmPayload = Static<typeof ConfirmPayload>;

const call = { tag: 'Absences', permission: 'absences.edit', errorStatuses: [404] } as const;

/** A decision responds with the absence as it is then. */
const decision = {
  ...call,
  permission: 'absences.decide',
  params: IdParams,
  success: { status: 200, schema: Absence },
} as const;

export const absenceEndpoints = withRoutes(staffRoutes, {
  doctorsInReach: {
    ...call,
    permission: 'absences.view',
    summary: 'The doctors at the branches of the account',
    description:
      'Each with the branches at which an absence blocks the time. To a doctor, the own account.',
    success: { status: 200, schema: Type.Array(Doctor) },
  },
  absences: {
    ...call,
    permission: 'absences.view',
    summary: 'Absences of the last 30 days and later',
    description: 'Of doctors at the branches of the account, the newest first.',
    success: { status: 200, schema: Type.Array(AbsenceSummary) },
  },
  beginAbsence: {
    ...call,
    summary: 'Enter an absence and block its time',
    description:
      'From now or from a later day on, to the end of a day or until further notice. Nothing happens to ' +
      'appointments yet; times are held for their patients for half an hour. The desk may enter one day.',
    body: AbsencePayload,
    success: { status: 201, schema: Absence },
  },
  absence: {
    ...call,
    summary: 'An absence with its appointments',
    description: 'What is proposed for each, and what the patient answered.',
    params: IdParams,
    success: { status: 200, schema: Absence },
  },
  confirmAbsence: {
    ...decision,
    summary: 'Decide what happens to the appointments',
    description:
      'Patients are told ten minutes later, or two if the first appointment is within the hour. Until then the ' +
      'absence can be taken back.',
    body: ConfirmPayload,
  },
  endAbsence: {
    ...decision,
    summary: 'Take an absence back, or end it',
    description:
      'The time can be booked again. Patients who were told already keep what they chose.',
  },
});
