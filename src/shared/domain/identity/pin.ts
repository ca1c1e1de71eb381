export const PIN_LENGTH = 6;

/** Checks for a PIN that others guess first: one digit, a row of digits, or a repeated part. */
export function isSimplePin(pin: string): boolean {
  if (/^(\d{1,3})\1+$/.test(pin)) return true;
  return '01234567890'.includes(pin) || '09876543210'.includes(pin);
}
