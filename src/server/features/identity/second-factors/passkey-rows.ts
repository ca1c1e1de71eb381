import type { WebAuthnCredential } from '@simplewebauthn/server';
import { prepared } from '#server/db/pool/prepared.ts';

interface PasskeyRow {
  id: number;
  credential_id: string;
  public_key: string;
  sign_count: number;
  transports: string[];
}

export const selectPasskeys = prepared<PasskeyRow, [user: number]>(
  'passkeys_of_staff_user',
  `select id, credential_id, public_key, sign_count, transports from staff_second_factor
   where staff_user_id = $1 and kind = 'passkey' order by id`,
);

/** Inserts a passkey unless it exists already. */
export const insertPasskey = prepared<
  { id: number },
  [
    user: number,
    name: string,
    now: Date,
    credentialId: string,
    publicKey: string,
    signCount: number,
    transports: readonly string[],
  ]
>(
  'insert_passkey',
  `insert into staff_second_factor (staff_user_id, kind, name, created_at, credential_id, public_key,
     sign_count, transports)
   values ($1, 'passkey', $2, $3, $4, $5, $6, $7)
   on conflict (credential_id) do nothing returning id`,
);

/** Uses a passkey, unless it was removed or its counter has reached this one since the response was checked. */
export const usePasskey = prepared<{ id: number }, [id: number, signCount: number, now: Date]>(
  'use_passkey',
  `update staff_second_factor set sign_count = $2, last_used_at = $3
   where id = $1 and (sign_count < $2 or sign_count = 0 and $2 = 0) returning id`,
);

export function toCredential(row: PasskeyRow): WebAuthnCredential {
  return {
    id: row.credential_id,
    publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
    counter: row.sign_count,
    transports: row.transports,
  };
}

/** Returns what a browser needs to find a passkey. */
export function toDescriptor(row: PasskeyRow) {
  return { id: row.credential_id, transports: row.transports };
}

/** The host that passkeys are bound to, and the page that may use them. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}
