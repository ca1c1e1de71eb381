import type { Site } from '#server/site.ts';
import type { Conditions } from './conditions.ts';
import type { Totals } from './statement.ts';

/** Lists of fewer doctors are counted each time: that is quick, and theirs is never out of date. */
const WORTH_KEEPING = 200;
const KEPT_MS = 60_000;
const MOST_KEPT = 500;

interface Kept {
  totals: Totals;
  at: number;
}

const keptBySite = new WeakMap<Site, Map<string, Kept>>();

/**
 * Totals of long lists, for a minute. Counting all doctors of a specialty in a capital takes ten
 * times as long as finding the first of them, and what it comes to hardly changes.
 */
export function knownTotals(site: Site, conditions: Conditions) {
  const key = JSON.stringify([conditions.listed, conditions.times, conditions.values]);
  const kept = keptBySite.get(site) ?? new Map<string, Kept>();
  keptBySite.set(site, kept);
  return {
    find(): Totals | undefined {
      const found = kept.get(key);
      return found !== undefined && site.clock() - found.at < KEPT_MS ? found.totals : undefined;
    },
    keep(totals: Totals): void {
      if (totals.total_count < WORTH_KEEPING) return;
      kept.delete(key);
      kept.set(key, { totals, at: site.clock() });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}
