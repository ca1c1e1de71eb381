import {
  DEFAULT_LIMITS,
  LIMIT_NAMES,
  isPercentage,
  settingOf,
  type LimitName,
  type Limits,
} from '#server/limits/index.ts';
import { readInteger, type Variables } from '../read-variables.ts';

const COUNT = { min: 1, max: 1_000_000_000 };
const PERCENT = { min: 1, max: 100 };

/**
 * Reads the limits set by the operator; the others have their defaults.
 *
 * @throws ConfigError if a value is not a positive whole number, or a percentage above 100.
 */
export function readLimits(env: Variables): Limits {
  const read = (name: LimitName) =>
    readInteger(env, settingOf(name), isPercentage(name) ? PERCENT : COUNT);
  return Object.fromEntries(
    LIMIT_NAMES.map((name) => [name, read(name) ?? DEFAULT_LIMITS[name]]),
  ) as Limits;
}
