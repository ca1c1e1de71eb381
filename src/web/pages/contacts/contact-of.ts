const MIN_DIGITS = 6;

/** Digits with what people write between them; whether it exists is the server's to say. */
export function looksLikePhone(typed: string): boolean {
  return /^[\s+\d()./-]+$/.test(typed) && typed.replace(/\D/g, '').length >= MIN_DIGITS;
}

/** What was typed, as the way to answer that it is. */
export function contactOf(typed: string): { email: string } | { phone: string } {
  return typed.includes('@') ? { email: typed.trim() } : { phone: typed.trim() };
}
