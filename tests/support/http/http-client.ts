import { Agent, request } from 'node:http';

export interface HttpResponse {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says by its expectations what is inside
  body: any;
}

export interface HttpClient {
  get(path: string): Promise<HttpResponse>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<HttpResponse>;
  delete(path: string): Promise<HttpResponse>;
  close(): void;
}

/**
 * Creates a client over real sockets with a number of connections. Rejects when a connection is
 * lost.
 */
export function httpClient(port: number, sockets: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const send = (method: string, path: string, headers: Record<string, string>, payload?: string) =>
    new Promise<HttpResponse>((resolve, reject) => {
      const outgoing = request(
        { agent, host: '127.0.0.1', port, method, path, headers, timeout: 20_000 },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            if (!incoming.complete) return reject(new Error('the response was incomplete'));
            const text = Buffer.concat(chunks).toString();
            resolve({
              status: incoming.statusCode ?? 0,
              body: text === '' ? null : JSON.parse(text),
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.on('timeout', () => outgoing.destroy(new Error('the request timed out')));
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
