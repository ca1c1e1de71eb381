import type { FastifyInstance } from 'fastify';
import { endpoints, type Endpoint } from '#shared/contract/endpoints.ts';
import { pageRoutes, type PageRouteName } from '#shared/contract/page-routes.ts';
import { conditionalRequests } from '#server/plugins/conditional-requests.ts';
import type { RequestContext } from '#server/request-context.ts';
import { httpPageHandlers } from './page-handlers.ts';
import { rejectOtherMethods } from './endpoint/reject-other-methods.ts';
import { registerEndpoint } from './endpoint/register-endpoint.ts';
import { searchRoutes } from './catalogue/search-routes.ts';
import { registrationCodes } from './booking/registration-codes.ts';
import { appointmentChanges } from './booking/appointment-changes.ts';
import { appointments } from './booking/appointments.ts';
import { staffApi } from './staff-api.ts';
import { feedback } from './reviews/feedback.ts';
import { requests } from './inbox/requests.ts';
import { sessions } from './identity/sessions.ts';
import { slotHolds } from './booking/slot-holds.ts';
import { users } from './identity/users.ts';

const PAGE_ROUTE_NAMES = Object.keys(pageRoutes) as PageRouteName[];

/** Registers every endpoint of the contract; other methods of its path get a 405. */
export function apiRoutes(app: FastifyInstance): void {
  const endpointsByPath = Map.groupBy(Object.values<Endpoint>(endpoints), ({ path }) => path);
  for (const [path, ofPath] of endpointsByPath) rejectOtherMethods(app, path, ofPath);
  void app.register(cacheableRoutes);
  registerPageEndpoints(app, (endpoint) => endpoint.cache === undefined);
  appointments(app);
  appointmentChanges(app);
  slotHolds(app);
  feedback(app);
  requests(app);
  sessions(app);
  users(app);
  registrationCodes(app);
  void app.register(staffApi);
  void app.register(searchRoutes, { prefix: '/1' });
}

/**
 * Registers the endpoints whose responses are the same for all users. They have a weak ETag, as it is
 * computed before compression.
 */
async function cacheableRoutes(app: FastifyInstance): Promise<void> {
  await app.register(conditionalRequests, { isWeak: true });
  registerPageEndpoints(app, (endpoint) => endpoint.cache !== undefined);
}

function registerPageEndpoints(
  app: FastifyInstance,
  isIncluded: (endpoint: Endpoint) => boolean,
): void {
  for (const name of PAGE_ROUTE_NAMES) {
    const endpoint: Endpoint = endpoints[name];
    if (!isIncluded(endpoint)) continue;
    const handle: (context: RequestContext, input: never) => unknown = httpPageHandlers[name];
    registerEndpoint(app, endpoint, ({ http }) =>
      handle(http.context, { ...(http.query as object), ...(http.params as object) } as never),
    );
  }
}
