import type { FastifyInstance } from 'fastify';
import { endpoints, type Endpoint } from '#shared/contract/endpoints.ts';
import { pageRoutes, type PageRouteName } from '#shared/contract/page-routes.ts';
import { conditionalRequests } from '#server/plugins/conditional-requests.ts';
import type { RequestContext } from '#server/request-context.ts';
import { httpPageHandlers } from './page-handlers.ts';
import { rejectOtherMethods } from './reject-other-methods.ts';
import { registerEndpoint } from './register-endpoint.ts';
import { searchRoutes } from './search/search-routes.ts';
import { registrationCodes } from './v0/registration-codes.ts';
import { appointmentChanges } from './v1/appointment-changes.ts';
import { appointments } from './v1/appointments.ts';
import { staffApi } from './staff/index.ts';
import { feedback } from './v1/feedback.ts';
import { requests } from './v1/requests.ts';
import { sessions } from './v1/sessions.ts';
import { slotHolds } from './v1/slot-holds.ts';
import { users } from './v1/users.ts';

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
