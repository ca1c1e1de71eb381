import { ConfigError } from '../../config-error.ts';
import { readText, type Variables } from '../../read-variables.ts';

const MIN_LENGTH = 32;
/** Random text of that length has more distinct characters; `aaaa…` has fewer. */
const MIN_DISTINCT_CHARACTERS = 8;
const MEANING = `${MIN_LENGTH} or more random characters, the same for every process (openssl rand -hex 32)`;

/** The placeholder of the example files. */
const PLACEHOLDER = 'replace-me';

/**
 * Reads `SECRET`. Production requires it, as several processes share it.
 *
 * @throws ConfigError whose message does not contain the value.
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
 * Rejects variables that still contain the placeholder of the example files.
 *
 * @throws ConfigError naming the variable.
 */
export function rejectPlaceholders(env: Variables): void {
  for (const [name, value] of Object.entries(env)) {
    if (!value?.toLowerCase().includes(PLACEHOLDER)) continue;
    throw new ConfigError(name, `still has the "${PLACEHOLDER}" of the example file`);
  }
}
