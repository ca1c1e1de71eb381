import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { IN_REACH } from '#server/features/clinic-data/onboarding/onboarding-rows.ts';
import { recordChange } from '#server/features/clinic-data/catalogue/record-change.ts';
import { writeBranchIn } from '#server/features/clinic-data/setup/save-branch.ts';
import type { Editor } from '#server/features/clinic-data/setup/writing/editor.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

type Json = string;

/** Locks a clinic: it must not go live between, which would show what is not approved. */
const lockClinic = prepared<{ is_draft: boolean }, [...Area, clinic: number]>(
  'lock_clinic_of_proposal',
  `select k.is_draft from clinic k where ${IN_REACH} and k.id = $4 for no key update`,
);
const insertBranch = prepared<
  { id: number },
  [clinic: number, input: Json, account: number, now: Date]
>(
  'propose_branch',
  `insert into clinic_proposal (clinic_id, kind, input, proposed_by, proposed_at)
   values ($1, 'branch', $2::jsonb, $3, $4) returning id`,
);
/** Replaces a branch that was returned. */
const replaceBranch = prepared<
  { id: number },
  [clinic: number, input: Json, account: number, now: Date, id: number]
>(
  'propose_branch_again',
  `update clinic_proposal set input = $2::jsonb, reason = null, proposed_by = $3, proposed_at = $4,
     version = version + 1
   where id = $5 and clinic_id = $1 and kind = 'branch' and reason is not null returning id`,
);
const upsertPartner = prepared<
  { id: number },
  [clinic: number, input: Json, account: number, now: Date]
>(
  'propose_partner',
  `insert into clinic_proposal (clinic_id, kind, input, proposed_by, proposed_at)
   values ($1, 'partner', $2::jsonb, $3, $4)
   on conflict (clinic_id) where kind = 'partner' do update set
     input = excluded.input, proposed_by = excluded.proposed_by,
     proposed_at = excluded.proposed_at, reason = null,
     version = clinic_proposal.version + 1
   returning id`,
);

/** Saves the legal name and the tax number of a clinic. */
export const savePartnerNames = prepared<
  { clinic_id: number },
  [clinic: number, legalName: string, taxNumber: string]
>(
  'save_partner_names',
  `insert into clinic_partner
     (clinic_id, legal_name, tax_number, contact_name, contact_phone, contact_email)
   values ($1, $2, $3, '', '', '')
   on conflict (clinic_id) do update set
     legal_name = excluded.legal_name, tax_number = excluded.tax_number
   returning clinic_id`,
);

/**
 * Adds a branch to a clinic of the caller: at once while it is set up, else for approval. Throws a 404 for another
 * clinic and for a proposal that was not returned, and the 400 of a branch that could not be saved.
 */
export async function proposeBranch(
  site: Site,
  caller: Caller,
  { proposal_id: id, ...branch }: InputOf<StaffEndpoints['proposeBranch']>,
): Promise<{ waits: boolean }> {
  const { clinic_id: clinic } = branch;
  const editor = { site, username: caller.username };
  const save = async (db: Queryable) => {
    const { is_draft: isDraft } = requireRow(await lockClinic(db, [...areaOf(caller), clinic]));
    await writeBranchIn(db, editor, branch);
    return { waits: !isDraft };
  };
  // At a live clinic the save is only tried, so that nothing waits that could not be approved.
  const { waits } = await withTransaction(site.database.pool, save, (saved) => !saved.waits);
  if (!waits) return { waits };
  const args = [clinic, JSON.stringify(branch), caller.id, new Date(site.clock())] as const;
  await withTransaction(site.database.pool, async (db) => {
    requireRow(
      id === null ? await insertBranch(db, [...args]) : await replaceBranch(db, [...args, id]),
    );
    await recordProposal(db, editor, clinic, 'branch');
  });
  return { waits };
}

/**
 * Changes the legal name and the tax number of a clinic of the caller: at once while it is set up, else for approval.
 * Throws a 404 for another clinic.
 */
export async function proposePartner(
  site: Site,
  caller: Caller,
  { clinic_id: clinic, ...partner }: InputOf<StaffEndpoints['proposePartner']>,
): Promise<{ waits: boolean }> {
  const editor = { site, username: caller.username };
  return withTransaction(site.database.pool, async (db) => {
    const { is_draft: isDraft } = requireRow(await lockClinic(db, [...areaOf(caller), clinic]));
    if (!isDraft) {
      const now = new Date(site.clock());
      await upsertPartner(db, [clinic, JSON.stringify(partner), caller.id, now]);
      await recordProposal(db, editor, clinic, 'partner');
      return { waits: true };
    }
    await savePartnerNames(db, [clinic, partner.legal_name, partner.tax_number]);
    const change = { action: 'changed', table: 'clinic', id: clinic, details: {} } as const;
    await recordChange(db, editor, change);
    return { waits: false };
  });
}

/** Records that a clinic asks for a change, which a decision makes. */
async function recordProposal(
  db: Queryable,
  editor: Editor,
  clinic: number,
  kind: 'branch' | 'partner',
): Promise<void> {
  const details = { kind, is_proposed: true };
  await recordChange(db, editor, { action: 'changed', table: 'clinic', id: clinic, details });
}
