import { LRUCache } from 'lru-cache';

/** A page as it is sent to everybody who asks for it. */
export interface StoredPage {
  /** All of the answer's, the content security policy with the nonce of this very page among them. */
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** The document, compressed with Brotli. */
  body: Buffer;
}

/** A page that was rendered, and what it was made of. */
export interface FreshPage<Page> {
  page: Page;
  /** What is kept of it; null for a page that is not for everybody. */
  stored: StoredPage | null;
  /** Of whom the page shows anything, by id. */
  doctors: ReadonlySet<number>;
}

/**
 * The pages of a country that are the same for everybody, rendered once and sent many times until
 * something that they show has changed.
 */
export interface PageCache {
  get(key: string): StoredPage | undefined;
  /** Renders a page, once for all who want it at the same time. Rejects when that rejects. */
  once<Page>(key: string, render: () => Promise<FreshPage<Page>>): Promise<FreshPage<Page>>;
  /** Forgets the pages that show one of the doctors. */
  forget(doctors: readonly number[]): void;
  /** Forgets everything. */
  clear(): void;
  /** Keeps nothing until `resume`, as it does at first: it would not hear of changes. */
  pause(): void;
  resume(): void;
  stats(): PageCacheStats;
}

/** What whoever watches the cache is told; of counts that only grow, those since the start. */
export interface PageCacheStats {
  readonly pages: number;
  readonly bytes: number;
  /** Renderings of pages that others may want as well. */
  readonly misses: number;
  readonly forgotten: Readonly<Record<'changed' | 'full' | 'old', number>>;
}

interface Limits {
  /** Of the documents, their addresses and headers together. */
  maxBytes: number;
  /** How old a page gets of which no change is heard: times pass, ratings are summed up. */
  maxAgeMs: number;
}

/** What an address and the headers take beside the document, about. */
const BYTES_BESIDE = 2000;
/** So much older than its age may a page get. */
const CLOCK_MS = 500;

/** Why a page goes, by the name that the store has for it. */
const REASONS: Readonly<Record<string, 'changed' | 'full' | 'old'>> = {
  delete: 'changed',
  evict: 'full',
  expire: 'old',
};

export function createPageCache({ maxBytes, maxAgeMs }: Limits): PageCache {
  const keysByDoctor = new Map<number, Set<string>>();
  const doctorsByKey = new Map<string, ReadonlySet<number>>();
  const underWay = new Map<string, Promise<FreshPage<unknown>>>();
  /** Counts what was forgotten, and says at which count a doctor was last. */
  let forgotten = 0;
  let lastCleared = 0;
  const lastForgotten = new Map<number, number>();
  let rendering = 0;
  let isPaused = true;
  let misses = 0;
  const gone = { changed: 0, full: 0, old: 0 };

  const store = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + BYTES_BESIDE,
    ttl: maxAgeMs,
    // Each look at the clock sets a timer, which by default happens with nearly every page sent.
    ttlResolution: CLOCK_MS,
    dispose(_page, key, reason) {
      const why = REASONS[reason];
      if (why !== undefined) gone[why] += 1;
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

  function keep(key: string, page: StoredPage, doctors: ReadonlySet<number>): void {
    store.set(key, page);
    if (!store.has(key)) return;
    doctorsByKey.set(key, doctors);
    for (const doctor of doctors) {
      const keys = keysByDoctor.get(doctor);
      if (keys === undefined) keysByDoctor.set(doctor, new Set([key]));
      else keys.add(key);
    }
  }

  /** Whether nothing that a page shows has changed since its rendering began. */
  function isTrue(doctors: ReadonlySet<number>, began: number): boolean {
    if (isPaused || lastCleared > began) return false;
    for (const doctor of doctors) if ((lastForgotten.get(doctor) ?? 0) > began) return false;
    return true;
  }

  function clear(): void {
    forgotten += 1;
    lastCleared = forgotten;
    underWay.clear();
    store.clear();
  }

  async function renderAndKeep<Page>(key: string, render: () => Promise<FreshPage<Page>>) {
    const began = forgotten;
    misses += 1;
    rendering += 1;
    try {
      const fresh = await render();
      if (fresh.stored !== null && isTrue(fresh.doctors, began)) {
        keep(key, fresh.stored, fresh.doctors);
      }
      return fresh;
    } finally {
      rendering -= 1;
      if (rendering === 0) lastForgotten.clear();
    }
  }

  return {
    get: (key) => store.get(key),
    async once<Page>(key: string, render: () => Promise<FreshPage<Page>>) {
      const joined = underWay.get(key) as Promise<FreshPage<Page>> | undefined;
      if (joined !== undefined) return joined;
      const own = renderAndKeep(key, render);
      underWay.set(key, own);
      try {
        return await own;
      } finally {
        if (underWay.get(key) === own) underWay.delete(key);
      }
    },
    forget(doctors) {
      forgotten += 1;
      // Who asks from now on is not to get what may have been read before the change.
      underWay.clear();
      for (const doctor of doctors) {
        if (rendering > 0) lastForgotten.set(doctor, forgotten);
        for (const key of [...(keysByDoctor.get(doctor) ?? [])]) store.delete(key);
      }
    },
    clear,
    pause() {
      isPaused = true;
      clear();
    },
    resume() {
      isPaused = false;
      // What was being read before may be of before a change that was not heard of.
      clear();
    },
    stats: () => ({
      pages: store.size,
      bytes: store.calculatedSize,
      misses,
      forgotten: { ...gone },
    }),
  };
}
