import pg from 'pg';

/** One doctor has one appointment at a time; the second is the index of the first instants. */
const CONSTRAINTS: readonly string[] = ['appointment_no_overlap', 'appointment_slot'];

/**
 * Returns `taken` for the error of a booking or move that the database refuses because the doctor has
 * another appointment then. The calendar prevents that, but data changed by hand may contradict it.
 * Throws every other error again.
 */
export function takenIfOverlapping(error: unknown): { outcome: 'taken'; retry_at: null } {
  const isOverlap =
    error instanceof pg.DatabaseError && CONSTRAINTS.includes(error.constraint ?? '');
  if (isOverlap) return { outcome: 'taken', retry_at: null };
  throw error;
}
