import Type, { type Static } from 'typebox';
import { MAX_REASON_LENGTH } from '#shared/domain/text/max-reason-length.ts';
import { Day, Entity, Id, IdParams, Nothing, Nullable } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';
import { Absence, AbsencePayload } from './absences.ts';

/** `over`: its days have passed without a decision. */
const STATES = ['proposed', 'accepted', 'rejected', 'withdrawn', 'over'] as const;

/** An absence that a doctor proposes. Nothing is blocked before the clinic accepts it. */
const AbsenceProposal = Entity({
  id: Id,
  doctor: Type.String(),
  branch: Type.String({ description: 'Its address' }),
  first_day: Day,
  last_day: Nullable(Day),
  reason: Type.String(),
  state: Type.Enum([...STATES]),
  answer: Nullable(Type.String({ description: 'Why it was rejected' })),
  absence_id: Nullable(Id),
});
export type AbsenceProposal = Static<typeof AbsenceProposal>;

const call = { tag: 'Absences', permission: 'absences.view', errorStatuses: [404] } as const;
const done = { success: { status: 204, schema: Nothing } } as const;

export const absenceProposalEndpoints = withRoutes(staffRoutes, {
  absenceProposals: {
    ...call,
    summary: 'Proposed absences',
    description:
      'Those that wait, and those that were decided, or were over without a decision, in the last 30 days, the newest first.',
    success: { status: 200, schema: Type.Array(AbsenceProposal) },
  },
  proposeAbsence: {
    ...call,
    ...done,
    permission: 'absences.propose',
    summary: 'Propose an own absence',
    description:
      'By a doctor, for the branches of the account. Patients can book the time until the clinic accepts. A repeated ' +
      'request proposes once.',
    body: Type.Omit(AbsencePayload, ['doctor']),
  },
  withdrawAbsenceProposal: {
    ...call,
    ...done,
    permission: 'absences.propose',
    summary: 'Take an own proposal back',
    description: 'While it waits; afterwards this is a 400.',
    params: IdParams,
  },
  acceptAbsenceProposal: {
    ...call,
    permission: 'absences.edit',
    summary: 'Accept a proposed absence',
    description:
      'Blocks the time as an absence that is entered, from now on if the first day is over. The desk accepts one day. ' +
      'A proposal that was decided in between is a 400.',
    params: IdParams,
    success: { status: 201, schema: Absence },
  },
  rejectAbsenceProposal: {
    ...call,
    ...done,
    permission: 'absences.edit',
    summary: 'Reject a proposed absence',
    description: 'With a reason, which the doctor reads. The desk rejects one day.',
    params: IdParams,
    body: Type.Object({ answer: Type.String({ minLength: 1, maxLength: MAX_REASON_LENGTH }) }),
  },
});
