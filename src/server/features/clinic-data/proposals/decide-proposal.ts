import type { Proposal } from '#shared/contract/clinic-data/proposals/proposals.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordChange } from '#server/features/clinic-data/catalogue/record-change.ts';
import { IN_REACH } from '#server/features/clinic-data/onboarding/onboarding-rows.ts';
import { writeBranchIn } from '#server/features/clinic-data/setup/save-branch.ts';
import type { Editor } from '#server/features/clinic-data/setup/writing/editor.ts';
import { refreshListings } from '#server/features/clinic-data/setup/listings.ts';
import { badRequest, requireRow, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { writePlacedOffer, type PlacedOffer } from './propose-offer.ts';
import { savePartnerNames } from './propose-clinic-data.ts';
import { missingOf } from './proposal-rows.ts';

type Locked = Pick<
  Proposal,
  'id' | 'clinic_id' | 'kind' | 'doctor_id' | 'branch' | 'partner' | 'version'
> & {
  readonly offer: PlacedOffer | null;
  readonly proposed_by: string;
  readonly legal_name: string;
};

interface Decision {
  readonly id: number;
  /** The version that was read. */
  readonly version: number;
  readonly decision: 'approve' | 'return';
  readonly reason: string | null;
}

/**
 * Returns the row under which the audit has the events of a proposal: the doctor, or else the clinic. The details tell
 * which service of the doctor it is about.
 */
export function subjectOf({
  doctor_id: doctor,
  clinic_id: clinic,
  offer,
}: Pick<Locked, 'doctor_id' | 'clinic_id' | 'offer'>) {
  const id = doctor ?? offer?.doctor_id;
  const details: Readonly<Record<string, number>> =
    offer === null ? {} : { branch: offer.branch_id, service: offer.service_id };
  return id === undefined
    ? ({ table: 'clinic', id: clinic, details } as const)
    : ({ table: 'doctor', id, details } as const);
}

/** Locks a proposal that waits, so that one of two decisions counts. */
const lockProposal = prepared<Locked, [...Area, id: number]>(
  'lock_clinic_proposal',
  `select p.id, p.clinic_id, p.kind, p.doctor_id, p.version, u.username as proposed_by,
     coalesce((select legal_name from clinic_partner where clinic_id = k.id), '') as legal_name,
     case p.kind when 'branch' then p.input end as branch,
     case p.kind when 'partner' then p.input end as partner,
     case p.kind when 'offer' then p.input end as offer
   from clinic_proposal p
   join clinic k on k.id = p.clinic_id
   join staff_user u on u.id = p.proposed_by
   where ${IN_REACH} and p.id = $4 and p.reason is null for update of p`,
);

/** Deletes a proposal that is approved or taken back. */
export const deleteProposal = prepared<object, [id: number]>(
  'delete_clinic_proposal',
  'delete from clinic_proposal where id = $1',
);
const returnProposal = prepared<object, [id: number, reason: string]>(
  'return_clinic_proposal',
  'update clinic_proposal set reason = $2 where id = $1',
);
const showDoctor = prepared<object, [doctor: number]>(
  'show_proposed_doctor',
  'update doctor set is_active = true where id = $1',
);

/**
 * Approves what a clinic has added, which patients see then, or returns it with a reason. Throws a 404 for a proposal
 * out of reach, decided or returned, and a 400 without a reason, for a changed one, or for the approval of an incomplete
 * one.
 */
export async function decideProposal(
  site: Site,
  caller: Caller,
  { id, version, decision, reason: typed }: Decision,
): Promise<void> {
  const reason = (typed ?? '').trim();
  if (decision === 'return' && reason === '') {
    throw validationError({ code: 'required', attr: 'reason' });
  }
  const editor = { site, username: caller.username };
  await withTransaction(site.database.pool, async (db) => {
    const proposal = requireRow(await lockProposal(db, [...areaOf(caller), id]));
    if (proposal.version !== version) throw badRequest('proposal_changed');
    if (decision === 'approve') await approve(db, editor, proposal);
    else await returnProposal(db, [id, reason]);
    const { doctor_id: doctor, kind, proposed_by, partner, legal_name } = proposal;
    const { details, ...subject } = subjectOf(proposal);
    const approval = doctor === null ? 'changed' : 'published';
    await recordChange(db, editor, {
      ...subject,
      action: decision === 'approve' ? approval : 'rejected',
      details: {
        kind,
        proposed_by,
        ...details,
        ...(partner === null ? {} : { from: legal_name, to: partner.legal_name }),
      },
    });
  });
}

async function approve(db: Queryable, editor: Editor, proposal: Locked): Promise<void> {
  const { id, clinic_id: clinic, doctor_id: doctor, branch, partner, offer } = proposal;
  const missing = await missingOf(editor.site, clinic, [proposal], db);
  if ((missing.get(id) ?? []).length > 0) throw badRequest('clinic_incomplete');
  await deleteProposal(db, [id]);
  if (branch !== null) await writeBranchIn(db, editor, branch);
  if (offer !== null) await writePlacedOffer(db, editor, offer);
  if (partner !== null)
    await savePartnerNames(db, [clinic, partner.legal_name, partner.tax_number]);
  if (doctor !== null) {
    await showDoctor(db, [doctor]);
    await refreshListings(db, [[doctor]]);
  }
}
