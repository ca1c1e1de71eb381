import {
  DEFAULT_LIMITS,
  LIMIT_NAMES,
  LIMITS,
  type LimitName,
  type Limits,
} from '#server/limits/index.ts';
import { readInteger, type Variables } from '../read-variables.ts';

const RANGE = { min: 1, max: 1_000_000_000 };

/**
 * Reads the limits that an operator has set; the others have their default.
 *
 * @throws ConfigError for anything but positive whole numbers.
 */
export function readLimits(env: Variables): Limits {
  const read = (name: LimitName) => readInteger(env, LIMITS[name].setting, RANGE);
  return Object.fromEntries(
    LIMIT_NAMES.map((name) => [name, read(name) ?? DEFAULT_LIMITS[name]]),
  ) as Limits;
}
