import { Pool, type Dispatcher } from 'undici';
import { sumUp, type Load } from './load.ts';

/** One request of a load. */
export interface Request {
  path: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** How often, and by how many at a time, something is asked for. */
export interface Amount {
  clients: number;
  /** A number and not a time: what is still under way at its end would have been paid for in vain. */
  requests: number;
}

/**
 * Sends requests one after the other on each connection. Rejects when one fails. Answers are counted
 * and not read: a client slower than the server would have it fall asleep between any two requests,
 * and waking up would be measured.
 */
export async function sendRequests(
  origin: string,
  next: () => Request,
  { clients, requests }: Amount,
): Promise<Load> {
  const pool = new Pool(origin, { connections: clients, pipelining: 1 });
  const answers: { at: number; took: number }[] = [];
  let left = requests;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await send(pool, next());
      const at = performance.now();
      answers.push({ at, took: at - start });
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, lane));
  } finally {
    await pool.destroy();
  }
  return sumUp(answers);
}

/** Resolves at the last byte of a good answer. */
function send(pool: Dispatcher, { path, method, headers, body }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    let status = 0;
    pool.dispatch(
      { path, method, headers, body: body ?? null },
      {
        onRequestStart: () => undefined,
        onResponseStart(_controller, code) {
          status = code;
        },
        onResponseData: () => undefined,
        onResponseEnd() {
          if (status >= 200 && status <= 299) resolve();
          else reject(new Error(`${path} answers ${status}`));
        },
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}
