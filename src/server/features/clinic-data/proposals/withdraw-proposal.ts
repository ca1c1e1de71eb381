import type { Proposal } from '#shared/contract/clinic-data/proposals/proposals.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordChange } from '#server/features/clinic-data/catalogue/record-change.ts';
import { IN_REACH } from '#server/features/clinic-data/onboarding/onboarding-rows.ts';
import { badRequest, requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { deleteProposal, subjectOf } from './decide-proposal.ts';
import type { PlacedOffer } from './propose-offer.ts';

type Locked = Pick<Proposal, 'clinic_id' | 'kind' | 'doctor_id' | 'version'> & {
  readonly offer: PlacedOffer | null;
};

/** Locks a proposal, as a decision does, so that the first of the two counts. */
const lockOwnProposal = prepared<Locked, [...Area, id: number]>(
  'lock_own_clinic_proposal',
  `select p.clinic_id, p.kind, p.doctor_id, p.version, case p.kind when 'offer' then p.input end as offer
   from clinic_proposal p join clinic k on k.id = p.clinic_id
   where ${IN_REACH} and p.id = $4 for update of p`,
);

/**
 * Takes back what a clinic has added, while it waits or after it was returned. A doctor stays hidden, with the hours and
 * prices that were entered. Throws a 404 for a proposal out of reach or decided, and a 400 for another version.
 */
export async function withdrawProposal(
  site: Site,
  caller: Caller,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const editor = { site, username: caller.username };
  await withTransaction(site.database.pool, async (db) => {
    const proposal = requireRow(await lockOwnProposal(db, [...areaOf(caller), id]));
    if (proposal.version !== version) throw badRequest('proposal_changed');
    await deleteProposal(db, [id]);
    const { details, ...subject } = subjectOf(proposal);
    await recordChange(db, editor, {
      ...subject,
      action: 'withdrawn',
      details: { kind: proposal.kind, ...details, is_proposed: true },
    });
  });
}
