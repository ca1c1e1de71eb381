import { performance } from 'node:perf_hooks';

const CHECK_MS = 30_000;
/** The share of time in which an idle process works: its jobs, and a few pages per second. */
const MAX_UTILIZATION = 0.05;
/** A collection is worth its pause once the heap has grown by half. */
const MIN_GROWTH = 1.5;
/** The share of time that collections may take. */
const MAX_COLLECTING = 0.001;

/** The state of the process at a check. */
interface State {
  /** Milliseconds. */
  now: number;
  /** The share of time since the last check in which the process worked. */
  utilization: number;
  /** Bytes. */
  heapTotal: number;
}

/**
 * Collects garbage and returns its memory to the system while the process is idle. V8 itself collects only
 * when a heap is full, so a server would keep the garbage of its last busy hour: 353 instead of 239 MB after
 * 3,000 pages. The pause is 0.5 s with 400 doctors. Needs `--expose-gc`; does nothing without it.
 */
export function collectWhenIdle(): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  const collector = createIdleCollector(() => {
    // Others leave freed pages in V8's pool.
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    return { now: performance.now(), heapTotal: process.memoryUsage().heapTotal };
  });
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(last);
    const { heapTotal } = process.memoryUsage();
    collector.check({ now: performance.now(), utilization, heapTotal });
    // Without the time of the collection.
    last = performance.eventLoopUtilization();
  }, CHECK_MS);
  timer.unref();
}

/**
 * Creates a collector that decides at each check whether to call `collect`, which returns the time after it
 * and the heap that it left.
 */
export function createIdleCollector(collect: () => Omit<State, 'utilization'>) {
  let heapAfter = 0;
  let notBefore = 0;
  return {
    check({ now, utilization, heapTotal }: State): void {
      const isIdle = utilization <= MAX_UTILIZATION;
      if (!isIdle || now < notBefore || heapTotal < heapAfter * MIN_GROWTH) return;
      const after = collect();
      heapAfter = after.heapTotal;
      notBefore = after.now + (after.now - now) / MAX_COLLECTING;
    },
  };
}
