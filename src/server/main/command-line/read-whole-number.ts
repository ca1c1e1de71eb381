import { ArgumentError } from './argument-error.ts';

/**
 * Reads a whole number from 1 to `max`; `name` is for the message.
 *
 * @throws ArgumentError for anything else.
 */
export function readWholeNumber(name: string, text: string | undefined, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text ?? '') && number >= 1 && number <= max) return number;
  throw new ArgumentError(`${name}: must be a whole number from 1 to ${max}`);
}
