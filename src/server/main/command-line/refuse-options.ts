import { ArgumentError } from './argument-error.ts';

/**
 * Checks that an action got only its own options and `--country`.
 *
 * @throws ArgumentError naming the first other option.
 */
export function refuseOptions(
  action: string,
  allowed: readonly string[],
  values: Readonly<Record<string, unknown>>,
): void {
  const other = Object.keys(values).find((name) => name !== 'country' && !allowed.includes(name));
  if (other !== undefined) throw new ArgumentError(`--${other}: is not an option of ${action}`);
}
