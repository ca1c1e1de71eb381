import type { FastifyInstance } from 'fastify';
import { branchHolidayEndpoints } from '#shared/contract/staff/holidays/branch-holidays.ts';
import { holidayEndpoints } from '#shared/contract/staff/holidays/holidays.ts';
import {
  adoptHolidays,
  completeYear,
  deleteHoliday,
  deleteSeason,
  listHolidays,
  readBranchHolidays,
  saveBranchHoliday,
  saveBranchSeason,
  saveHoliday,
  saveSeason,
} from '#server/features/setup/index.ts';
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
    readBranchHolidays(http.site, caller.user, query.clinic ?? null),
  );
  registerStaffEndpoint(app, branchHolidayEndpoints.saveBranchHoliday, ({ http, body, caller }) =>
    saveBranchHoliday(http.site, caller.user, body),
  );
  registerStaffEndpoint(app, branchHolidayEndpoints.saveBranchSeason, ({ http, body, caller }) =>
    saveBranchSeason(http.site, caller.user, body),
  );
}
