import { once } from 'node:events';
import {
  Agent,
  request as openRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

export interface HttpRequest {
  port: number;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: object | Blob | undefined;
}

export interface HttpResponse {
  /** 0 without a complete response. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The maximum duration of a request, even during a fault. */
export const REQUEST_TIMEOUT_MS = 25_000;

/** Browsers keep their connections too. */
const agent = new Agent({ keepAlive: true });

/** Sends a request as a browser does; never rejects. `fetch` cannot name the host of a site. */
export async function sendRequest({ body, ...request }: HttpRequest): Promise<HttpResponse> {
  try {
    return await exchange({
      ...request,
      headers: { 'accept-encoding': 'br', ...contentType(body), ...request.headers },
      payload: await payloadOf(body),
    });
  } catch (error) {
    return { status: 0, headers: {}, text: String(error) };
  }
}

async function exchange({
  payload,
  ...options
}: Omit<HttpRequest, 'body'> & { payload: Buffer }): Promise<HttpResponse> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const outgoing = openRequest({ agent, host: '127.0.0.1', signal, ...options });
  const answered = once(outgoing, 'response');
  outgoing.end(payload);
  const [incoming] = (await answered) as [IncomingMessage];
  const bytes = await buffer(incoming);
  const { statusCode: status = 0, headers } = incoming;
  const isCompressed = headers['content-encoding'] === 'br';
  const text = String(isCompressed ? await promisify(brotliDecompress)(bytes) : bytes);
  return { status, headers, text };
}

async function payloadOf(body: HttpRequest['body']): Promise<Buffer> {
  if (body instanceof Blob) return Buffer.from(await body.arrayBuffer());
  return Buffer.from(body === undefined ? '' : JSON.stringify(body));
}

function contentType(body: HttpRequest['body']): Record<string, string> {
  if (body === undefined) return {};
  const type = body instanceof Blob ? 'application/octet-stream' : 'application/json';
  return { 'content-type': type };
}

/** Returns the HTTP status of the readiness check. */
export async function readyStatus(port: number): Promise<number> {
  const { status } = await sendRequest({ port, method: 'GET', path: '/health/ready', headers: {} });
  return status;
}
