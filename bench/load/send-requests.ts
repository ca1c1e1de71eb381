import { Pool, type Dispatcher } from 'undici';
import { runLoad, type Load } from './load.ts';

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
  const take = () => {
    const step = next();
    return typeof step === 'function' ? step((request) => read(pool, request)) : send(pool, step);
  };
  try {
    return await runLoad(Array.from({ length: clients }), requests, take);
  } finally {
    await pool.destroy();
  }
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
