import type { AbsenceVisit } from '#shared/contract/desk/absences/absences.ts';
import type { Proposal } from '#shared/domain/desk/absences/proposals.ts';

/** Returns what the clinic can do with a visit: moves need a time that is held. */
export function possibleProposals(
  visit: Pick<AbsenceVisit, 'proposal' | 'alternatives'>,
): Proposal[] {
  if (visit.proposal === 'call') return ['call'];
  return [
    'choice',
    ...(visit.alternatives.some((held) => held.is_same_doctor) ? (['same_doctor'] as const) : []),
    ...(visit.alternatives.some((held) => !held.is_same_doctor) ? (['colleague'] as const) : []),
    'cancel',
  ];
}

/** Returns the time that a move would take: the first that is held with the same doctor or a colleague. */
export function targetOf({ alternatives }: AbsenceVisit, proposal: Proposal) {
  if (proposal !== 'same_doctor' && proposal !== 'colleague') return undefined;
  return alternatives.find((held) => held.is_same_doctor === (proposal === 'same_doctor'));
}

/** Counts the messages of an absence and the parts that they are charged by. */
export function messageCost(
  visits: readonly AbsenceVisit[],
  proposalOf: (visit: AbsenceVisit) => Proposal,
): { messages: number; segments: number } {
  const segments = visits
    .map((visit) => visit.segments[KINDS[proposalOf(visit)]])
    .filter((count) => count > 0);
  return { messages: segments.length, segments: segments.reduce((sum, count) => sum + count, 0) };
}

const KINDS = {
  choice: 'choice',
  call: 'choice',
  same_doctor: 'move',
  colleague: 'move',
  cancel: 'cancel',
} as const satisfies Record<Proposal, keyof AbsenceVisit['segments']>;
