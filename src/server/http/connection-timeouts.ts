/** How long whoever is at the other end of a connection may take, and we, in milliseconds. */
export interface HttpLimits {
  /** Until all headers have arrived. */
  headersMs: number;
  /** Until all of a request has arrived. */
  requestMs: number;
  /** Without anything going to or fro: who does not read what they have asked for. */
  idleMs: number;
  /** Until we have an answer: whoever still waits then is told to come again. */
  answerMs: number;
  /** How often it is looked whether a time is over. */
  checkEveryMs: number;
}

export const HTTP_LIMITS: HttpLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 60_000,
  answerMs: 20_000,
  checkEveryMs: 2000,
};
