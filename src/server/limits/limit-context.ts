import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { Limits } from './limit-table.ts';

/** The parts of a site that are needed to count a request. */
export interface LimitContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  /** The key for hashing subjects before they are stored. */
  readonly secret: string;
}
