import type { Queryable } from '#server/db/pool/queryable.ts';
import {
  type ApplyChange,
  defineChange,
  type InboxChange,
  type InboxOutcome,
} from './change-inbox-item.ts';

const take: ApplyChange<[account: number, from: number | null]> = defineChange('taken', {
  set: 'owner_id = $4',
  where: 'owner_id is not distinct from $5::integer',
});

const release: ApplyChange<[account: number]> = defineChange('released', {
  set: 'owner_id = null',
  where: 'owner_id = $4',
});

interface Taking extends InboxChange {
  account: number;
  /** The owner that the account saw: null for a free item, or the colleague to take it over from. */
  from: number | null;
}

/** Makes an account the owner of an item. `same` means that another account was faster. */
export async function takeInboxItem(db: Queryable, taking: Taking): Promise<InboxOutcome> {
  return take(db, taking, taking.account, taking.from);
}

/** Gives an item of the account back. */
export async function releaseInboxItem(
  db: Queryable,
  change: InboxChange & { account: number },
): Promise<InboxOutcome> {
  return release(db, change, change.account);
}
