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
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';
import { editorOf } from './editor-of.ts';
import { saved } from './saved.ts';

/** The calls of public holidays, and of the hours of branches on them. */
export function holidays(app: FastifyInstance): void {
  registerStaffEndpoint(app, holidayEndpoints.holidays, ({ http, query }) =>
    listHolidays(http.site, query.year),
  );
  registerStaffEndpoint(app, holidayEndpoints.saveHoliday, (call) =>
    saved(saveHoliday(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, holidayEndpoints.deleteHoliday, (call) =>
    saved(deleteHoliday(editorOf(call), call.params.id)),
  );
  registerStaffEndpoint(app, holidayEndpoints.saveSeason, (call) =>
    saved(saveSeason(editorOf(call), call.body)),
  );
  registerStaffEndpoint(app, holidayEndpoints.deleteSeason, (call) =>
    saved(deleteSeason(editorOf(call), call.params.id)),
  );
  registerStaffEndpoint(app, holidayEndpoints.adoptHolidays, (call) =>
    saved(adoptHolidays(editorOf(call), call.params.id)),
  );
  registerStaffEndpoint(app, holidayEndpoints.completeHolidays, (call) =>
    saved(completeYear(editorOf(call), call.params.id, call.body.is_complete)),
  );
  registerStaffEndpoint(app, branchHolidayEndpoints.branchHolidays, ({ http, query, caller }) =>
    readBranchHolidays(http.site, caller, query.clinic ?? null),
  );
  registerStaffEndpoint(app, branchHolidayEndpoints.saveBranchHoliday, ({ http, body, caller }) =>
    saveBranchHoliday(http.site, caller, body),
  );
  registerStaffEndpoint(app, branchHolidayEndpoints.saveBranchSeason, ({ http, body, caller }) =>
    saveBranchSeason(http.site, caller, body),
  );
}
