import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface Question {
  port: number;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: object | undefined;
}

export interface Reply {
  /** 0 when there was no answer, or not all of it. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** No answer of the product may take longer, whatever has befallen it. */
export const REQUEST_TIMEOUT_MS = 25_000;

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** Asks as a browser does; never rejects. */
export function ask({ port, method, path, headers, body }: Question): Promise<Reply> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const none = (reason: string) => resolve({ status: 0, headers: {}, text: reason });
    const outgoing = request(
      {
        ...{ agent, host: '127.0.0.1', port, method, path, timeout: REQUEST_TIMEOUT_MS },
        headers: {
          'accept-encoding': 'br',
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', () => none('the answer broke off'));
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const isBrotli = incoming.headers['content-encoding'] === 'br';
          const text = (isBrotli ? brotliDecompressSync(bytes) : bytes).toString();
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
        });
      },
    );
    outgoing.on('error', (error) => none(error.message));
    outgoing.on('timeout', () =>
      outgoing.destroy(new Error(`no answer in ${REQUEST_TIMEOUT_MS} ms`)),
    );
    outgoing.end(payload);
  });
}

/** Lets go of the sockets that are kept open. */
export function stopAsking(): void {
  agent.destroy();
}
