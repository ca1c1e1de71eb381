import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Request } from './send-requests.ts';

/** A response as received, still compressed. */
export interface RawResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends one request. Rejects unless the status is 2xx. */
export async function fetchOnce(
  origin: string,
  { method, headers, path, body: payload }: Request,
): Promise<RawResponse> {
  const outgoing = request(origin + path, { method, headers });
  outgoing.end(payload);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const status = incoming.statusCode ?? 0;
  if (status < 200 || status > 299) {
    throw new Error(`${path} returns ${status}: ${body.toString('utf8', 0, 300)}`);
  }
  return { status, headers: incoming.headers, body };
}

export async function readJson<Value>(origin: string, path: string): Promise<Value> {
  const { body } = await fetchOnce(origin, { method: 'GET', path, headers: {} });
  return JSON.parse(body.toString()) as Value;
}
