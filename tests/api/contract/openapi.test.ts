import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, type Endpoint } from '#shared/contract/endpoints.ts';
import { inlined } from '#tests/support/http/openapi.ts';
import { routesOf } from '#tests/support/http/routes-of.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the OpenAPI document', () => {
  interface Operation {
    operationId: string;
    tags: string[];
    summary: string;
    description: string;
    parameters: {
      name: string;
      in: string;
      required: boolean;
      description: string;
      schema: object;
    }[];
    requestBody?: { content: Record<string, { schema: object }> };
    responses: Record<string, { description: string }>;
  }
  interface Document {
    openapi: string;
    info: { title: string; version: string };
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, object> };
  }
  const read = async () => (await server.get('/api/openapi.json')).body as Document;
  /** Returns the operations without search, which has other paths and errors. */
  const operationsOf = ({ paths }: Document) =>
    Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/'))
      .flatMap(([path, item]) =>
        Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
      );

  test('the OpenAPI document has version 3.1 and every operation once', async () => {
    const document = await read();
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: 'Vizit API', version: expect.any(String) });
    const operations = operationsOf(document);
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      Object.keys(endpoints).toSorted(),
    );
    for (const { path, method, operation } of operations) {
      expect(path).toMatch(/^\/api\/v\d\/[a-z0-9_{}/-]+(?:\/|\.ics)$/);
      expect(['get', 'post', 'delete']).toContain(method);
      expect(operation.summary).not.toBe('');
      expect(operation.tags).toHaveLength(1);
    }
  });

  test('the OpenAPI document describes every parameter, body and response of the contract', async () => {
    const document = inlined(await read());
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
      expect(operation, path).toBeDefined();
      const named = (place: string) =>
        operation?.parameters.filter((each) => each.in === place).map((each) => each.name);
      expect(named('path')).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(operation?.parameters.filter((each) => each.in === 'path' && !each.required)).toEqual(
        [],
      );
      expect(named('query')).toEqual(Object.keys(propertiesOf(endpoint.query)));
      expect(operation?.requestBody?.content['application/json']?.schema).toEqual(
        asJson(endpoint.body),
      );
      const { status, schema, type = 'application/json' } = endpoint.success;
      expect(operation?.responses[status]).toEqual({
        description: 'OK',
        content: status === 204 ? {} : { [type]: { schema: asJson(schema) } },
      });
    }
  });

  test('the OpenAPI document has a target for every reference', async () => {
    const document = await read();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, reference = ''] of references) {
      expect(reference).toMatch(/^#\//);
      const target = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
      expect(target, reference).toBeTypeOf('object');
    }
  });

  test('the OpenAPI document has a description for every operation and parameter', async () => {
    const { paths } = await read();
    const operations = Object.values(paths).flatMap(Object.values<Operation>);
    const descriptions = operations.flatMap(({ operationId, description, parameters }) => [
      [operationId, description] as const,
      ...parameters.map((each) => [`${operationId} ${each.name}`, each.description] as const),
    ]);
    expect(descriptions.length).toBeGreaterThan(120);
    for (const [of, description] of descriptions) expect(description, of).toMatch(/\w{4}/);
  });

  test('the OpenAPI document lists the links that `expand` accepts', async () => {
    const { paths } = await read();
    const parameter = (path: string) =>
      paths[path]?.['get']?.parameters.find(({ name }) => name === 'expand')?.description;
    expect(parameter('/api/v1/doctors/')).toContain('`clinic_branches.services`');
    expect(parameter('/api/v1/services/{slug}/')).toContain('`children_service`');
  });

  test('the OpenAPI document states that slots need doctors or branches', async () => {
    const { paths } = await read();
    const { description, parameters } = paths['/api/v1/slots/']?.['get'] ?? {};
    expect(description).toContain('`doctor` or `clinic_branch` is required');
    expect(parameters?.find(({ name }) => name === 'doctor')?.description).toContain('required');
  });

  test('the OpenAPI document names every schema and repeats none', async () => {
    const document = await read();
    const { paths, components } = document;
    const mediaTypes = Object.values(paths)
      .flatMap(Object.values<Operation>)
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap((response) => Object.values((response as { content?: object }).content ?? {}));
    expect(mediaTypes.length).toBeGreaterThan(200);
    for (const { schema } of mediaTypes as { schema: object }[]) {
      expect(isAnonymousObject(schema), JSON.stringify(schema)).toBe(false);
    }
    const objects = schemasIn(document)
      .filter(isAnonymousObject)
      .map((each) => JSON.stringify(each));
    expect(objects.filter((each, at) => objects.indexOf(each) !== at)).toEqual([]);

    const text = JSON.stringify(document);
    for (const name of Object.keys(components.schemas)) {
      expect(text, name).toContain(`"#/components/schemas/${name}"`);
    }
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining([
        'Doctor',
        'DoctorService',
        'Service',
        'ClinicBranch',
        'Slot',
        'Appointment',
      ]),
    );
  });

  test('the OpenAPI document has every route under /api/ except methods that are a 405', async () => {
    const documented = operationsOf(await read()).map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replace(/\/?$/, '/')}`,
    );
    const docs = ['/api/openapi.json/', '/api/docs/', '/api/docs/{version}/{file}/'];
    const expected = [...documented, ...docs.map((path) => `GET ${path}`)];
    const routes = routesOf(server.app);
    // The calls of staff are not public.
    const served = routes.filter((route) => / \/api\/(?!staff\/)/.test(route));
    expect(documented.filter((route) => route.includes('/staff/'))).toEqual([]);
    expect(served).toEqual(expect.arrayContaining(expected));
    for (const route of served.filter((each) => !expected.includes(each))) {
      const [method, url = ''] = route.split(' ');
      const response = await server.app.inject({ method: method as 'PUT', url });
      expect(response.statusCode, route).toBe(405);
    }
  });
});

function isAnonymousObject(schema: object): boolean {
  const { type, properties = {} } = schema as { type?: string; properties?: object };
  return type === 'object' && Object.keys(properties).length > 0;
}

/** Returns every object in a document, as each may be a schema. */
function schemasIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(schemasIn)];
}

/** Removes the symbol properties of a schema, as JSON does. */
function asJson(schema: object | undefined): unknown {
  return schema === undefined ? undefined : JSON.parse(JSON.stringify(schema));
}

function propertiesOf(schema: object | undefined): object {
  return (schema as { properties?: object } | undefined)?.properties ?? {};
}
