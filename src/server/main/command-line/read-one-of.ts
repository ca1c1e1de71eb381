import { ArgumentError } from './argument-error.ts';

/**
 * Reads one of the allowed values; `name` is for the message.
 *
 * @throws ArgumentError naming the allowed values.
 */
export function readOneOf<T extends string>(
  name: string,
  text: string | undefined,
  allowed: readonly T[],
): T {
  const value = allowed.find((each) => each === text);
  if (value === undefined) {
    throw new ArgumentError(`${name}: must be one of ${allowed.join(', ')}`);
  }
  return value;
}
