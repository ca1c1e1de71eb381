const ACCOUNT_STATES = ['active', 'invited', 'locked'] as const;
type AccountState = (typeof ACCOUNT_STATES)[number];

/** The states by which a list of accounts is filtered. */
export const ACCOUNT_FILTERS = [...ACCOUNT_STATES, 'unprotected'] as const;
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];

interface AccountFacts {
  readonly is_locked: boolean;
  readonly is_accepted: boolean;
  readonly last_seen_at: string | null;
}

/** Returns the state of an account; one that was used without an invitation is not invited. */
export function accountState(account: AccountFacts): AccountState {
  if (account.is_locked) return 'locked';
  return account.is_accepted || account.last_seen_at !== null ? 'active' : 'invited';
}
