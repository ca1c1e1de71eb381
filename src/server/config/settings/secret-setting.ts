import { ConfigError } from '../config-error.ts';
import { readText, type Variables } from '../read-variables.ts';

const MIN_LENGTH = 32;
/** Random text of that length has more; a key that was held down, or typed in turns, has not. */
const MIN_DISTINCT_CHARACTERS = 8;
const MEANING = `${MIN_LENGTH} or more random characters, the same for every process (openssl rand -hex 32)`;

/** Stands in the example files for what an operator has to fill in. */
const PLACEHOLDER = 'replace-me';

/**
 * Reads `SECRET`, which production cannot do without: several processes share it.
 *
 * @throws ConfigError; it does not repeat the value.
 */
export function readSecret(env: Variables, isProduction: boolean): string | undefined {
  const secret = readText(env, 'SECRET');
  if (secret === undefined) {
    if (!isProduction) return undefined;
    throw new ConfigError('SECRET', `is required in production: ${MEANING}`);
  }
  if (secret.length < MIN_LENGTH) {
    throw new ConfigError('SECRET', `must have at least ${MIN_LENGTH} characters`);
  }
  if (isProduction && new Set(secret).size < MIN_DISTINCT_CHARACTERS) {
    throw new ConfigError('SECRET', `repeats a few characters; it must be ${MEANING}`);
  }
  return secret;
}

/**
 * Refuses what was copied from an example and not filled in.
 *
 * @throws ConfigError naming the variable.
 */
export function refusePlaceholders(env: Variables): void {
  for (const [name, value] of Object.entries(env)) {
    if (!value?.toLowerCase().includes(PLACEHOLDER)) continue;
    throw new ConfigError(name, `still has the "${PLACEHOLDER}" of the example file`);
  }
}
