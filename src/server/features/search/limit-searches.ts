import { addressSubject, countInSteps } from '#server/rate-limit.ts';
import type { Site } from '#server/site.ts';

const TEN_MINUTES_MS = 600_000;
const STEP = 100;

/** Counts the searches of one request; throws a 429 when their address has had too many. */
export function limitSearches(site: Site, address: string, searches: number): void {
  const { searchesPerAddress: most } = site.limits;
  const limit = { action: 'search_per_address', windowMs: TEN_MINUTES_MS, most, step: STEP };
  countInSteps(site, limit, addressSubject(site, address), searches);
}
