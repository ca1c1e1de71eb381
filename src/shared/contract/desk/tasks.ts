import Type, { type Static } from 'typebox';
import { Day, Entity, Id, IdParams, Nullable } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { EDITING, VIEWING } from './desk-calls.ts';
import { staffRoutes } from '../staff/staff-routes.ts';
import { DeskAppointment } from './appointment.ts';

const MisplacedAppointment = Entity({
  ...DeskAppointment.properties,
  absence_id: Nullable(Type.Integer({ description: 'The absence that the appointment lies in' })),
});

const ProposedAbsence = Entity({
  id: Id,
  doctor: Type.String(),
  first_day: Day,
  last_day: Nullable(Day),
});

const DeskTasks = Entity({
  misplaced: Type.Array(MisplacedAppointment, {
    description: 'Appointments outside of the hours, or in a block, since the schedule changed',
  }),
  unreached: Type.Array(DeskAppointment, { description: 'Appointments whose last message failed' }),
  proposals: Type.Array(ProposedAbsence, {
    description: 'Absences that doctors of the branch propose, for accounts that may accept them',
  }),
});
export type DeskTasks = Static<typeof DeskTasks>;

export const deskTaskEndpoints = withRoutes(staffRoutes, {
  deskTasks: {
    ...VIEWING,
    summary: 'What the desk of a branch has to do',
    description:
      'Of the next 30 days, and of `day` if it is later. At most 200 appointments of each kind.',
    params: Type.Object({ id: Id }),
    query: Type.Object({ day: Type.Optional(Day) }),
    success: { status: 200, schema: DeskTasks },
  },
  resendAppointmentLink: {
    ...EDITING,
    summary: 'Send the link of the appointment page again',
    description:
      'By SMS to the phone of the booking, a few times a day. `is_queued` is false if an SMS is on its way already, ' +
      'without a mobile phone, and for an appointment that is cancelled or over.',
    params: IdParams,
    success: { status: 200, schema: Entity({ is_queued: Type.Boolean() }) },
  },
  reachByPhone: {
    ...EDITING,
    summary: 'Record that a patient was reached by phone',
    description:
      'Closes the messages of the appointment that failed. A repeated request records it once.',
    params: IdParams,
    success: { status: 200, schema: DeskAppointment },
  },
});
