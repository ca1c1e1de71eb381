import type { FastifyInstance } from 'fastify';
import { calendarEndpoints as endpoints } from '#shared/contract/desk/calendars/calendars.ts';
import { createFeed } from '#server/features/desk/calendar-feeds/create-feed.ts';
import { deleteFeed } from '#server/features/desk/calendar-feeds/delete-feed.ts';
import { listFeeds } from '#server/features/desk/calendar-feeds/list-feeds.ts';
import { readFeed } from '#server/features/desk/calendar-feeds/read-feed.ts';
import { forbidden } from '#server/http/http-error.ts';
import { conditionalRequests } from '#server/plugins/conditional-requests.ts';
import { registerEndpoint } from '../endpoint/register-endpoint.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { requireStaffUser } from '../endpoint/require-staff-user.ts';

/** Registers the subscriptions to appointments, and their calendars, which need no session. */
export function calendars(app: FastifyInstance): void {
  registerStaffEndpoints(app, endpoints, {
    calendarFeeds: ({ http, caller }) => listFeeds(http.context, caller),
    createCalendarFeed: async ({ http, caller, body }) => {
      // The address outlives the session, and a desk is shared.
      if ((await requireStaffUser(http)).isByPin) throw forbidden();
      return { path: await createFeed(http.site, caller, body) };
    },
    deleteCalendarFeed: ({ http, caller, params }) => deleteFeed(http.site, caller, params.id),
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
