import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Request } from './send-requests.ts';

/** An answer as it came over the wire, compressed if it was. */
export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Asks for something by itself. Rejects unless the answer is good. */
export async function askOnce(origin: string, asked: Request): Promise<Answer> {
  const { method, headers, path } = asked;
  const outgoing = request(origin + path, { method, headers });
  outgoing.end(asked.body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const status = incoming.statusCode ?? 0;
  if (status < 200 || status > 299) {
    throw new Error(`${path} answers ${status}: ${body.toString('utf8', 0, 300)}`);
  }
  return { status, headers: incoming.headers, body };
}

export async function readJson<Value>(origin: string, path: string): Promise<Value> {
  const { body } = await askOnce(origin, { method: 'GET', path, headers: {} });
  return JSON.parse(body.toString()) as Value;
}
