declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg';
  import type { Writable } from 'node:stream';

  /** Give it to `client.query`, then write the rows into it. */
  export function from(statement: string): Writable & Submittable;
}
