/** The digits of the PIN with which staff take turns at a desk. */
export const PIN_LENGTH = 6;

/** Returns true for a PIN that is easy to guess: consecutive digits up or down, or a repeated part. */
export function isSimplePin(pin: string): boolean {
  if (/^(\d{1,3})\1+$/.test(pin)) return true;
  return '01234567890'.includes(pin) || '09876543210'.includes(pin);
}
