const MIN_DIGITS = 6;

/** Returns true for digits with common separators; the server validates the number. */
export function looksLikePhone(typed: string): boolean {
  return /^[\s+\d()./-]+$/.test(typed) && typed.replace(/\D/g, '').length >= MIN_DIGITS;
}

/** Returns typed text as an email address or a phone number. */
export function parseContact(typed: string): { email: string } | { phone: string } {
  return typed.includes('@') ? { email: typed.trim() } : { phone: typed.trim() };
}
