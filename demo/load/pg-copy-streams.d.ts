declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg';
  import type { Writable } from 'node:stream';

  /** Returns a stream for `client.query` that the rows are written to. */
  export function from(statement: string): Writable & Submittable;
}
