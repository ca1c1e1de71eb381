import type { Site } from '#server/site.ts';

/** Shorter lists are read each time: that is quick, and what is said of them never out of date. */
const WORTH_KEEPING = 200;
const KEPT_MS = 60_000;
const MAX_ENTRIES = 500;

/** What is known of one list. */
interface Known<Value> {
  find(): Value | undefined;
  /** Keeps what was found of a list of so many doctors. */
  keep(value: Value, doctors: number): void;
}

/** Keeps something about each of a country's long lists for a minute; those kept last go last. */
export function knownLists<Value>(): (site: Site, list: unknown) => Known<Value> {
  const keptBySite = new WeakMap<Site, Map<string, { value: Value; at: number }>>();
  return (site, list) => {
    const key = JSON.stringify(list);
    const kept = keptBySite.get(site) ?? new Map<string, { value: Value; at: number }>();
    keptBySite.set(site, kept);
    return {
      find() {
        const found = kept.get(key);
        return found !== undefined && site.clock() - found.at < KEPT_MS ? found.value : undefined;
      },
      keep(value, doctors) {
        if (doctors < WORTH_KEEPING) return;
        kept.delete(key);
        kept.set(key, { value, at: site.clock() });
        const [oldest] = kept.keys();
        if (kept.size > MAX_ENTRIES && oldest !== undefined) kept.delete(oldest);
      },
    };
  };
}
