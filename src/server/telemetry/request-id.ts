import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Matches the ids of proxies. They must be longer than a phone number, because they are logged. */
const VALID_ID = /^[\w-]{16,64}$/;

/** Returns the id of a request for its log lines and response: the proxy's or a new one. */
export function requestIdOf(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && VALID_ID.test(sent) ? sent : randomUUID();
}
