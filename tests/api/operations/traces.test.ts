import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { loadConfig } from '#server/config/environment.ts';
import type { Tracer } from '#server/telemetry/tracing/create-tracer.ts';
import { openTracing } from '#server/telemetry/tracing/open-tracing.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
  events: { name: string }[];
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: object }[] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const CALL = { traceparent: `00-${TRACE}-${CALLER}-01` };

let collector: Server;
let exports: Export[];
let bodies: string;
let server: TestServer;
let app: FastifyInstance;
let tracer: Tracer | null;
beforeEach(async () => {
  exports = [];
  bodies = '';
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await textOf(request);
    bodies += body;
    if (request.url === '/v1/traces') exports.push(JSON.parse(body) as Export);
    response.setHeader('content-type', 'application/json').end('{}');
  };
  collector = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  server = await startTestServer();
});
afterEach(async () => {
  await app.close();
  await server.close();
  collector.close();
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function open(env: Record<string, string> = {}): Promise<void> {
  const { port } = collector.address() as AddressInfo;
  const config = loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, ...env });
  tracer = await openTracing(config);
  app = await createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(true),
    pages: {
      serveFiles: () => Promise.resolve(),
      async render({ apiFor }) {
        await apiFor('en').doctors({ limit: 8 });
        return { status: 200, headers: {}, html: 'a page' };
      },
    },
    logger: pino({ level: 'silent' }),
    ...(tracer === null ? {} : { tracer }),
  });
}

/** Flushes the tracer and returns the spans that the collector received. */
async function spans(): Promise<Span[]> {
  await tracer?.stop();
  return exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
}

test('a trace has the request and its statements, without personal data', async () => {
  await open();
  const id = 'f3b0c44298fc1c149afbf4c8996fb924';
  const payload = {
    name: 'Kata Próba',
    email: 'kata@example.com',
    message: 'Hello',
    consents: ['personal_data'],
  };
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/contact-messages/?hash=0123456789abcdef0123456789abcdef',
    payload,
    headers: { 'x-request-id': id, ...CALL },
  });
  expect(response.statusCode).toBe(201);
  const all = await spans();
  const request = all.find(({ name }) => name === 'POST /api/v1/contact-messages/');
  expect(request?.traceId).not.toBe(TRACE);
  expect(request?.parentSpanId).toBeUndefined();
  expect(request?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'http.response.status_code', value: { intValue: 201 } },
      { key: 'vizit.country', value: { stringValue: 'hu' } },
      { key: 'vizit.request_id', value: { stringValue: id } },
    ]),
  );
  const statements = all.filter((span) => span !== request);
  expect(statements.length).toBeGreaterThan(0);
  for (const { traceId, parentSpanId } of statements) {
    expect({ traceId, parentSpanId }).toEqual({
      traceId: request?.traceId,
      parentSpanId: request?.spanId,
    });
  }
  expect(JSON.stringify(exports[0]?.resourceSpans[0]?.resource)).toContain('"vizit"');
  for (const secret of ['Kata', 'kata', 'Hello', '0123456789abcdef']) {
    expect(bodies).not.toContain(secret);
  }
});

test('a rendered page is traced down to its statements, a page cache hit is not traced', async () => {
  await open({ TRUST_PROXY: '1' });
  server.site.pages.resume();
  const ask = () => app.inject({ url: '/doctors', headers: { 'accept-encoding': 'br', ...CALL } });
  await ask();
  await ask();
  const all = await spans();
  const named = (name: string) => all.filter((span) => span.name === name);
  expect(named('GET /*')).toHaveLength(1);
  const [page] = named('GET /*');
  const [rendering] = named('render page');
  expect(page).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
  expect(rendering?.parentSpanId).toBe(page?.spanId);
  const below = all.filter(({ parentSpanId }) => parentSpanId === rendering?.spanId);
  expect(below.length).toBeGreaterThan(0);
});

test('a failed request marks its spans as errors', async () => {
  await open();
  await server.database.pool.query('alter table appointment rename to gone');
  const url = '/api/v1/appointments/1/?hash=0123456789abcdef0123456789abcdef';
  expect((await app.inject({ url })).statusCode).toBe(500);
  const all = await spans();
  expect(all.map(({ status, events }) => [status.code, events[0]?.name])).toEqual([
    [2, 'exception'],
    [2, 'exception'],
  ]);
});

test('a sampling ratio of 0 exports no trace', async () => {
  await open({ OTEL_TRACES_SAMPLER_ARG: '0' });
  await app.inject({ url: '/api/v1/cities/' });
  expect(await spans()).toEqual([]);
});

test('health checks are not traced', async () => {
  await open();
  await app.inject({ url: '/health/ready' });
  expect(await spans()).toEqual([]);
});

test('requests and shutdown succeed when the collector is down', async () => {
  await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect((await app.inject({ url: '/api/v1/cities/' })).statusCode).toBe(200);
  await expect(tracer?.stop()).resolves.toBeUndefined();
});

test('tracing is off without a collector', async () => {
  await open({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  expect(tracer).toBeNull();
  expect((await app.inject({ url: '/api/v1/cities/' })).statusCode).toBe(200);
});
