import { Agent, request } from 'node:http';

interface HttpResponse {
  readonly status: number;
  readonly body: string;
  /** The address of the web process that responded. */
  readonly servedBy: string;
}

export interface HttpClient {
  get(path: string): Promise<HttpResponse>;
  post(path: string, body: unknown): Promise<HttpResponse>;
  close(): void;
}

const TIMEOUT_MS = 60_000;

/**
 * Creates a client with its own IP address (in 127.0.0.0/8) and one keep-alive connection. Requests
 * reject without a complete response.
 */
export function createHttpClient(port: number, host: string, number = 1): HttpClient {
  const localAddress = `127.${1 + (number >> 14)}.${(number >> 7) & 127}.${1 + (number & 127)}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  const send = (method: string, path: string, payload?: string) =>
    new Promise<HttpResponse>((resolve, reject) => {
      const headers = {
        host,
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      };
      const options = {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers,
        timeout: TIMEOUT_MS,
      };
      const outgoing = request(options, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          if (!incoming.complete)
            return reject(new Error('the connection closed during the response'));
          resolve({
            status: incoming.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            servedBy: String(incoming.headers['x-served-by'] ?? ''),
          });
        });
      });
      outgoing.on('error', reject);
      outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
      outgoing.end(payload);
    });
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, JSON.stringify(body)),
    close: () => agent.destroy(),
  };
}
