import type { FastifyInstance } from 'fastify';
import { ownScheduleEndpoints } from '#shared/contract/clinic-data/setup/own-schedules.ts';
import { scheduleEndpoints } from '#shared/contract/clinic-data/setup/schedules.ts';
import {
  listOwnSchedules,
  readOwnSchedule,
} from '#server/features/clinic-data/schedules/own-schedules.ts';
import { requireReach } from '#server/features/clinic-data/setup/reach.ts';
import { saveDays } from '#server/features/clinic-data/schedules/save-days.ts';
import { saveHours } from '#server/features/clinic-data/schedules/save-hours.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';

/** The calls of the hours of doctors, for account managers and for the clinics themselves. */
export function schedules(app: FastifyInstance): void {
  registerStaffEndpoints(app, ownScheduleEndpoints, {
    schedules: async ({ http, caller }) => ({
      results: await listOwnSchedules(http.context, caller),
    }),
    schedule: ({ http, caller, params }) => readOwnSchedule(http.context, caller, params.id),
  });
  registerStaffEndpoints(app, scheduleEndpoints, {
    saveHours: async (call) => {
      await requireReach(call.http.site, call.caller, 'schedule', call.params.id);
      return saveHours(editorOf(call), { ...call.params, ...call.body });
    },
    saveDays: async (call) => {
      await requireReach(call.http.site, call.caller, 'schedule', call.params.id);
      return saveDays(editorOf(call), { ...call.params, ...call.body });
    },
  });
}
