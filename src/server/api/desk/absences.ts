import type { FastifyInstance, FastifyRequest } from 'fastify';
import { absenceEndpoints as endpoints } from '#shared/contract/desk/absences/absences.ts';
import { beginAbsence } from '#server/features/desk/absences/begin-absence.ts';
import { confirmAbsence, endAbsence } from '#server/features/desk/absences/decide-absence.ts';
import { listAbsences } from '#server/features/desk/absences/list-absences.ts';
import { listAbsentDoctors } from '#server/features/desk/absences/list-doctors.ts';
import { readAbsence } from '#server/features/desk/absences/read-absence.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';

export function absences(app: FastifyInstance): void {
  registerStaffEndpoint(app, endpoints.absentDoctors, ({ http, caller }) =>
    listAbsentDoctors(http.context, caller),
  );
  registerStaffEndpoint(app, endpoints.absences, ({ http, caller }) =>
    listAbsences(http.context, caller),
  );
  registerStaffEndpoint(app, endpoints.beginAbsence, ({ http, body, caller }) =>
    beginAbsence(http.context, caller, body, logHolds(http)),
  );
  registerStaffEndpoint(app, endpoints.absence, ({ http, params, caller }) =>
    readAbsence(http.context, caller, params.id),
  );
  registerStaffEndpoint(app, endpoints.confirmAbsence, ({ http, params, body, caller }) =>
    confirmAbsence(http.context, caller, { ...body, ...params }, logHolds(http)),
  );
  registerStaffEndpoint(app, endpoints.endAbsence, ({ http, params, caller }) =>
    endAbsence(http.context, caller, params.id),
  );
}

const logHolds =
  ({ log }: FastifyRequest) =>
  (error: unknown) =>
    log.warn({ err: error }, 'alternatives not held');
