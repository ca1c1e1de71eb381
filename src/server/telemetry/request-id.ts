import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

/** As proxies write them. Longer than a phone number is, as what is sent goes to the log. */
const SANE = /^[\w-]{16,64}$/;

/** The name of a request in logs and in its answer: the one that a proxy has given it, or a new one. */
export function requestIdOf(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && SANE.test(sent) ? sent : randomUUID();
}
