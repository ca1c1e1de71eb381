import autocannon from 'autocannon';
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

/** Sends requests one after the other on each connection. Rejects when one fails. */
export async function sendRequests(
  origin: string,
  next: () => Request,
  { clients, requests }: Amount,
): Promise<Load> {
  const answers: { at: number; took: number }[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections: Math.min(clients, requests),
        amount: requests,
        requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
      },
      (error: unknown, answer) => {
        if (error instanceof Error) reject(error);
        else resolve(answer);
      },
    );
    run.on('response', (_client, _status, _bytes, took) => {
      answers.push({ at: performance.now(), took });
    });
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${answers.length} requests to ${origin} failed`);
  return sumUp(answers);
}
