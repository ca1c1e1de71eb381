import { ConfigError } from '../config-error.ts';
import { readText, type Variables } from '../read-variables.ts';

/** The Google tag that visits and bookings are told to; `null` tells nobody. */
export function readGoogleTag(env: Variables): string | null {
  const id = readText(env, 'GOOGLE_TAG_ID');
  if (id === undefined) return null;
  // It becomes part of an address that a script comes from.
  if (!/^(?:G|GT|AW)-[A-Z0-9]{1,20}$/.test(id)) {
    throw new ConfigError('GOOGLE_TAG_ID', 'must be the id of a Google tag, such as G-ABC1234567');
  }
  return id;
}
