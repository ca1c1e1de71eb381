import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { listServiceCategories } from '#server/features/categories/index.ts';
import { findService, listServices } from '#server/features/services/index.ts';
import { serve } from '../serve.ts';

export function services(app: FastifyInstance): void {
  serve(app, endpoints.services, ({ http, query }) => listServices(http.context, query));
  serve(app, endpoints.service, ({ http, params, query }) =>
    findService(http.context, params.slug, query),
  );
  serve(app, endpoints.serviceCategories, ({ http, query }) =>
    listServiceCategories(http.context, query),
  );
}
