import type { FastifyInstance } from 'fastify';
import { calendarEndpoints as endpoints } from '#shared/contract/desk/calendars/calendars.ts';
import { createFeed } from '#server/features/desk/calendar-feeds/create-feed.ts';
import { readFeed } from '#server/features/desk/calendar-feeds/read-feed.ts';
import { endFeed } from '#server/features/identity/account-access/end-access.ts';
import { forbidden } from '#server/http/http-error.ts';
import { conditionalRequests } from '#server/plugins/conditional-requests.ts';
import { registerEndpoint } from '../endpoint/register-endpoint.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { requireStaffUser } from '../endpoint/require-staff-user.ts';

/** Registers the subscriptions to appointments, and their calendars, which need no session. */
export function calendars(app: FastifyInstance): void {
  registerStaffEndpoints(app, endpoints, {
    createCalendarFeed: async ({ http, caller, body }) => {
      // The address outlives the session, and a desk is shared.
      if ((await requireStaffUser(http)).isByPin) throw forbidden();
      return { path: await createFeed(http.site, caller, body) };
    },
    deleteCalendarFeed: ({ http, caller, params }) =>
      endFeed(http.site, { account: caller.id, feed: params.id }, caller),
  });
  void app.register(feedRoute);
}

/** Programs fetch a calendar often; an unchanged one is a 304. */
async function feedRoute(app: FastifyInstance): Promise<void> {
  await app.register(conditionalRequests, { isWeak: true });
  registerEndpoint(app, endpoints.readCalendarFeed, async ({ http, reply, params }) => {
    const calendar = await readFeed(http.context, params.token);
    void reply.type('text/calendar; charset=utf-8');
    return calendar;
  });
}
