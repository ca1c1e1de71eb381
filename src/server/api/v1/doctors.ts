import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import {
  collapseDoctor,
  findDoctor,
  listDoctors,
  listReviews,
} from '#server/features/doctors/index.ts';
import { parseExpand } from '#server/id-list.ts';
import { serve } from '../serve.ts';

export function doctors(app: FastifyInstance): void {
  serve(app, endpoints.doctors, async ({ http, query }) => {
    const page = await listDoctors(http.call, query);
    const expand = parseExpand(query.expand);
    return { ...page, results: page.results.map((doctor) => collapseDoctor(doctor, expand)) };
  });
  serve(app, endpoints.doctor, ({ http, params }) => findDoctor(http.call, params.slug));
  serve(app, endpoints.reviews, ({ http, params, query }) =>
    listReviews(http.call, params.slug, query),
  );
}
