/**
 * Returns the part of a patient's name that a review shows: the first word of the name in the booking.
 * The surname has its own field there or comes last.
 */
export function givenNameOf(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? '';
}
