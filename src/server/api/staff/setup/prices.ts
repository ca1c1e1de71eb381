import type { FastifyInstance } from 'fastify';
import { priceEndpoints } from '#shared/contract/staff/prices/prices.ts';
import { readPrices, savePrices } from '#server/features/setup/index.ts';
import { registerStaffEndpoint } from '../register-staff-endpoint.ts';

/** The calls of the price grid. */
export function prices(app: FastifyInstance): void {
  registerStaffEndpoint(app, priceEndpoints.prices, ({ http, query, caller }) =>
    readPrices(http.site, caller.user, query.clinic ?? null),
  );
  registerStaffEndpoint(app, priceEndpoints.savePrices, ({ http, body, caller }) =>
    savePrices(http.site, caller.user, body.changes),
  );
}
