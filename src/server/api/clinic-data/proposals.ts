import type { FastifyInstance } from 'fastify';
import { proposalEndpoints } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { decideProposal } from '#server/features/clinic-data/proposals/decide-proposal.ts';
import { readOwnClinics } from '#server/features/clinic-data/proposals/own-clinics.ts';
import { listProposals } from '#server/features/clinic-data/proposals/proposal-rows.ts';
import {
  proposeBranch,
  proposePartner,
} from '#server/features/clinic-data/proposals/propose-clinic-data.ts';
import { proposePlace } from '#server/features/clinic-data/proposals/propose-offer.ts';
import { proposeDoctor } from '#server/features/clinic-data/proposals/propose-doctor.ts';
import { renewProposal } from '#server/features/clinic-data/proposals/renew-proposal.ts';
import { withdrawProposal } from '#server/features/clinic-data/proposals/withdraw-proposal.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';

/** The calls by which clinics add to themselves what account managers approve. */
export function proposals(app: FastifyInstance): void {
  registerStaffEndpoints(app, proposalEndpoints, {
    ownClinics: ({ http, caller }) => readOwnClinics(http.site, caller),
    proposals: async ({ http, query, caller }) => ({
      results: await listProposals(http.site, caller, query.clinic ?? null),
    }),
    proposeDoctor: ({ http, body, caller }) => proposeDoctor(http.site, caller, body),
    proposeBranch: ({ http, body, caller }) => proposeBranch(http.site, caller, body),
    proposePlace: ({ http, body, caller }) => proposePlace(http.site, caller, body),
    proposePartner: ({ http, body, caller }) => proposePartner(http.site, caller, body),
    renewProposal: async ({ http, params, caller }) => {
      await renewProposal(http.site, caller, params.id);
      return { id: params.id };
    },
    withdrawProposal: async ({ http, params, body, caller }) => {
      await withdrawProposal(http.site, caller, { ...params, ...body });
      return { id: params.id };
    },
    decideProposal: async ({ http, params, body, caller }) => {
      await decideProposal(http.site, caller, { ...params, ...body });
      return { id: params.id };
    },
  });
}
