/** Whose phone numbers begin with these digits. */
const PREFIXES = {
  patient: '+97150',
  desk: '+97152',
  absence: '+97154',
  import: '+97156',
} as const;

/** Returns a phone number. Consecutive ones share no prefix, because prefixes are rate-limited. */
export function phoneAt(owner: keyof typeof PREFIXES, index: number): string {
  return `${PREFIXES[owner]}${String((index * 7_368_787) % 10_000_000).padStart(7, '0')}`;
}
