import type { DatabaseConnection } from '#server/db/connection.ts';
import type { Load } from '../load/load.ts';
import type { Amount } from '../load/send-requests.ts';

/** What the bare route returns, byte by byte. */
export interface BareAnswer {
  status: number;
  headers: Record<string, string>;
  /** In Base64. */
  body: string;
}

export type ToSubject =
  | { type: 'start'; connection: DatabaseConnection }
  /** The bare route of the name answers with these in turns. */
  | { type: 'bare'; name: string; answers: BareAnswer[] }
  /**
   * From now on the values of statements whose name begins so are noted; with `isHeldBack` they are
   * not run, and what has asked for them fails.
   */
  | { type: 'note'; statement: string; isHeldBack: boolean }
  /** No more. Answered with how many were noted. */
  | { type: 'noted' }
  /** Runs what was noted for a statement. */
  | { type: 'run'; statement: string; amount: Amount }
  | { type: 'cpu' }
  | { type: 'stop' };

export type FromSubject =
  | { type: 'started'; product: string; bare: string }
  | { type: 'done'; count: number }
  | { type: 'load'; load: Load }
  /** Processor time spent so far, in milliseconds. */
  | { type: 'cpu'; milliseconds: number };
