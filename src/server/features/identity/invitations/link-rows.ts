import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';
import { newToken, tokenHash } from '#server/features/identity/sessions/session-token.ts';
import type { Site } from '#server/site.ts';

type Purpose = Tables['staff_link']['purpose'];

/** Inserts a link and withdraws the earlier ones of the account. */
const insertLink = prepared<
  object,
  [
    tokenHash: string,
    user: number,
    purpose: Purpose,
    now: Date,
    expiresAt: Date,
    effectiveAt: Date | null,
    createdBy: number | null,
  ]
>(
  'insert_staff_link',
  `with withdrawn as (delete from staff_link where staff_user_id = $2 and purpose = $3)
   insert into staff_link
     (token_hash, staff_user_id, purpose, created_at, expires_at, effective_at, created_by)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

interface NewLink {
  readonly purpose: Purpose;
  readonly lifetimeMs: number;
  /** The instant from which the link works, in epoch milliseconds; null if it works at once. */
  readonly effectiveAt?: number | null;
  /** The account that creates the link; null for a command. */
  readonly createdBy?: number | null;
}

/** Creates the token of a link to an account. It is stored as a hash, so it can be shown only now. */
export async function createLink(
  db: Queryable,
  site: Pick<Site, 'secret' | 'clock'>,
  userId: number,
  { purpose, lifetimeMs, effectiveAt = null, createdBy = null }: NewLink,
): Promise<string> {
  const token = newToken();
  const now = site.clock();
  await insertLink(db, [
    tokenHash(site.secret, token),
    userId,
    purpose,
    new Date(now),
    new Date((effectiveAt ?? now) + lifetimeMs),
    effectiveAt === null ? null : new Date(effectiveAt),
    createdBy,
  ]);
  return token;
}

const lockOpened = prepared<object, [tokenHash: string]>(
  'lock_staff_user_of_link',
  `select from staff_link l join staff_user u on u.id = l.staff_user_id
   where l.token_hash = $1 for no key update of u`,
);
const deleteLink = prepared<{ id: number }, [tokenHash: string, purpose: Purpose, now: Date]>(
  'take_staff_link',
  `delete from staff_link l using staff_user u
   where l.token_hash = $1 and l.purpose = $2 and l.expires_at > $3 and coalesce(l.effective_at, $3) <= $3
     and u.id = l.staff_user_id and u.locked_at is null
   returning u.id`,
);

/**
 * Returns the account of a link once; null if the link is unknown, used, expired or not effective yet. Locks the
 * account until the end of the transaction, and before the link, as those who end its links do.
 */
export async function takeLink(
  db: Queryable,
  site: Pick<Site, 'secret' | 'clock'>,
  token: string,
  purpose: Purpose,
): Promise<number | null> {
  const now = new Date(site.clock());
  const hash = tokenHash(site.secret, token);
  await lockOpened(db, [hash]);
  const [row] = await deleteLink(db, [hash, purpose, now]);
  return row?.id ?? null;
}
