import type { FastifyInstance } from 'fastify';
import { priceEndpoints } from '#shared/contract/clinic-data/prices/prices.ts';
import { addOffer, listOfferableServices } from '#server/features/clinic-data/prices/add-offer.ts';
import { planPrices, undoPlannedPrices } from '#server/features/clinic-data/prices/plan-prices.ts';
import { readPriceChanges } from '#server/features/clinic-data/prices/read-price-changes.ts';
import { readPrices } from '#server/features/clinic-data/prices/read-prices.ts';
import { saveFollowUp } from '#server/features/clinic-data/prices/save-follow-up.ts';
import { savePrices } from '#server/features/clinic-data/prices/save-prices.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';

/** The calls of the price grid. */
export function prices(app: FastifyInstance): void {
  registerStaffEndpoints(app, priceEndpoints, {
    prices: ({ http, query, caller }) => readPrices(http.site, caller, query.clinic ?? null),
    priceChanges: ({ http, params, caller }) => readPriceChanges(http.site, caller, params.id),
    offerableServices: async ({ http, params, caller }) => ({
      results: await listOfferableServices(http.site, caller, params.id),
    }),
    addOffer: ({ http, body, caller }) => addOffer(http.site, caller, body),
    planPrices: ({ http, body, caller }) => planPrices(http.site, caller, body),
    undoPlannedPrices: ({ http, body, caller }) => undoPlannedPrices(http.site, caller, body.ids),
    saveFollowUp: ({ http, params, body, caller }) =>
      saveFollowUp(http.site, caller, { ...params, ...body }),
    savePrices: ({ http, body, caller }) => savePrices(http.site, caller, body.changes),
  });
}
