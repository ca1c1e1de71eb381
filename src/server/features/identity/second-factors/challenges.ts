import { prepared } from '#server/db/pool/prepared.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';

type Purpose = Tables['staff_challenge']['purpose'];

/** The time to present a passkey. */
export const PASSKEY_TIMEOUT_MS = 5 * MINUTE_MS;
/** The lifetime of each challenge. An app may have to be installed before its first code is read. */
const LIFETIMES_MS = {
  sign_in: PASSKEY_TIMEOUT_MS,
  add_passkey: PASSKEY_TIMEOUT_MS,
  add_totp: 30 * MINUTE_MS,
} as const satisfies Record<Purpose, number>;

const upsertChallenge = prepared<
  object,
  [session: number, purpose: Purpose, value: string, expiresAt: Date]
>(
  'upsert_staff_challenge',
  `insert into staff_challenge (staff_session_id, purpose, value, expires_at)
   values ($1, $2, $3, $4)
   on conflict (staff_session_id, purpose)
     do update set value = excluded.value, expires_at = excluded.expires_at`,
);

/** Stores the challenge of a session; the earlier one of the same purpose is void. */
export async function saveChallenge(
  db: Queryable,
  sessionId: number,
  purpose: Purpose,
  value: string,
  now: number,
): Promise<void> {
  const expiresAt = new Date(now + LIFETIMES_MS[purpose]);
  await upsertChallenge(db, [sessionId, purpose, value, expiresAt]);
}

const deleteChallenge = prepared<{ value: string }, [session: number, purpose: Purpose, now: Date]>(
  'take_staff_challenge',
  `delete from staff_challenge
   where staff_session_id = $1 and purpose = $2 and expires_at > $3 returning value`,
);

/** Returns the challenge of a session once; null if there is none, or it has expired. */
export async function takeChallenge(
  db: Queryable,
  sessionId: number,
  purpose: Purpose,
  now: number,
): Promise<string | null> {
  const [row] = await deleteChallenge(db, [sessionId, purpose, new Date(now)]);
  return row?.value ?? null;
}
