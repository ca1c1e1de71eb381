import { LRUCache } from 'lru-cache';
import { prepared } from './db/prepared.ts';
import { keyedHash } from './keyed-hash.ts';
import { networkOf } from './network-of.ts';
import { throttled } from './request-error.ts';
import type { Site } from './site.ts';

/** How often something may be done within a window of time. */
export interface RateLimit {
  /** What is counted, the same in every process. */
  readonly action: string;
  readonly windowMs: number;
  readonly most: number;
}

const countHits = prepared<
  { hits: number },
  [action: string, subject: string, windowStart: Date, hits: number]
>(
  'count_rate_limit_hits',
  `insert into rate_limit (action, subject, window_start, hits) values ($1, $2, $3, $4)
   on conflict (action, subject, window_start) do update
     set hits = least(rate_limit.hits::bigint + excluded.hits, 2147483647)
   returning hits`,
);

/** Of a phone or an address only a keyed hash is kept. */
export function hashedSubject(site: Pick<Site, 'secret'>, subject: string): string {
  return keyedHash(site.secret, 'rate-limit', subject);
}

/** The subject of whoever is behind a network address. */
export function addressSubject(site: Pick<Site, 'secret'>, address: string): string {
  return hashedSubject(site, networkOf(address));
}

/**
 * Counts a request of a subject, and throws a 429 when it is one too many. Windows are fixed and in
 * the database, so that they hold across processes. `attr` names the field it is about.
 */
export async function countAgainst(
  site: Site,
  limit: RateLimit,
  subject: string,
  attr: string | null = null,
): Promise<void> {
  const now = site.clock();
  const start = windowStart(limit, now);
  const [row] = await countHits(site.database.pool, [limit.action, subject, new Date(start), 1]);
  if ((row?.hits ?? 0) > limit.most) throw tooMany(limit, now, attr);
}

/** What this process knows of a subject in a window. */
interface Tally {
  start: number;
  /** Of all processes, when this one told its own last. */
  told: number;
  untold: number;
}

const MOST_TALLIES = 20_000;
const talliesOf = new WeakMap<Site, LRUCache<string, Tally>>();

/** A limit that each process counts against by itself, telling the others a step at a time. */
interface SteppedLimit extends RateLimit {
  readonly step: number;
}

/**
 * The same for what is asked often and costs little: each process counts by itself and tells the
 * database a step at a time, so that of all processes together the limit is passed by no more than
 * a step each. While the database is away each process keeps to the limit alone.
 */
export function countInSteps(site: Site, limit: SteppedLimit, subject: string, hits = 1): void {
  noteInSteps(site, limit, subject, hits);
  checkInSteps(site, limit, subject, 0);
}

/** Counts without refusing: what has been done already. */
export function noteInSteps(site: Site, limit: SteppedLimit, subject: string, hits = 1): void {
  const tally = tallyOf(site, limit, subject);
  tally.untold += hits;
  if (tally.untold >= limit.step) void tell(site, limit.action, subject, tally);
}

/** Throws a 429 where so much more would be too much; counts nothing. */
export function checkInSteps(site: Site, limit: SteppedLimit, subject: string, hits = 1): void {
  const { told, untold } = tallyOf(site, limit, subject);
  if (told + untold + hits > limit.most) throw tooMany(limit, site.clock(), null);
}

function tallyOf(site: Site, limit: RateLimit, subject: string): Tally {
  const tallies = talliesOf.get(site) ?? new LRUCache<string, Tally>({ max: MOST_TALLIES });
  talliesOf.set(site, tallies);
  const key = `${limit.action} ${subject}`;
  const start = windowStart(limit, site.clock());
  const known = tallies.get(key);
  if (known?.start === start) return known;
  const tally = { start, told: 0, untold: 0 };
  tallies.set(key, tally);
  return tally;
}

async function tell(site: Site, action: string, subject: string, tally: Tally): Promise<void> {
  const { untold } = tally;
  tally.told += untold;
  tally.untold = 0;
  try {
    const start = new Date(tally.start);
    const [row] = await countHits(site.database.pool, [action, subject, start, untold]);
    tally.told = Math.max(tally.told, row?.hits ?? 0);
  } catch {
    // It counts here all the same, and what is asked for may not need the database at all.
  }
}

function windowStart({ windowMs }: RateLimit, now: number): number {
  return now - (now % windowMs);
}

function tooMany(limit: RateLimit, now: number, attr: string | null) {
  const end = windowStart(limit, now) + limit.windowMs;
  return throttled(attr, Math.ceil((end - now) / 1000));
}
