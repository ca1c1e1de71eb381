/** Tracks which changes a replica has replayed. Instants are of `performance.now`. */
export interface Freshness {
  /** Records that the replica has every change committed until that instant. */
  confirm(until: number): void;
  /** Records a failure: the replica is not read until it is confirmed again. */
  markFailed(): void;
  /** Records that these doctors have changed. */
  invalidate(doctors: readonly number[]): void;
  /** Records that anything may have changed. */
  clear(): void;
  /** Records that notifications have stopped. */
  pause(): void;
  resume(): void;
  /**
   * Returns true when the replica lags by at most the limit and has every change of these doctors
   * that this process was notified of. Lists are read without doctors, so only the lag counts.
   */
  isEnough(doctors?: readonly number[]): boolean;
}

/** @param now monotonic, in milliseconds. */
export function trackFreshness(maxLagMs: number, now: () => number): Freshness {
  const changed = new Map<number, number>();
  let everythingChanged = 0;
  let isListening = false;
  let confirmed = -Infinity;
  const clear = () => {
    everythingChanged = now();
    changed.clear();
  };
  return {
    confirm(until) {
      confirmed = until;
      for (const [doctor, at] of changed) if (at < until) changed.delete(doctor);
    },
    markFailed() {
      confirmed = -Infinity;
    },
    invalidate(doctors) {
      const at = now();
      for (const doctor of doctors) changed.set(doctor, at);
    },
    clear,
    pause() {
      isListening = false;
    },
    resume() {
      isListening = true;
      clear();
    },
    isEnough(doctors) {
      if (!isListening || everythingChanged >= confirmed || now() - confirmed > maxLagMs)
        return false;
      return doctors === undefined || !doctors.some((doctor) => changed.has(doctor));
    },
  };
}
