/** The server notifies of an own change within this time. */
const OWN_MS = 10_000;

/** When this desk has changed visits last, by their ids, in milliseconds since the page was opened. */
const changedAt = new Map<number, number>();

/** Remembers that this desk has changed a visit. */
export function noteOwnChange(visit: number): void {
  changedAt.set(visit, performance.now());
}

/** Returns true for a visit that this desk has changed just now. */
export function isOwnChange(visit: number): boolean {
  const at = changedAt.get(visit);
  if (at !== undefined && performance.now() - at < OWN_MS) return true;
  changedAt.delete(visit);
  return false;
}
