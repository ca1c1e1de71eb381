/**
 * What of a patient's name stands under a review: the first word of the name given at booking,
 * where the surname has a field of its own or comes last.
 */
export function givenNameOf(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? '';
}
