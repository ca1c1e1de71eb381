import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import {
  findClinic,
  listClinicBranches,
  listClinicReviews,
  listClinics,
} from '#server/features/clinics/index.ts';
import { serve } from '../serve.ts';

export function clinics(app: FastifyInstance): void {
  serve(app, endpoints.clinics, ({ http, query }) => listClinics(http.context, query));
  serve(app, endpoints.clinic, ({ http, params, query }) =>
    findClinic(http.context, params.slug, query),
  );
  serve(app, endpoints.clinicReviews, ({ http, params, query }) =>
    listClinicReviews(http.context, params.slug, query),
  );
  serve(app, endpoints.clinicBranches, ({ http, query }) =>
    listClinicBranches(http.context, query),
  );
}
