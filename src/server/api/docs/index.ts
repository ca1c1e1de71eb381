import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { conditionalRequests } from '#server/plugins/conditional-requests.ts';
import { notFound } from '#server/http/http-error.ts';
import { lazy } from '#server/lib/lazy.ts';
import { rejectOtherMethods } from '../endpoint/reject-other-methods.ts';
import { readDocsFiles } from './docs-files.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const FOREVER = 'public, max-age=31536000, immutable';

// Building them takes longer than the rest of a start, and few read them.
const document = lazy(openApiDocument);
const documentJson = lazy(() => JSON.stringify(document()));

/** Registers the OpenAPI document and its page. */
export function docsRoutes(app: FastifyInstance): void {
  const { version, files } = readDocsFiles();
  void app.register(documents, { filesAt: `/api/docs/${version}` });
  app.get<{ Params: { version: string; file: string } }>(
    '/api/docs/:version/:file',
    async ({ params }, reply) => {
      const file = files.get(params.file);
      if (file === undefined || params.version !== version) throw notFound();
      return reply
        .header('cache-control', FOREVER)
        .type(file.type)
        .send(await readFile(file.path));
    },
  );
}

/** Uses a weak ETag, as it is computed before compression. */
async function documents(app: FastifyInstance, { filesAt }: { filesAt: string }): Promise<void> {
  await app.register(conditionalRequests, { isWeak: true });
  const page = lazy(() => docsPage(document(), filesAt));
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('cache-control', 'no-cache');
    next();
  });
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documentJson()),
  );
  rejectOtherMethods(app, '/api/openapi.json', [{ method: 'GET' }]);
  rejectOtherMethods(app, '/api/docs', [{ method: 'GET' }]);
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()));
}
