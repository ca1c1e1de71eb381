import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

/** The ids that proxies write. They are longer than a phone number, as they go to the log unchecked. */
const VALID_ID = /^[\w-]{16,64}$/;

/** Returns the id of a request, which is in its log lines and response: the proxy's or a new one. */
export function requestIdOf(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && VALID_ID.test(sent) ? sent : randomUUID();
}
