import type { FastifyInstance } from 'fastify';
import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { ownScheduleEndpoints } from '#shared/contract/clinic-data/setup/own-schedules.ts';
import { scheduleEndpoints } from '#shared/contract/clinic-data/setup/schedules.ts';
import {
  listOwnSchedules,
  readOwnSchedule,
} from '#server/features/clinic-data/schedules/own-schedules.ts';
import { requireReach } from '#server/features/clinic-data/setup/reach.ts';
import { saveDays } from '#server/features/clinic-data/schedules/save-days.ts';
import { saveHours } from '#server/features/clinic-data/schedules/save-hours.ts';
import type { Site } from '#server/site.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';

/** The calls of the hours of doctors, for account managers and for the clinics themselves. */
export function schedules(app: FastifyInstance): void {
  registerStaffEndpoint(app, ownScheduleEndpoints.schedules, async ({ http, caller }) => ({
    results: await listOwnSchedules(http.context, caller.user),
  }));
  registerStaffEndpoint(app, ownScheduleEndpoints.schedule, ({ http, caller, params }) =>
    readOwnSchedule(http.context, caller.user, params.id),
  );
  registerStaffEndpoint(app, scheduleEndpoints.saveHours, async (call) => {
    await requireEditable(call.http.site, call.caller.user, call.params.id);
    return saveHours(editorOf(call), { ...call.params, ...call.body });
  });
  registerStaffEndpoint(app, scheduleEndpoints.saveDays, async (call) => {
    await requireEditable(call.http.site, call.caller.user, call.params.id);
    return saveDays(editorOf(call), { ...call.params, ...call.body });
  });
}

const requireEditable = (site: Site, user: StaffUser, schedule: number) =>
  requireReach(site, user, 'schedules.edit', 'schedule', schedule);
