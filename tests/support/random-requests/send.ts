import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import type { TestResponse, TestServer } from '#tests/support/servers/server.ts';
import type { Sent } from './request.ts';

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
  identity: (bytes) => bytes,
};

/** Sends a request and reads the response, decompressing it if needed. */
export async function send(server: TestServer, sent: Sent): Promise<TestResponse> {
  const response = await server.app.inject({
    method: sent.method as NonNullable<InjectOptions['method']>,
    url: sent.url,
    headers: sent.headers,
    ...(sent.payload === undefined ? {} : { payload: sent.payload }),
  });
  const { headers } = response;
  const { 'content-encoding': encoding = 'identity' } = headers;
  const decode = DECODERS[encoding];
  if (decode === undefined) throw new Error(`unknown content encoding ${encoding}`);
  const text = decode(response.rawPayload).toString();
  const isJson = text !== '' && String(headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    headers,
    body: isJson ? JSON.parse(text) : text,
    cookies: response.cookies,
  };
}
