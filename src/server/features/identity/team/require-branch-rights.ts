import type { AccountRights } from '#shared/contract/identity/accounts.ts';
import { managedPositions } from '#shared/domain/identity/managed-roles.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { forbidden, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { branchesOf } from './reach-of-team.ts';

const worksAt = prepared<{ found: boolean }, [doctor: number, branches: readonly number[]]>(
  'does_doctor_work_at_branches',
  `select exists (
     select from schedule where doctor_id = $1 and clinic_branch_id = any ($2)) as found`,
);

/**
 * Checks that a member of a clinic's staff may give these rights. Throws a 403 for a position that is not
 * below the own, and a 400 for a branch out of reach or a doctor who does not work at the branches.
 */
export async function requireBranchRights(
  db: Queryable,
  site: Site,
  manager: Caller,
  { position, branch_ids: branches, doctor_id: doctor }: AccountRights,
): Promise<void> {
  if (!managedPositions(manager).includes(position)) throw forbidden();
  if (!new Set(branches).isSubsetOf(branchesOf(site, manager))) {
    throw validationError({ code: 'does_not_exist', attr: 'branch_ids' });
  }
  if ((position === 'doctor') !== (doctor !== null)) {
    throw validationError({ code: doctor === null ? 'required' : 'invalid', attr: 'doctor_id' });
  }
  if (doctor === null) return;
  const [row] = await worksAt(db, [doctor, branches]);
  if (row?.found !== true) throw validationError({ code: 'does_not_exist', attr: 'doctor_id' });
}
