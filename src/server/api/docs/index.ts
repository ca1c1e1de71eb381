import type { FastifyInstance } from 'fastify';
import { DOCS_STYLE, docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

/** The contract, for programs and for people. */
export function docsRoutes(app: FastifyInstance): void {
  const document = openApiDocument();
  const json = JSON.stringify(document);
  const page = docsPage(document);
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  );
}
