import type { FactorKind } from '#shared/domain/identity/second-factor.ts';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { staffNetworkHash } from '#server/features/identity/accounts/staff-network.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import type { Site } from '#server/site.ts';
import { clientNames } from './client-names.ts';
import { renewalHash } from './renewal-token.ts';
import { newToken, tokenHash } from './session-token.ts';

/** A working day. */
const MAX_LIFETIME_MS = 12 * 60 * MINUTE_MS;
/** Enough to install an app and scan its code. */
const UNVERIFIED_LIFETIME_MS = 30 * MINUTE_MS;
export const ACCESS_LIFETIME_MS = 15 * MINUTE_MS;

/** The client that a session is started for. */
export interface Client {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The site that its session belongs to, whose cookie renews short access tokens; null for the public API. */
  readonly staffSite: StaffSite | null;
}

export interface NewSession {
  readonly userId: number;
  /**
   * The proof of identity that completed the sign-in; null while the second factor is missing.
   * `session` is a verified session that this one replaces.
   */
  readonly proof: 'password' | 'link' | 'session' | 'pin' | FactorKind | null;
  /** The latest end of the session, in epoch milliseconds. */
  readonly endsAt?: number | undefined;
}

/** A session that was started, with its secrets and its ends in epoch milliseconds. */
export interface StartedSession {
  readonly id: number;
  readonly accessToken: string;
  readonly accessExpiresAt: number;
  /** The key of the renewal tokens. */
  readonly renewalKey: string;
  readonly expiresAt: number;
}

/** Inserts a session with its first access token, and deletes expired sessions. */
const insertSession = prepared<
  { id: number },
  [
    user: number,
    now: Date,
    expiresAt: Date,
    isVerified: boolean,
    renewalHash: string | null,
    browser: string | null,
    operatingSystem: string | null,
    networkHash: string,
    tokenHash: string,
    accessExpiresAt: Date,
    isByPin: boolean,
    staffSite: StaffSite | null,
  ]
>(
  'insert_staff_session',
  `with expired as (delete from staff_session where expires_at <= $2),
   network as (
     insert into staff_user_network (staff_user_id, network_hash, last_signed_in_at)
     values ($1, $8, $2)
     on conflict (staff_user_id, network_hash)
       do update set last_signed_in_at = excluded.last_signed_in_at),
   started as (
     insert into staff_session (staff_user_id, created_at, last_seen_at, expires_at, is_verified,
       renewal_hash, browser, operating_system, network_hash, is_by_pin, staff_site)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $11, $12) returning id)
   insert into staff_access_token (token_hash, staff_session_id, expires_at)
   select $9, id, $10 from started returning staff_session_id as id`,
);

/**
 * Starts a session for an account that has proved its identity and is locked until the end of the transaction. Records
 * a sign-in that is complete.
 */
export async function startSession(
  db: Queryable,
  site: Site,
  { userId, proof, endsAt = Infinity }: NewSession,
  client: Client,
): Promise<StartedSession> {
  const now = site.clock();
  const isVerified = proof !== null;
  const { staffSite } = client;
  const isRenewable = staffSite !== null;
  const isPending = isRenewable && !isVerified;
  const lifetime = isPending ? UNVERIFIED_LIFETIME_MS : MAX_LIFETIME_MS;
  const expiresAt = Math.min(now + lifetime, endsAt);
  const accessExpiresAt = isRenewable ? Math.min(now + ACCESS_LIFETIME_MS, expiresAt) : expiresAt;
  const [accessToken, renewalKey] = [newToken(), newToken()];
  const { browser, operatingSystem } = clientNames(client.userAgent);
  const inserted = await insertSession(db, [
    userId,
    new Date(now),
    new Date(expiresAt),
    isVerified,
    isRenewable ? renewalHash(site.secret, renewalKey) : null,
    browser,
    operatingSystem,
    staffNetworkHash(site.secret, client.address),
    tokenHash(site.secret, accessToken),
    new Date(accessExpiresAt),
    proof === 'pin',
    staffSite,
  ]);
  const { id } = onlyRow(inserted);
  if (isVerified && proof !== 'session') {
    await recordStaffEvent(db, { by: userId, action: 'signed_in', now, details: { proof } });
  }
  return { id, accessToken, accessExpiresAt, renewalKey, expiresAt };
}
