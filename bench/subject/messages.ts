import type { DatabaseConnection } from '#server/db/connection.ts';
import type { Load } from '../load/load.ts';
import type { Amount } from '../load/send-requests.ts';

/** A response of the bare route. */
export interface BareResponse {
  status: number;
  headers: Record<string, string | string[]>;
  /** Encoded in Base64. */
  body: string;
}

/** The settings of the server and the worker of a country. */
export interface ServerSettings {
  readonly connection: DatabaseConnection;
  /** The origin of the SMS provider. */
  readonly smsUrl: string;
  readonly secret: string;
  /** True if a booking needs a one-time code. */
  readonly hasCodes: boolean;
  /** The instant at which the clock of the data starts, in epoch milliseconds. */
  readonly beganAt: number;
}

export type ToWorker =
  | { type: 'start'; settings: ServerSettings }
  | { type: 'pause' | 'resume' | 'settle' | 'cpu' | 'stop' };

export type FromWorker = { type: 'done' } | { type: 'cpu'; milliseconds: number };

export type ToSubject =
  | { type: 'start'; settings: ServerSettings }
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
