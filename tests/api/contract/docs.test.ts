import { readFile } from 'node:fs/promises';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/contract/endpoints.ts';
import { searchEndpoints } from '#shared/contract/catalogue/search/search.ts';
import { inlined } from '#tests/support/http/openapi.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

interface Media {
  schema: object;
  example?: unknown;
}
interface Operation {
  operationId: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters: (Media & { name: string })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the documentation page', () => {
  const read = () => server.get('/api/docs');
  const filesOf = (html: string) =>
    Array.from(html.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g), ([, url = '']) => url);

  test('the documentation page lists every operation without scripts', async () => {
    const { status, headers, body } = await read();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const [, plain = ''] = /<main>(.*)<\/main>/s.exec(body) ?? [];
    for (const { summary } of Object.values({ ...endpoints, ...searchEndpoints })) {
      expect(plain).toContain(summary.replaceAll('"', '&#34;'));
    }
  });

  test('the documentation page links every schema that it names', async () => {
    const { body } = await read();
    const targets = Array.from(body.matchAll(/href="#([^"]+)"/g), ([, name = '']) => name);
    const ids = new Set(Array.from(body.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id));
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((name) => !ids.has(name))).toEqual([]);
  });

  test('the documentation page is revalidated before each use, as the document is', async () => {
    for (const url of ['/api/docs', '/api/openapi.json']) {
      const { headers } = await server.get(url);
      expect(headers['cache-control']).toBe('no-cache');
      const again = await server.get(url, { 'if-none-match': String(headers['etag']) });
      expect(again).toMatchObject({ status: 304, body: '' });
    }
  });

  test('the documentation page has no inline code and no resources of other origins', async () => {
    const { headers, body } = await read();
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('http');
    expect(body).not.toMatch(/<script(?! [^>]*src=)|<style|\sstyle=|\son\w+=|https?:/);
  });

  test('the documentation page has immutable files', async () => {
    const urls = filesOf((await read()).body);
    expect(urls.map((url) => url.split('/').at(-1))).toEqual(['docs.css']);
    const [folder = ''] = /^.*\//.exec(urls[0] ?? '') ?? [];
    for (const url of [...urls, `${folder}inter-latin-wght-normal.woff2`]) {
      const { status, headers } = await server.get(url);
      expect(status, url).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-type']).toMatch(/^(?:text\/css; charset=utf-8|font\/)/);
    }
    const font = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
    const served = await server.app.inject(`${folder}inter-latin-wght-normal.woff2`);
    expect(served.rawPayload.equals(await readFile(font))).toBe(true);
  });

  test('the documentation page serves no other files and no other versions', async () => {
    const [url = ''] = filesOf((await read()).body);
    for (const unknown of [
      `${url}.map`,
      url.replace(/[^/]+$/, '..%2fpackage.json'),
      url.replace(/[^/]+$/, 'index.html'),
      '/api/docs/0123456789abcdef/docs.css',
    ]) {
      expect((await server.get(unknown)).status, unknown).toBe(404);
    }
  });
});

describe('the OpenAPI document', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const read = async () => inlined((await server.get('/api/openapi.json')).body);
  const operations = async () =>
    Object.values<Record<string, Operation>>((await read()).paths).flatMap(
      Object.values<Operation>,
    );
  const inputsOf = ({ parameters, requestBody }: Operation) => [
    ...parameters,
    ...Object.values(requestBody?.content ?? {}),
  ];

  test('the OpenAPI document has JSON schemas of the draft that OpenAPI 3.1 uses', async () => {
    for (const operation of await operations()) {
      const responses = Object.values(operation.responses).flatMap(({ content = {} }) =>
        Object.values(content),
      );
      for (const { schema } of [...inputsOf(operation), ...responses]) {
        expect(ajv.validateSchema(schema), `${operation.operationId}: ${ajv.errorsText()}`).toBe(
          true,
        );
      }
    }
  });

  test('the OpenAPI document has examples that match its schemas', async () => {
    const examples = (await operations()).flatMap((operation) =>
      inputsOf(operation)
        .filter(({ example }) => example !== undefined)
        .map((media) => ({ call: operation.operationId, ...media })),
    );
    expect(examples.length).toBeGreaterThan(20);
    for (const { call, schema, example } of examples) {
      expect(ajv.validate(schema, example), `${call}: ${ajv.errorsText()}`).toBe(true);
    }
  });

  test('the OpenAPI document has an example for each request body', async () => {
    const missing = (await operations())
      .filter(({ requestBody }) => requestBody !== undefined)
      .filter(({ requestBody }) => requestBody?.content['application/json']?.example === undefined)
      .map(({ operationId }) => operationId);
    expect(missing).toEqual([]);
  });

  test('the OpenAPI document describes every tag and every key', async () => {
    const { tags, components, servers } = await read();
    expect(servers).toEqual([{ url: '/', description: expect.any(String) }]);
    const explained = tags.map(({ name }: { name: string }) => name);
    for (const { tags: used, security = [] } of await operations()) {
      expect(explained).toEqual(expect.arrayContaining(used));
      for (const key of security.flatMap(Object.keys)) {
        expect(components.securitySchemes).toHaveProperty(key);
      }
    }
  });
});
