import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { listCities, listCityAreas, listInsurances } from '#server/features/places/index.ts';
import { presentSettings } from '#server/features/settings/index.ts';
import { serve } from '../serve.ts';

export function places(app: FastifyInstance): void {
  serve(app, endpoints.settings, ({ http }) => presentSettings(http.site));
  serve(app, endpoints.cities, ({ http, query }) => listCities(http.context, query));
  serve(app, endpoints.cityAreas, ({ http, query }) => listCityAreas(http.context, query));
  serve(app, endpoints.insurances, ({ http, query }) => listInsurances(http.context, query));
}
