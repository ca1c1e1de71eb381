import type { FastifyInstance } from 'fastify';
import { busyCalendarEndpoints as endpoints } from '#shared/contract/desk/calendars/busy-calendars.ts';
import { addCalendar } from '#server/features/desk/busy-calendars/add-calendar.ts';
import { listCalendars } from '#server/features/desk/busy-calendars/busy-calendar-rows.ts';
import { pauseCalendar } from '#server/features/desk/busy-calendars/pause-calendar.ts';
import { removeCalendar } from '#server/features/desk/busy-calendars/remove-calendar.ts';
import { uploadCalendar } from '#server/features/desk/busy-calendars/upload-calendar.ts';
import { acceptUploads } from '../endpoint/accept-uploads.ts';
import {
  registerStaffEndpoint,
  registerStaffEndpoints,
} from '../endpoint/register-staff-endpoint.ts';

/** Registers the calls about other calendars of doctors. */
export async function busyCalendars(app: FastifyInstance): Promise<void> {
  registerStaffEndpoints(app, endpoints, {
    busyCalendars: ({ http, caller }) => listCalendars(http.context, caller),
    addBusyCalendar: ({ http, body, caller }) => addCalendar(http.context, caller, body),
    pauseBusyCalendar: ({ http, params, body, caller }) =>
      pauseCalendar(http.context, caller, params.id, body.is_paused),
    removeBusyCalendar: ({ http, params, caller }) => removeCalendar(http.site, caller, params.id),
  });
  await app.register(async (uploads: FastifyInstance) => {
    acceptUploads(uploads, endpoints.uploadBusyCalendar.upload);
    registerStaffEndpoint(uploads, endpoints.uploadBusyCalendar, ({ http, query, body, caller }) =>
      uploadCalendar(http.context, caller, { ...query, bytes: body }),
    );
  });
}
