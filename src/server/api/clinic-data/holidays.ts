import type { FastifyInstance } from 'fastify';
import { branchHolidayEndpoints } from '#shared/contract/clinic-data/holidays/branch-holidays.ts';
import { holidayEndpoints } from '#shared/contract/clinic-data/holidays/holidays.ts';
import {
  adoptHolidays,
  deleteHoliday,
  saveHoliday,
} from '#server/features/clinic-data/holidays/save-holiday.ts';
import { completeYear } from '#server/features/clinic-data/holidays/complete-year.ts';
import { deleteSeason, saveSeason } from '#server/features/clinic-data/holidays/save-season.ts';
import { listHolidays } from '#server/features/clinic-data/holidays/list-holidays.ts';
import { readBranchHolidays } from '#server/features/clinic-data/holidays/read-branch-holidays.ts';
import { saveBranchHoliday } from '#server/features/clinic-data/holidays/save-branch-holiday.ts';
import { saveBranchSeason } from '#server/features/clinic-data/holidays/save-branch-season.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls of public holidays, and of the hours of branches on them. */
export function holidays(app: FastifyInstance): void {
  registerStaffEndpoints(app, holidayEndpoints, {
    holidays: ({ http, query }) => listHolidays(http.site, query.year),
    saveHoliday: (call) => saved(saveHoliday(editorOf(call), call.body)),
    deleteHoliday: (call) => saved(deleteHoliday(editorOf(call), call.params.id)),
    saveSeason: (call) => saved(saveSeason(editorOf(call), call.body)),
    deleteSeason: (call) => saved(deleteSeason(editorOf(call), call.params.id)),
    adoptHolidays: (call) => saved(adoptHolidays(editorOf(call), call.params.id)),
    completeHolidays: (call) =>
      saved(completeYear(editorOf(call), call.params.id, call.body.is_complete)),
  });
  registerStaffEndpoints(app, branchHolidayEndpoints, {
    branchHolidays: ({ http, query, caller }) =>
      readBranchHolidays(http.site, caller, query.clinic ?? null),
    saveBranchHoliday: ({ http, body, caller }) => saveBranchHoliday(http.site, caller, body),
    saveBranchSeason: ({ http, body, caller }) => saveBranchSeason(http.site, caller, body),
  });
}
