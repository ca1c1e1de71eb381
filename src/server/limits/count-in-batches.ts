import { LRUCache } from 'lru-cache';
import { prepared } from '#server/db/pool/prepared.ts';
import { throttledUntil } from './count-hits.ts';
import { maxOf, windowMsOf } from './limit-table.ts';
import { subjectOf, type Limited } from './limited.ts';
import type { LimitContext } from './limit-context.ts';

const addHits = prepared<
  { hits: number },
  [action: string, subject: string, windowStart: Date, hits: number]
>(
  'add_rate_limit_hits',
  `insert into rate_limit (action, subject, window_start, hits) values ($1, $2, $3, $4)
   on conflict (action, subject, window_start) do update
     set hits = least(rate_limit.hits::bigint + excluded.hits, 2147483647)
   returning hits`,
);

/** The hits of a subject in a fixed window, as counted by this process. */
interface Tally {
  readonly start: number;
  /** The hits of all processes when this one last reported its own. */
  reported: number;
  unreported: number;
}

const MAX_TALLIES = 60_000;
const talliesOf = new WeakMap<LimitContext, LRUCache<string, Tally>>();

/**
 * Counts frequent, cheap requests: each process counts in memory, in fixed windows, and reports to
 * the database every `step` hits. All processes together can exceed a limit by one step each. While
 * the database is unreachable, each process enforces the limit by itself.
 *
 * @throws HttpError 429 for the first limit that is exceeded.
 */
export function countInBatches(
  site: LimitContext,
  limited: readonly Limited[],
  { step, hits = 1 }: { step: number; hits?: number },
): void {
  for (const each of limited) {
    const tally = tallyOf(site, each);
    tally.unreported += hits;
    if (tally.unreported >= step) void report(site, each, tally);
    if (tally.reported + tally.unreported > maxOf(site.limits, each.limit)) {
      throw throttledUntil(site, new Date(tally.start + windowMsOf(each.limit)), each.attr);
    }
  }
}

function tallyOf(site: LimitContext, limited: Limited): Tally {
  const tallies = talliesOf.get(site) ?? new LRUCache<string, Tally>({ max: MAX_TALLIES });
  talliesOf.set(site, tallies);
  const key = `${limited.limit} ${limited.subject}`;
  const now = site.clock();
  const start = now - (now % windowMsOf(limited.limit));
  const current = tallies.get(key);
  if (current?.start === start) return current;
  const tally = { start, reported: 0, unreported: 0 };
  tallies.set(key, tally);
  return tally;
}

async function report(
  site: LimitContext,
  { limit, subject }: Limited,
  tally: Tally,
): Promise<void> {
  const { unreported } = tally;
  tally.reported += unreported;
  tally.unreported = 0;
  try {
    const start = new Date(tally.start);
    const hash = subjectOf(site, subject);
    const [row] = await addHits(site.database.pool, [limit, hash, start, unreported]);
    tally.reported = Math.max(tally.reported, row?.hits ?? 0);
  } catch {
    // This process still counts them, and the request itself may not need the database.
  }
}
