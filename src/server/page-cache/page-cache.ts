import { createRecompressor } from './compress-page.ts';
import { createDoctorCache, type ChangeListener, type DoctorCacheStats } from './doctor-cache.ts';

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
export interface PageCacheStats extends DoctorCacheStats {
  /** Responses with pages of the cache. */
  readonly hits: number;
  /** Renderings of pages that can be cached. */
  readonly misses: number;
}

/** The approximate size of the headers and bookkeeping of a page. */
const OVERHEAD_BYTES = 2000;

/** @param limits the size of documents, URLs and headers, and the maximum age of a page */
export function createPageCache(limits: { maxBytes: number; maxAgeMs: number }): PageCache {
  const pages = createDoctorCache<CachedPage>({
    maxSize: limits.maxBytes,
    sizeOf: ({ body }, key) => body.length + key.length + OVERHEAD_BYTES,
    maxAgeMs: limits.maxAgeMs,
  });
  const inFlight = new Map<string, Promise<RenderedPage<unknown>>>();
  const recompress = createRecompressor();
  let hits = 0;
  let misses = 0;

  function renderAndAdd<Page>(key: string, render: () => Promise<RenderedPage<Page>>) {
    misses += 1;
    return pages.whileReading(async (add) => {
      const rendered = await render();
      if (rendered.cached !== null) add(key, rendered.cached, rendered.doctors);
      return rendered;
    });
  }

  /** Keeps later requests from sharing a rendering that read data before a change. */
  function withoutSharing<Args extends unknown[]>(change: (...args: Args) => void) {
    return (...args: Args) => {
      inFlight.clear();
      change(...args);
    };
  }

  return {
    get: (key) => pages.get(key),
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
    invalidate: withoutSharing(pages.invalidate),
    clear: withoutSharing(pages.clear),
    pause: withoutSharing(pages.pause),
    resume: withoutSharing(pages.resume),
    stats: () => ({ ...pages.stats(), hits, misses }),
  };
}
