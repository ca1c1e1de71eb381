import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { completeSignIn, rejectSignIn } from '#server/features/identity/sessions/sign-in.ts';
import type { ActiveSession } from '#server/features/identity/sessions/find-session.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import type { Client } from '#server/features/identity/sessions/start-session.ts';
import type { SignInResult } from '#server/features/identity/sessions/sign-in-result.ts';
import { unauthorized, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { PASSKEY_TIMEOUT_MS, saveChallenge, takeChallenge } from './challenges.ts';
import {
  selectPasskeys,
  toCredential,
  toDescriptor,
  usePasskey,
  type RelyingParty,
} from './passkey-rows.ts';

/** Returns the options for signing in with a passkey, with a challenge that is accepted once. */
export async function createPasskeySignInOptions(
  site: Site,
  session: ActiveSession,
  rp: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { pool } = site.database;
  const passkeys = await selectPasskeys(pool, [session.user.id]);
  const options = await generateAuthenticationOptions({
    rpID: rp.id,
    allowCredentials: passkeys.map(toDescriptor),
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'preferred',
  });
  await saveChallenge(pool, session.id, 'sign_in', options.challenge, site.clock());
  return options;
}

/**
 * Completes a sign-in with a passkey. Signatures cannot be guessed, so there is no limit: a wrong one
 * ends the sign-in with a 401. Without a live challenge, as in the second of two identical requests,
 * throws a 400 and leaves the sign-in open.
 */
export async function verifyPasskey(
  site: Site,
  session: ActiveSession,
  response: AuthenticationResponseJSON,
  rp: RelyingParty,
  client: Client,
): Promise<SignInResult> {
  const { pool } = site.database;
  const { id, user } = session;
  const now = site.clock();
  const challenge = await takeChallenge(pool, id, 'sign_in', now);
  if (challenge === null) throw validationError({ code: 'passkey_invalid', attr: 'response' });
  const passkeys = await selectPasskeys(pool, [user.id]);
  const passkey = passkeys.find((each) => each.credential_id === response.id);
  const signCount =
    passkey === undefined
      ? null
      : await verifiedCount(response, challenge, rp, toCredential(passkey));
  const result = await withTransaction(pool, async (db) => {
    await lockSession(db, site, { id: user.id, session: id });
    const used =
      passkey === undefined || signCount === null
        ? []
        : await usePasskey(db, [passkey.id, signCount, new Date(now)]);
    if (used.length > 0) return completeSignIn(db, site, { session, proof: 'passkey' }, client);
    await rejectSignIn(db, session, now);
    return null;
  });
  if (result === null) throw unauthorized('passkey_invalid');
  return result;
}

/** Returns the new counter of the passkey if the response is valid, else null. */
async function verifiedCount(
  response: AuthenticationResponseJSON,
  challenge: string,
  rp: RelyingParty,
  credential: WebAuthnCredential,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      credential,
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for a malformed response, and for one of another page or challenge.
    return null;
  }
}
