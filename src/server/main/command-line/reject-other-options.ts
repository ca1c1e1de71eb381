import { ArgumentError } from './argument-error.ts';

/**
 * Rejects options other than those of the action and `--country`.
 *
 * @throws ArgumentError naming the first other option.
 */
export function rejectOtherOptions(
  action: string,
  allowed: readonly string[],
  values: Readonly<Record<string, unknown>>,
): void {
  const other = Object.keys(values).find((name) => name !== 'country' && !allowed.includes(name));
  if (other !== undefined) throw new ArgumentError(`--${other}: is not an option of ${action}`);
}
