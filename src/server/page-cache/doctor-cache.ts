import { LRUCache } from 'lru-cache';

/** Adds an entry that shows data of doctors, unless that has changed since it was read. */
type Add<Value> = (key: string, value: Value, doctors: Iterable<number>) => void;

/** The part of a cache that hears of changes. */
export interface ChangeListener {
  /** Evicts the entries that show one of the doctors. */
  invalidate(doctors: readonly number[]): void;
  /** Evicts all entries. */
  clear(): void;
  /** Disables the cache until `resume`, because it misses changes. A new cache is paused. */
  pause(): void;
  resume(): void;
}

/** A cache of what is computed from data of doctors. An entry is evicted when one of its doctors changes. */
export interface DoctorCache<Value> extends ChangeListener {
  get(key: string): Value | undefined;
  /**
   * Runs work that reads the database and adds entries. Drops an entry if its data may have been read
   * before a change, and all of them while the cache is paused.
   */
  whileReading<Result>(work: (add: Add<Value>) => Promise<Result>): Promise<Result>;
  stats(): DoctorCacheStats;
}

/** The statistics of a cache. The evictions are since the start. */
export interface DoctorCacheStats {
  readonly entries: number;
  /** The sum of the sizes of the entries. */
  readonly size: number;
  readonly evictions: Readonly<Record<EvictionReason, number>>;
}

type EvictionReason = 'invalidated' | 'full' | 'expired';

interface Limits<Value> {
  readonly maxSize: number;
  sizeOf(value: Value, key: string): number;
  /** The maximum age of an entry that is not invalidated: its slots pass. */
  readonly maxAgeMs: number;
}

/** An entry may exceed its maximum age by this. */
const CLOCK_RESOLUTION_MS = 500;

/** The eviction reasons by the names of lru-cache. */
const EVICTION_REASONS: Readonly<Record<string, EvictionReason>> = {
  delete: 'invalidated',
  evict: 'full',
  expire: 'expired',
};

export function createDoctorCache<Value extends object>({
  maxSize,
  sizeOf,
  maxAgeMs,
}: Limits<Value>): DoctorCache<Value> {
  const keysByDoctor = new Map<number, Set<string>>();
  const doctorsByKey = new Map<string, readonly number[]>();
  /** Counts invalidations; `clearedAt` and `invalidatedAt` are versions. */
  let version = 0;
  let clearedAt = 0;
  const invalidatedAt = new Map<number, number>();
  let reading = 0;
  let isPaused = true;
  let purgedAt = performance.now();
  const evictions = { invalidated: 0, full: 0, expired: 0 };

  const store = new LRUCache<string, Value>({
    maxSize,
    sizeCalculation: sizeOf,
    ttl: maxAgeMs,
    // By default, nearly every read would set a timer.
    ttlResolution: CLOCK_RESOLUTION_MS,
    dispose(_value, key, reason) {
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

  /** Evicts expired entries, which otherwise stay in memory until the cache is full. */
  function purgeExpired(): void {
    const now = performance.now();
    if (now < purgedAt + maxAgeMs / 4) return;
    purgedAt = now;
    store.purgeStale();
  }

  function add(key: string, value: Value, doctors: readonly number[]): void {
    purgeExpired();
    store.set(key, value);
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

  function clear(): void {
    version += 1;
    clearedAt = version;
    store.clear();
  }

  return {
    get: (key) => store.get(key),
    async whileReading(work) {
      const since = version;
      reading += 1;
      try {
        return await work((key, value, doctors) => {
          const ids = [...doctors];
          if (isUpToDate(ids, since)) add(key, value, ids);
        });
      } finally {
        reading -= 1;
        if (reading === 0) invalidatedAt.clear();
      }
    },
    invalidate(doctors) {
      version += 1;
      for (const doctor of doctors) {
        if (reading > 0) invalidatedAt.set(doctor, version);
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
      // Work in progress may have read data from before a change that was missed.
      clear();
    },
    stats: () => ({
      entries: store.size,
      size: store.calculatedSize,
      evictions: { ...evictions },
    }),
  };
}
