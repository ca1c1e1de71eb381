import { Agent, request } from 'node:http';

interface Answer {
  readonly status: number;
  readonly body: string;
  /** The web process that nginx got it from. */
  readonly servedBy: string;
}

export interface Visitor {
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  close(): void;
}

const LIMIT_MS = 60_000;

/**
 * Somebody with an address of their own (one of 127.0.0.0/8) and one connection, kept alive as a
 * browser keeps it. Rejects when an answer does not come or breaks off.
 */
export function createVisitor(port: number, host: string, number = 1): Visitor {
  const localAddress = `127.${1 + (number >> 14)}.${(number >> 7) & 127}.${1 + (number & 127)}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  const send = (method: string, path: string, payload?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        host,
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      };
      const options = { agent, host: '127.0.0.1', port, method, path, headers, timeout: LIMIT_MS };
      const outgoing = request(options, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          if (!incoming.complete) return reject(new Error('the answer broke off'));
          resolve({
            status: incoming.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            servedBy: String(incoming.headers['x-served-by'] ?? ''),
          });
        });
      });
      outgoing.on('error', reject);
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
      outgoing.end(payload);
    });
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, JSON.stringify(body)),
    close: () => agent.destroy(),
  };
}
