import type { Request } from '../load/send-requests.ts';

/** Something visitors ask for, again and again. */
export interface Call {
  readonly name: string;
  readonly label: string;
  /** The next request of it, from the first again after the last. */
  readonly next: () => Request;
  /** How many different requests there are; null where each can be made but once. */
  readonly different: number | null;
  /** What the names of its main statement begin with, if that is measured alone. */
  readonly statement: string | null;
}

/** JSON as it is, so that compression is not what is measured. */
export const PLAIN = { 'accept-encoding': 'identity' };

/** A call by GET, of one path after the other. */
export function callOf(
  name: string,
  label: string,
  paths: readonly string[],
  {
    headers = PLAIN,
    statement = null,
  }: { headers?: Record<string, string>; statement?: string | null } = {},
): Call {
  const next = inTurns(paths);
  return {
    ...{ name, label, statement, different: paths.length },
    next: () => ({ method: 'GET', path: next(), headers }),
  };
}

/** One after the other, and then the first again. */
export function inTurns<Thing>(things: readonly Thing[]): () => Thing {
  let turn = 0;
  return () => {
    const thing = things[turn % things.length];
    turn += 1;
    if (thing === undefined) throw new Error('there is nothing to ask for');
    return thing;
  };
}
