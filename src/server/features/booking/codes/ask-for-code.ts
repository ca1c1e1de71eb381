import { HOUR_MS } from '#shared/domain/time/durations.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { keyedHash } from '#server/lib/keyed-hash.ts';
import { addressSubject } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';

/** A phone (E.164) and the network address of the client that names it. */
interface Asked {
  readonly phone: string;
  readonly address: string;
}

type Hashes = [phoneHash: string, requesterHash: string];

/** The time in which a code can be sent after it was asked for, in milliseconds. */
const LIFETIME_MS = HOUR_MS;

/** The row is not one of the phone's codes, which have another hash of it, and has no code. */
const insertAsked = prepared<object, [...Hashes, expiresAt: Date]>(
  'ask_for_code',
  `insert into one_time_code (phone_hash, requester_hash, code_hash, expires_at)
   values ($1, $2, '', $3)
   on conflict (phone_hash, requester_hash) do update set expires_at = excluded.expires_at`,
);
const selectAsked = prepared<{ is_asked: boolean }, [...Hashes, now: Date]>(
  'is_code_asked_for',
  `select exists (
     select from one_time_code
     where phone_hash = $1 and requester_hash = $2 and expires_at > $3) as is_asked`,
);

const hashesOf = (site: Site, { phone, address }: Asked): Hashes => [
  keyedHash(site.secret, 'code-asked', phone),
  addressSubject(site, address),
];

/** Notes that a booking needs a code, where a country asks for none otherwise. */
export async function askForCode(site: Site, asked: Asked): Promise<void> {
  const expiresAt = new Date(site.clock() + LIFETIME_MS);
  await insertAsked(site.database.pool, [...hashesOf(site, asked), expiresAt]);
}

/** Returns true if a booking of this phone from this network was refused without a code in the last hour. */
export async function isCodeAskedFor(site: Site, asked: Asked): Promise<boolean> {
  const [row] = await selectAsked(site.database.pool, [
    ...hashesOf(site, asked),
    new Date(site.clock()),
  ]);
  return row?.is_asked === true;
}
