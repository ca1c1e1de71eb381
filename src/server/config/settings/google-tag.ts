import { ConfigError } from '../config-error.ts';
import { readText, type Variables } from '../read-variables.ts';

/** Reads the id of the Google tag; `null` loads none. */
export function readGoogleTag(env: Variables): string | null {
  const id = readText(env, 'GOOGLE_TAG_ID');
  if (id === undefined) return null;
  // It becomes part of a script URL.
  if (!/^(?:G|GT|AW)-[A-Z0-9]{1,20}$/.test(id)) {
    throw new ConfigError('GOOGLE_TAG_ID', 'must be the id of a Google tag, such as G-ABC1234567');
  }
  return id;
}
