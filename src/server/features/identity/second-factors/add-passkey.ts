import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { COSEALG } from '@simplewebauthn/server/helpers';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { completeSignIn } from '#server/features/identity/sessions/sign-in.ts';
import type { ActiveSession } from '#server/features/identity/sessions/find-session.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import type { Client } from '#server/features/identity/sessions/start-session.ts';
import type { SignInResult } from '#server/features/identity/sessions/sign-in-result.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { validationError } from '#server/http/http-error.ts';
import { keyedHash } from '#server/lib/keyed-hash.ts';
import type { Site } from '#server/site.ts';
import { PASSKEY_TIMEOUT_MS, saveChallenge, takeChallenge } from './challenges.ts';
import { insertPasskey, selectPasskeys, toDescriptor, type RelyingParty } from './passkey-rows.ts';
import { requireMayAdd } from './require-may-add.ts';

/** The algorithms that authenticators support, and that every version of Node can verify. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256] as const;

/** Returns the options for a new passkey, with a challenge that `addPasskey` accepts once. */
export async function createPasskeyOptions(
  site: Site,
  session: ActiveSession,
  rp: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { pool } = site.database;
  const { user } = session;
  await requireMayAdd(pool, session);
  const existing = await selectPasskeys(pool, [user.id]);
  const handle = keyedHash(site.secret, 'passkey-user', String(user.id));
  const options = await generateRegistrationOptions({
    rpName: site.country.brandName,
    rpID: rp.id,
    userID: new Uint8Array(Buffer.from(handle, 'hex')),
    userName: user.username,
    userDisplayName: user.display_name || user.username,
    attestationType: 'none',
    excludeCredentials: existing.map(toDescriptor),
    supportedAlgorithmIDs: [...ALGORITHMS],
    timeout: PASSKEY_TIMEOUT_MS,
    // The password comes first, so a key without fingerprint or PIN is enough.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await saveChallenge(pool, session.id, 'add_passkey', options.challenge, site.clock());
  return options;
}

interface NewPasskey {
  readonly response: RegistrationResponseJSON;
  /** The name by which the owner recognizes it. */
  readonly name: string;
}

/** Adds a passkey to the account. Throws a 400 if the response does not answer the challenge. */
export async function addPasskey(
  site: Site,
  session: ActiveSession,
  { response, name }: NewPasskey,
  rp: RelyingParty,
  client: Client,
): Promise<SignInResult> {
  const { user } = session;
  const now = site.clock();
  const challenge = await takeChallenge(site.database.pool, session.id, 'add_passkey', now);
  const credential = challenge === null ? null : await verified(response, challenge, rp);
  const invalid = validationError({ code: 'passkey_invalid', attr: 'response' });
  if (credential === null) throw invalid;
  return withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, { id: user.id, session: session.id });
    await requireMayAdd(db, session);
    const [inserted] = await insertPasskey(db, [
      user.id,
      name.trim(),
      new Date(now),
      credential.id,
      Buffer.from(credential.publicKey).toString('base64url'),
      credential.counter,
      credential.transports ?? [],
    ]);
    if (inserted === undefined) throw invalid;
    const event = { by: user.id, action: 'second_factor_added', now } as const;
    await recordStaffEvent(db, { ...event, details: { kind: 'passkey' } });
    return completeSignIn(db, site, { session, proof: 'passkey' }, client);
  });
}

/** Returns the credential of a valid response, or null. */
async function verified(response: RegistrationResponseJSON, challenge: string, rp: RelyingParty) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      supportedAlgorithmIDs: [...ALGORITHMS],
      requireUserVerification: false,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    // The library throws for a malformed response, and for one of another page or challenge.
    return null;
  }
}
