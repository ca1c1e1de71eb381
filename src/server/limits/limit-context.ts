import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { Limits } from './limit-table.ts';

/** The parts of a country's context that counting a request needs. */
export interface LimitContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  /** The key of the hashes that subjects are stored as. */
  readonly secret: string;
}
