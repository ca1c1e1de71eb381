import type { AbsenceAppointment } from '#shared/contract/desk/absences/absences.ts';
import type { Proposal } from '#shared/domain/desk/absences/proposals.ts';

/** Returns what the clinic can do with an appointment: moves need a time that is held. */
export function possibleProposals(
  appointment: Pick<AbsenceAppointment, 'proposal' | 'alternatives'>,
): Proposal[] {
  if (appointment.proposal === 'call') return ['call'];
  return [
    'choice',
    ...(appointment.alternatives.some((held) => held.is_same_doctor)
      ? (['same_doctor'] as const)
      : []),
    ...(appointment.alternatives.some((held) => !held.is_same_doctor)
      ? (['colleague'] as const)
      : []),
    'cancel',
  ];
}

/** Returns the time that a move would take: the first that is held with the same doctor or a colleague. */
export function targetOf({ alternatives }: AbsenceAppointment, proposal: Proposal) {
  if (proposal !== 'same_doctor' && proposal !== 'colleague') return undefined;
  return alternatives.find((held) => held.is_same_doctor === (proposal === 'same_doctor'));
}

/** Counts the messages of an absence and the parts that they are charged by. */
export function messageCost(
  appointments: readonly AbsenceAppointment[],
  proposalOf: (appointment: AbsenceAppointment) => Proposal,
): { messages: number; segments: number } {
  const segments = appointments
    .map((appointment) => appointment.segments[KINDS[proposalOf(appointment)]])
    .filter((count) => count > 0);
  return { messages: segments.length, segments: segments.reduce((sum, count) => sum + count, 0) };
}

const KINDS = {
  choice: 'choice',
  call: 'choice',
  same_doctor: 'move',
  colleague: 'move',
  cancel: 'cancel',
} as const satisfies Record<Proposal, keyof AbsenceAppointment['segments']>;
