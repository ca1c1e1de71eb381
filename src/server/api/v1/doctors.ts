import type { FastifyInstance } from 'fastify';
import type { DoctorExpanded } from '#shared/contract/doctors.ts';
import { endpoints } from '#shared/contract/endpoints.ts';
import {
  collapseDoctor,
  describeDoctors,
  findDoctor,
  listDoctors,
  listPremiumDoctors,
  listReviews,
} from '#server/features/doctors/index.ts';
import { listLatestReviews } from '#server/features/reviews/index.ts';
import { parseExpand } from '#server/http/id-list.ts';
import { serve } from '../serve.ts';

export function doctors(app: FastifyInstance): void {
  serve(app, endpoints.doctors, async ({ http, query }) =>
    collapsed(await listDoctors(http.context, query), query.expand),
  );
  serve(app, endpoints.doctorsMeta, ({ http, query }) => describeDoctors(http.context, query));
  serve(app, endpoints.premiumDoctors, async ({ http, query }) =>
    collapsed(await listPremiumDoctors(http.context, query), query.expand),
  );
  serve(app, endpoints.doctor, ({ http, params }) => findDoctor(http.context, params.slug));
  serve(app, endpoints.reviews, ({ http, params, query }) =>
    listReviews(http.context, params.slug, query),
  );
  serve(app, endpoints.latestReviews, ({ http, query }) => listLatestReviews(http.context, query));
}

/** A page with only those links written out that `expand` names. */
function collapsed<P extends { results: DoctorExpanded[] }>(page: P, expand: string | undefined) {
  const names = parseExpand(expand);
  return { ...page, results: page.results.map((doctor) => collapseDoctor(doctor, names)) };
}
