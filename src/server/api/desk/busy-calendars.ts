import type { FastifyInstance } from 'fastify';
import { busyCalendarEndpoints as endpoints } from '#shared/contract/desk/calendars/busy-calendars.ts';
import { addCalendar } from '#server/features/desk/busy-calendars/add-calendar.ts';
import { listCalendars } from '#server/features/desk/busy-calendars/busy-calendar-rows.ts';
import { pauseCalendar } from '#server/features/desk/busy-calendars/pause-calendar.ts';
import { removeCalendar } from '#server/features/desk/busy-calendars/remove-calendar.ts';
import { uploadCalendar } from '#server/features/desk/busy-calendars/upload-calendar.ts';
import { acceptUploads } from '../endpoint/accept-uploads.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';

/** Registers the calls about other calendars of doctors. */
export async function busyCalendars(app: FastifyInstance): Promise<void> {
  registerStaffEndpoint(app, endpoints.busyCalendars, ({ http, caller }) =>
    listCalendars(http.context, caller),
  );
  registerStaffEndpoint(app, endpoints.addBusyCalendar, ({ http, body, caller }) =>
    addCalendar(http.context, caller, body),
  );
  registerStaffEndpoint(app, endpoints.pauseBusyCalendar, ({ http, params, body, caller }) =>
    pauseCalendar(http.context, caller, params.id, body.is_paused),
  );
  registerStaffEndpoint(app, endpoints.removeBusyCalendar, ({ http, params, caller }) =>
    removeCalendar(http.site, caller, params.id),
  );
  await app.register(async (uploads: FastifyInstance) => {
    acceptUploads(uploads, endpoints.uploadBusyCalendar.upload);
    registerStaffEndpoint(uploads, endpoints.uploadBusyCalendar, ({ http, query, body, caller }) =>
      uploadCalendar(http.context, caller, { ...query, bytes: body }),
    );
  });
}
