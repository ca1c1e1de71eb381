import { request, type Dispatcher } from 'undici';
import type { Request } from './send-requests.ts';

/** A response as received, still compressed. */
export interface RawResponse {
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Buffer;
}

/** Sends one request. Rejects unless the status is 2xx. */
export async function fetchOnce(
  origin: string,
  { method, headers, path, body: payload }: Request,
): Promise<RawResponse> {
  const response = await request(origin + path, { method, headers, body: payload ?? null });
  const body = Buffer.from(await response.body.arrayBuffer());
  const status = response.statusCode;
  if (status < 200 || status > 299) {
    throw new Error(`${path} returns ${status}: ${body.toString('utf8', 0, 300)}`);
  }
  return { status, headers: response.headers, body };
}

export async function readJson<Value>(origin: string, path: string): Promise<Value> {
  const { body } = await fetchOnce(origin, { method: 'GET', path, headers: {} });
  return JSON.parse(body.toString()) as Value;
}
