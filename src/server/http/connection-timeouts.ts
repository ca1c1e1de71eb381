/** The timeouts of a connection, in milliseconds. */
export interface HttpLimits {
  /** For receiving all headers. */
  headersMs: number;
  /** For receiving the whole request. */
  requestMs: number;
  /** For a connection without traffic: a client that does not read its response. */
  idleMs: number;
  /** For the handler: after this a client gets a 503 with Retry-After. */
  handlerMs: number;
  /** The interval between checks for timed-out connections. */
  checkEveryMs: number;
}

export const HTTP_LIMITS: HttpLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 60_000,
  handlerMs: 20_000,
  checkEveryMs: 2000,
};
