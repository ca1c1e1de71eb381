import type { Request } from '../load/send-requests.ts';

/** A kind of visitor request to measure. */
export interface Call {
  readonly name: string;
  readonly label: string;
  /** Returns the next request and starts again after the last. */
  readonly next: () => Request;
  /** The number of different requests; null if each can be sent only once. */
  readonly requestCount: number | null;
  /** The prefix of the name of its main SQL statement, if that is measured alone. */
  readonly statement: string | null;
}

/** Headers that disable compression, so that it is not measured. */
export const PLAIN = { 'accept-encoding': 'identity' };

/** Creates a GET call that requests one path after the other. */
export function createCall(
  name: string,
  label: string,
  paths: readonly string[],
  {
    headers = PLAIN,
    statement = null,
  }: { headers?: Record<string, string>; statement?: string | null } = {},
): Call {
  const next = roundRobin(paths);
  return {
    ...{ name, label, statement, requestCount: paths.length },
    next: () => ({ method: 'GET', path: next(), headers }),
  };
}

/** Returns a function that returns one item after the other and starts again after the last. */
export function roundRobin<Thing>(things: readonly Thing[]): () => Thing {
  let turn = 0;
  return () => {
    const thing = things[turn % things.length];
    turn += 1;
    if (thing === undefined) throw new Error('no requests');
    return thing;
  };
}
