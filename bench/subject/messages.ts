import type { DatabaseConnection } from '#server/db/connection.ts';
import type { Load } from '../load/load.ts';
import type { Amount } from '../load/send-requests.ts';

/** A response of the bare route. */
export interface BareResponse {
  status: number;
  headers: Record<string, string>;
  /** Encoded in Base64. */
  body: string;
}

export type ToSubject =
  | { type: 'start'; connection: DatabaseConnection }
  /** Sets the responses of the bare route `name`, returned in rotation. */
  | { type: 'bare'; name: string; responses: BareResponse[] }
  /**
   * Records the values of statements whose name begins with `statement`; with `isBlocked` they fail
   * instead of running.
   */
  | { type: 'record'; statement: string; isBlocked: boolean }
  /** Stops recording and returns the number of recorded statements. */
  | { type: 'recorded' }
  /** Runs the recorded statements. */
  | { type: 'run'; statement: string; amount: Amount }
  | { type: 'cpu' }
  | { type: 'stop' };

export type FromSubject =
  | { type: 'started'; product: string; bare: string }
  | { type: 'done'; count: number }
  | { type: 'load'; load: Load }
  /** CPU time so far, in milliseconds. */
  | { type: 'cpu'; milliseconds: number };
