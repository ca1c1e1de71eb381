/** What a node knows of how far a replica has come. Instants are of `performance.now`. */
export interface Freshness {
  /** The replica has all that was committed until then. */
  confirm(until: number): void;
  /** It failed: it is asked for nothing until it is confirmed again. */
  distrust(): void;
  /** Something of these doctors was changed, up to now. */
  forget(doctors: readonly number[]): void;
  /** Anything may have been changed, up to now. */
  clear(): void;
  /** From now on changes are not heard of. */
  pause(): void;
  resume(): void;
  /**
   * Whether the replica can say what there is to be said, of these doctors or of a crowd. Of single
   * doctors it has every change that this node has heard of; of a crowd, what it lacks is younger
   * than the limit.
   */
  isEnough(doctors?: readonly number[]): boolean;
}

/** @param now monotonic, in milliseconds. */
export function trackFreshness(maxLagMs: number, now: () => number): Freshness {
  const changed = new Map<number, number>();
  let everythingChanged = 0;
  let isHearing = false;
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
    distrust() {
      confirmed = -Infinity;
    },
    forget(doctors) {
      const at = now();
      for (const doctor of doctors) changed.set(doctor, at);
    },
    clear,
    pause() {
      isHearing = false;
    },
    resume() {
      isHearing = true;
      clear();
    },
    isEnough(doctors) {
      if (!isHearing || everythingChanged >= confirmed || now() - confirmed > maxLagMs)
        return false;
      return doctors === undefined || !doctors.some((doctor) => changed.has(doctor));
    },
  };
}
