declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg';
  import type { Writable } from 'node:stream';

  /** Returns a writable stream of rows, to be passed to `client.query`. */
  export function from(statement: string): Writable & Submittable;
}
