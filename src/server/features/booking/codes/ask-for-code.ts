import { prepared } from '#server/db/pool/prepared.ts';
import { keyedHash } from '#server/lib/keyed-hash.ts';
import { addressSubject } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';

/** A phone (E.164) and the network address of the client that names it. */
interface Asked {
  readonly phone: string;
  readonly address: string;
}

type Row = [phoneHash: string, requesterHash: string, now: Date];

/** The time in which a code can be sent after it was asked for, in milliseconds. */
const LIFETIME_MS = 60 * 60_000;

/** Inserts a row without a code, unless a code was sent that is still valid. */
const insertAsked = prepared<object, [...Row, expiresAt: Date]>(
  'ask_for_code',
  `insert into one_time_code as c (phone_hash, requester_hash, code_hash, expires_at)
   values ($1, $2, '', $4)
   on conflict (phone_hash, requester_hash) do update
     set code_hash = '', expires_at = excluded.expires_at, wrong_attempts = 0, wrong_attempts_of_others = 0
     where c.expires_at <= $3`,
);
const selectAsked = prepared<{ is_asked: boolean }, Row>(
  'is_code_asked_for',
  `select exists (
     select from one_time_code
     where phone_hash = $1 and requester_hash = $2 and expires_at > $3) as is_asked`,
);

const rowOf = (site: Site, { phone, address }: Asked): Row => [
  keyedHash(site.secret, 'code-phone', phone),
  addressSubject(site, address),
  new Date(site.clock()),
];

/** Notes that a booking needs a code, where a country asks for none otherwise. */
export async function askForCode(site: Site, asked: Asked): Promise<void> {
  const expiresAt = new Date(site.clock() + LIFETIME_MS);
  await insertAsked(site.database.pool, [...rowOf(site, asked), expiresAt]);
}

/** Returns true if a booking of this phone from this network needs a code, or has a code already. */
export async function isCodeAskedFor(site: Site, asked: Asked): Promise<boolean> {
  const [row] = await selectAsked(site.database.pool, rowOf(site, asked));
  return row?.is_asked === true;
}
