/** The timeouts of a connection, in milliseconds. */
export const HTTP_LIMITS = {
  /** For receiving all headers. */
  headersMs: 10_000,
  /** For receiving the whole request. */
  requestMs: 30_000,
  /** For a connection without traffic: a client that does not read its response. */
  idleMs: 60_000,
  /** For the handler: after this a client gets a 503 with Retry-After. */
  handlerMs: 20_000,
  /** The interval between checks for timed-out connections. */
  checkEveryMs: 2000,
};

export type HttpLimits = typeof HTTP_LIMITS;
