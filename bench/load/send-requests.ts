import { Pool, type Dispatcher } from 'undici';
import { summarize, type Load } from './load.ts';

/** A request of a load. */
export interface Request {
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** Sends a request and returns the body of its response. */
type Send = (request: Request) => Promise<Buffer>;
/** Several requests one after the other, as one visitor sends them; measured as one. */
export type Visit = (send: Send) => Promise<void>;
export type Step = Request | Visit;

/** The size of a load. */
export interface Amount {
  clients: number;
  /** A fixed number instead of a duration, so that no request is cut off at the end. */
  requests: number;
}

/**
 * Sends requests one after the other on each connection. Rejects when one fails. Bodies of single
 * requests are not read, because a client slower than the server would add its idle time and wake-ups.
 */
export async function sendRequests(
  origin: string,
  next: () => Step,
  { clients, requests }: Amount,
): Promise<Load> {
  const pool = new Pool(origin, { connections: clients, pipelining: 1 });
  const responses: { at: number; took: number }[] = [];
  let left = requests;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      const step = next();
      if (typeof step === 'function') await step((request) => read(pool, request));
      else await send(pool, step);
      const at = performance.now();
      responses.push({ at, took: at - start });
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, lane));
  } finally {
    await pool.destroy();
  }
  return summarize(responses);
}

/** Returns the body of a 2xx response that is not compressed. */
async function read(pool: Dispatcher, request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await send(pool, request, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

/** Resolves at the last byte of a 2xx response. */
function send(
  pool: Dispatcher,
  { path, method, headers, body }: Request,
  onData?: (chunk: Buffer) => unknown,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let status = 0;
    pool.dispatch(
      { path, method, headers, body: body ?? null },
      {
        onRequestStart: () => undefined,
        onResponseStart(_controller, code) {
          status = code;
        },
        onResponseData: (_controller, chunk) => onData?.(chunk),
        onResponseEnd() {
          if (status >= 200 && status <= 299) resolve();
          else reject(new Error(`${path} returns ${status}`));
        },
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}
