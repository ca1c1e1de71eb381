import { ArgumentError } from './argument-error.ts';

/**
 * Checks that only options of the action were given, beside `--country`.
 *
 * @throws ArgumentError naming the option that does not belong to it.
 */
export function refuseOptions(
  action: string,
  allowed: readonly string[],
  values: Readonly<Record<string, unknown>>,
): void {
  const other = Object.keys(values).find((name) => name !== 'country' && !allowed.includes(name));
  if (other !== undefined) throw new ArgumentError(`--${other}: is not an option of ${action}`);
}
