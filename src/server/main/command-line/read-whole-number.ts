import { ArgumentError } from './argument-error.ts';

/**
 * Reads a whole number from `min` to `max`; `name` is for the message.
 *
 * @throws ArgumentError for anything else.
 */
export function readWholeNumber(
  name: string,
  text: string | undefined,
  max: number,
  min = 1,
): number {
  const number = Number(text);
  if (/^\d+$/.test(text ?? '') && number >= min && number <= max) return number;
  throw new ArgumentError(`${name}: must be a whole number from ${min} to ${max}`);
}
