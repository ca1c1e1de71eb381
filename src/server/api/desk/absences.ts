import type { FastifyInstance, FastifyRequest } from 'fastify';
import { absenceProposalEndpoints } from '#shared/contract/desk/absences/absence-proposals.ts';
import { absenceEndpoints } from '#shared/contract/desk/absences/absences.ts';
import {
  acceptAbsenceProposal,
  listAbsenceProposals,
  proposeAbsence,
  rejectAbsenceProposal,
  withdrawAbsenceProposal,
} from '#server/features/desk/absences/absence-proposals.ts';
import { beginAbsence } from '#server/features/desk/absences/begin-absence.ts';
import { confirmAbsence, endAbsence } from '#server/features/desk/absences/decide-absence.ts';
import { listAbsences } from '#server/features/desk/absences/list-absences.ts';
import { listDoctorsInReach } from '#server/features/desk/absences/list-doctors.ts';
import { readAbsence } from '#server/features/desk/absences/read-absence.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';

export function absences(app: FastifyInstance): void {
  const endpoints = { ...absenceEndpoints, ...absenceProposalEndpoints };
  registerStaffEndpoints(app, endpoints, {
    doctorsInReach: ({ http, caller }) => listDoctorsInReach(http.context, caller),
    absences: ({ http, caller }) => listAbsences(http.context, caller),
    absenceProposals: ({ http, caller }) => listAbsenceProposals(http.context, caller),
    proposeAbsence: ({ http, body, caller }) => proposeAbsence(http.context, caller, body),
    withdrawAbsenceProposal: ({ http, params, caller }) =>
      withdrawAbsenceProposal(http.context, caller, params.id),
    acceptAbsenceProposal: ({ http, params, caller }) =>
      acceptAbsenceProposal(http.context, caller, params.id, logHolds(http)),
    rejectAbsenceProposal: ({ http, params, body, caller }) =>
      rejectAbsenceProposal(http.context, caller, { ...body, ...params }),
    beginAbsence: ({ http, body, caller }) =>
      beginAbsence(http.context, caller, body, logHolds(http)),
    absence: ({ http, params, caller }) => readAbsence(http.context, caller, params.id),
    confirmAbsence: ({ http, params, body, caller }) =>
      confirmAbsence(http.context, caller, { ...body, ...params }, logHolds(http)),
    endAbsence: ({ http, params, caller }) =>
      endAbsence(http.context, caller, params.id, logHolds(http)),
  });
}

const logHolds =
  ({ log }: FastifyRequest) =>
  (error: unknown) =>
    log.warn({ err: error }, 'alternatives not held or released');
