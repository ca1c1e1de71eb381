/** The server notifies of an own change within this time. */
const OWN_MS = 10_000;

/** When this desk has changed appointments last, by their ids, in milliseconds since the page was opened. */
const changedAt = new Map<number, number>();

/** Remembers that this desk has changed an appointment. */
export function noteOwnChange(appointment: number): void {
  changedAt.set(appointment, performance.now());
}

/** Returns true for an appointment that this desk has changed just now. */
export function isOwnChange(appointment: number): boolean {
  const at = changedAt.get(appointment);
  if (at !== undefined && performance.now() - at < OWN_MS) return true;
  changedAt.delete(appointment);
  return false;
}
