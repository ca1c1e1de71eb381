import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { STATE_ID } from '#shared/page-elements.ts';

/** The length of the part of the state that arrives. */
const STATE_START_BYTES = 1000;

export interface DocumentProxy {
  /** The origin of the pages that come through the proxy. */
  origin: string;
  /** Holds back the end of the next document until the returned function is called. */
  holdEnd(): () => void;
  /** Holds back the part of the next document after a share of it, between 0 and 1. */
  delayEnd(share: number, milliseconds: number): void;
  /** Cuts off the end of the next document. */
  cutEnd(): void;
  stop(): Promise<void>;
}

/** Returns the length of a document up to a part of its state. */
function untilState(body: Buffer): number {
  return body.indexOf(`id="${STATE_ID}"`) + STATE_START_BYTES;
}

/** Starts a proxy for a host of a local port. It can delay or cut off documents within their state. */
export async function startDocumentProxy(host: string, target: number): Promise<DocumentProxy> {
  let sendEnd: ((response: ServerResponse, end: Buffer) => void) | null = null;
  let startOf = untilState;

  async function forward(received: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, headers } = received;
    const options = { port: target, method, path: url };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const forwarded = request(
      { ...options, headers: { ...headers, 'accept-encoding': 'identity' } },
      resolve,
    );
    received.pipe(forwarded.on('error', reject));
    const answer = await promise;
    const { 'content-length': _length, ...sent } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, sent);
    const body = await buffer(answer);
    const isDocument = headers['sec-fetch-dest'] === 'document';
    if (!isDocument || sendEnd === null) return void response.end(body);
    const middle = startOf(body);
    response.write(body.subarray(0, middle));
    sendEnd(response, body.subarray(middle));
    sendEnd = null;
    startOf = untilState;
  }

  const server = createServer((received, response) => {
    // The browser closes connections when it leaves a page.
    forward(received, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    holdEnd() {
      const { promise, resolve } = Promise.withResolvers<void>();
      sendEnd = (response, end) => void promise.then(() => response.end(end));
      return resolve;
    },
    delayEnd(share, milliseconds) {
      startOf = (body) => Math.floor(share * body.length);
      sendEnd = (response, end) => setTimeout(() => response.end(end), milliseconds);
    },
    cutEnd() {
      sendEnd = (response) => response.end();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
