import { throttled } from '#server/request-error.ts';
import { keyedHash } from '#server/keyed-hash.ts';
import type { Site } from '#server/site.ts';
import { prepared } from '#server/db/prepared.ts';

const HOUR_MS = 3_600_000;

/**
 * How often an SMS may be asked for: enough for a family at one phone and a ward behind one
 * address, too little to make a premium number pay. The last one is the brake for a country.
 */
const LIMITS = {
  phone: { windowMs: HOUR_MS / 6, most: 3 },
  address: { windowMs: HOUR_MS, most: 60 },
  prefix: { windowMs: HOUR_MS, most: 5000 },
} as const;

const countHit = prepared<{ hits: number }, [action: string, subject: string, windowStart: Date]>(
  'count_rate_limit_hit',
  `insert into rate_limit (action, subject, window_start, hits) values ($1, $2, $3, 1)
   on conflict (action, subject, window_start) do update set hits = rate_limit.hits + 1
   returning hits`,
);

/** Counts a request for a code against every limit. Throws a 429 for the first one exceeded. */
export async function limitCodes(site: Site, phone: string, address: string): Promise<void> {
  const now = site.clock();
  const subjects = { phone, address, prefix: site.country.phone.callingCode };
  for (const [kind, { windowMs, most }] of Object.entries(LIMITS)) {
    const subject = subjects[kind as keyof typeof LIMITS];
    const start = now - (now % windowMs);
    const [row] = await countHit(site.database.pool, [
      `code_per_${kind}`,
      kind === 'prefix' ? subject : keyedHash(site.secret, 'rate-limit', subject),
      new Date(start),
    ]);
    if ((row?.hits ?? 0) > most) {
      throw throttled(
        kind === 'phone' ? 'phone' : null,
        Math.ceil((start + windowMs - now) / 1000),
      );
    }
  }
}
