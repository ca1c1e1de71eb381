import { LRUCache } from 'lru-cache';
import { createRecompressor } from './compress-page.ts';
import type { ChangeListener } from './watch-doctor-changes.ts';

/** A page as it is sent to every client. */
export interface CachedPage {
  /** The headers of the response, with the content security policy and nonce of this page. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** The document, compressed with Brotli, and better the more often it is requested. */
  body: Buffer;
}

/** A rendered page. */
export interface RenderedPage<Page> {
  page: Page;
  /** The entry of the cache; null for a page that is not the same for all clients. */
  cached: CachedPage | null;
  /** The ids of the doctors that the page shows. */
  doctors: ReadonlySet<number>;
}

/**
 * The cache of a country's pages that are the same for all clients. A page is rendered once and sent
 * until something that it shows changes.
 */
export interface PageCache extends ChangeListener {
  get(key: string): CachedPage | undefined;
  /** Counts a response with a page of the cache: what is requested often is compressed better. */
  recordHit(page: CachedPage): void;
  /** Renders a page, once for all concurrent requests. Rejects when the rendering rejects. */
  renderOnce<Page>(
    key: string,
    render: () => Promise<RenderedPage<Page>>,
  ): Promise<RenderedPage<Page>>;
  stats(): PageCacheStats;
}

/** The statistics of a cache; its size is in bytes. Counters are since the start. */
export interface PageCacheStats {
  readonly entries: number;
  readonly size: number;
  readonly evictions: Readonly<Record<EvictionReason, number>>;
  /** Responses with pages of the cache. */
  readonly hits: number;
  /** Renderings of pages that can be cached. */
  readonly misses: number;
}

type EvictionReason = 'invalidated' | 'full' | 'expired';

/** The eviction reasons by the names of lru-cache. */
const EVICTION_REASONS: Readonly<Record<string, EvictionReason>> = {
  delete: 'invalidated',
  evict: 'full',
  expire: 'expired',
};

/** A page may exceed its maximum age by this. */
const CLOCK_RESOLUTION_MS = 500;

/** The approximate size of the headers and bookkeeping of a page. */
const OVERHEAD_BYTES = 2000;

/** @param limits the size of documents, URLs and headers, and the maximum age of a page: its slots pass */
export function createPageCache({
  maxBytes,
  maxAgeMs,
}: {
  maxBytes: number;
  maxAgeMs: number;
}): PageCache {
  const keysByDoctor = new Map<number, Set<string>>();
  const doctorsByKey = new Map<string, readonly number[]>();
  const inFlight = new Map<string, Promise<RenderedPage<unknown>>>();
  const recompress = createRecompressor();
  /** Counts invalidations; `clearedAt` and `invalidatedAt` are versions. */
  let version = 0;
  let clearedAt = 0;
  const invalidatedAt = new Map<number, number>();
  let rendering = 0;
  let isPaused = true;
  let purgedAt = performance.now();
  let hits = 0;
  let misses = 0;
  const evictions = { invalidated: 0, full: 0, expired: 0 };

  const store = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + OVERHEAD_BYTES,
    ttl: maxAgeMs,
    // By default, nearly every read would set a timer.
    ttlResolution: CLOCK_RESOLUTION_MS,
    dispose(_page, key, reason) {
      const evictionReason = EVICTION_REASONS[reason];
      if (evictionReason !== undefined) evictions[evictionReason] += 1;
      unlink(key);
    },
  });

  function unlink(key: string): void {
    for (const doctor of doctorsByKey.get(key) ?? []) {
      const keys = keysByDoctor.get(doctor);
      keys?.delete(key);
      if (keys?.size === 0) keysByDoctor.delete(doctor);
    }
    doctorsByKey.delete(key);
  }

  /** Evicts expired pages, which otherwise stay in memory until the cache is full. */
  function purgeExpired(): void {
    const now = performance.now();
    if (now < purgedAt + maxAgeMs / 4) return;
    purgedAt = now;
    store.purgeStale();
  }

  function add(key: string, page: CachedPage, doctors: readonly number[]): void {
    purgeExpired();
    store.set(key, page);
    if (!store.has(key)) return;
    doctorsByKey.set(key, doctors);
    for (const doctor of doctors) {
      const keys = keysByDoctor.get(doctor);
      if (keys === undefined) keysByDoctor.set(doctor, new Set([key]));
      else keys.add(key);
    }
  }

  /** Returns true if none of the doctors has changed since. */
  function isUpToDate(doctors: readonly number[], since: number): boolean {
    if (isPaused || clearedAt > since) return false;
    return doctors.every((doctor) => (invalidatedAt.get(doctor) ?? 0) <= since);
  }

  async function renderAndAdd<Page>(key: string, render: () => Promise<RenderedPage<Page>>) {
    misses += 1;
    const since = version;
    rendering += 1;
    try {
      const rendered = await render();
      const doctors = Array.from(rendered.doctors);
      if (rendered.cached !== null && isUpToDate(doctors, since)) {
        add(key, rendered.cached, doctors);
      }
      return rendered;
    } finally {
      rendering -= 1;
      if (rendering === 0) invalidatedAt.clear();
    }
  }

  /** Begins another version. Later requests share no rendering that read data before it. */
  function beginVersion(): void {
    version += 1;
    inFlight.clear();
  }

  function clear(): void {
    beginVersion();
    clearedAt = version;
    store.clear();
  }

  return {
    get: (key) => store.get(key),
    recordHit(page) {
      hits += 1;
      recompress(page);
    },
    async renderOnce<Page>(key: string, render: () => Promise<RenderedPage<Page>>) {
      const shared = inFlight.get(key) as Promise<RenderedPage<Page>> | undefined;
      if (shared !== undefined) return shared;
      const own = renderAndAdd(key, render);
      inFlight.set(key, own);
      try {
        return await own;
      } finally {
        if (inFlight.get(key) === own) inFlight.delete(key);
      }
    },
    invalidate(doctors) {
      beginVersion();
      for (const doctor of doctors) {
        if (rendering > 0) invalidatedAt.set(doctor, version);
        for (const key of keysByDoctor.get(doctor) ?? []) store.delete(key);
      }
    },
    clear,
    pause() {
      isPaused = true;
      clear();
    },
    resume() {
      isPaused = false;
      // Renderings in progress may have read data from before a change that was missed.
      clear();
    },
    stats: () => ({
      entries: store.size,
      size: store.calculatedSize,
      evictions: { ...evictions },
      hits,
      misses,
    }),
  };
}
