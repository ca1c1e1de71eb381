import { Agent, request } from 'node:http';

export interface HttpAnswer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says by its expectations what is inside
  body: any;
}

export interface HttpClient {
  get(path: string): Promise<HttpAnswer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<HttpAnswer>;
  delete(path: string): Promise<HttpAnswer>;
  close(): void;
}

/**
 * Creates a client over real sockets with a number of connections. Rejects when a connection is
 * lost.
 */
export function httpClient(port: number, sockets: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const send = (method: string, path: string, headers: Record<string, string>, payload?: string) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const outgoing = request(
        { agent, host: '127.0.0.1', port, method, path, headers, timeout: 20_000 },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            if (!incoming.complete) return reject(new Error('the answer broke off'));
            const text = Buffer.concat(chunks).toString();
            resolve({
              status: incoming.statusCode ?? 0,
              body: text === '' ? null : JSON.parse(text),
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
      outgoing.end(payload);
    });
  return {
    get: (path) => send('GET', path, {}),
    post: (path, body, headers = {}) => {
      const payload = JSON.stringify(body);
      const length = String(Buffer.byteLength(payload));
      const ofBody = { 'content-type': 'application/json', 'content-length': length };
      return send('POST', path, { ...ofBody, ...headers }, payload);
    },
    delete: (path) => send('DELETE', path, {}),
    close: () => agent.destroy(),
  };
}
