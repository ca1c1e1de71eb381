import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import {
  FACTOR_KINDS,
  needsSecondFactor,
  type FactorKind,
} from '#shared/domain/identity/second-factor.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

const selectKinds = prepared<{ kind: FactorKind }, [user: number]>(
  'kinds_of_second_factors',
  'select distinct kind from staff_second_factor where staff_user_id = $1',
);

/** Returns the kinds of second factors that an account has, the preferred one first. */
export async function findFactorKinds(db: Queryable, userId: number): Promise<FactorKind[]> {
  const rows = await selectKinds(db, [userId]);
  return FACTOR_KINDS.filter((each) => rows.some(({ kind }) => kind === each));
}

/** Returns true if a password alone signs the account in. An account with a factor always uses it. */
export function isPasswordEnough({ role }: StaffUser, kinds: readonly FactorKind[]): boolean {
  return kinds.length === 0 && !needsSecondFactor(role);
}
