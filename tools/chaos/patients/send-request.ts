import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface HttpRequest {
  port: number;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: object | undefined;
}

export interface HttpResponse {
  /** 0 without a complete response. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** The maximum duration of a request, even during a fault. */
export const REQUEST_TIMEOUT_MS = 25_000;

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** Sends a request as a browser does; never rejects. */
export function sendRequest({
  port,
  method,
  path,
  headers,
  body,
}: HttpRequest): Promise<HttpResponse> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const fail = (reason: string) => resolve({ status: 0, headers: {}, text: reason });
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        timeout: REQUEST_TIMEOUT_MS,
        headers: {
          'accept-encoding': 'br',
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', () => fail('the connection closed during the response'));
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const isBrotli = incoming.headers['content-encoding'] === 'br';
          const text = (isBrotli ? brotliDecompressSync(bytes) : bytes).toString();
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
        });
      },
    );
    outgoing.on('error', (error) => fail(error.message));
    outgoing.on('timeout', () =>
      outgoing.destroy(new Error(`no response in ${REQUEST_TIMEOUT_MS} ms`)),
    );
    outgoing.end(payload);
  });
}

/** Closes the keep-alive connections. */
export function closeConnections(): void {
  agent.destroy();
}
