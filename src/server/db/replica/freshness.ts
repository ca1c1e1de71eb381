/** Tracks which changes a replica has replayed. Instants are of `performance.now`. */
export type Freshness = ReturnType<typeof trackFreshness>;

/** @param now monotonic, in milliseconds. */
export function trackFreshness(maxLagMs: number, now: () => number) {
  const changed = new Map<number, number>();
  let everythingChanged = 0;
  let isListening = false;
  let confirmed = -Infinity;
  /** Records that anything may have changed. */
  const clear = () => {
    everythingChanged = now();
    changed.clear();
  };
  return {
    /** Records that the replica has every change committed until that instant. */
    confirm(until: number) {
      confirmed = until;
      for (const [doctor, at] of changed) if (at < until) changed.delete(doctor);
    },
    /** Records a failure: the replica is not read until it is confirmed again. */
    markFailed() {
      confirmed = -Infinity;
    },
    /** Records that these doctors have changed. */
    invalidate(doctors: readonly number[]) {
      const at = now();
      for (const doctor of doctors) changed.set(doctor, at);
    },
    clear,
    /** Records that notifications have stopped. */
    pause() {
      isListening = false;
    },
    resume() {
      isListening = true;
      clear();
    },
    /**
     * Returns true when the replica lags by at most the limit and has every change of these doctors
     * that this process was notified of. Lists are read without doctors, so only the lag counts.
     */
    isEnough(doctors?: readonly number[]) {
      if (!isListening || everythingChanged >= confirmed || now() - confirmed > maxLagMs)
        return false;
      return doctors === undefined || !doctors.some((doctor) => changed.has(doctor));
    },
  };
}
