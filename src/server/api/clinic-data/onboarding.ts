import type { FastifyInstance } from 'fastify';
import { onboardingEndpoints as endpoints } from '#shared/contract/clinic-data/onboarding/onboarding.ts';
import { accountManagerEndpoints } from '#shared/contract/clinic-data/onboarding/account-managers.ts';
import {
  listAccountManagers,
  takeClinic,
} from '#server/features/clinic-data/onboarding/account-managers.ts';
import { bookRehearsal } from '#server/features/clinic-data/onboarding/book-rehearsal.ts';
import { listOnboardings } from '#server/features/clinic-data/onboarding/list-onboardings.ts';
import {
  readOwnContact,
  saveOwnContact,
} from '#server/features/clinic-data/onboarding/own-contact.ts';
import { publishClinic } from '#server/features/clinic-data/onboarding/publish-clinic.ts';
import { startOnboarding } from '#server/features/clinic-data/onboarding/start-onboarding.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';

/** The calls that bring a clinic from its request to join to its patients. */
export function onboarding(app: FastifyInstance): void {
  registerStaffEndpoints(app, endpoints, {
    onboardings: async ({ http, caller }) => ({
      results: await listOnboardings(http.site, caller),
    }),
    startOnboarding: ({ http, body, caller }) => startOnboarding(http.site, caller, body),
    bookRehearsal: ({ http, params, body, caller }) =>
      bookRehearsal(http.context, caller, { ...params, ...body }),
    publishClinic: async ({ http, params, caller }) => {
      await publishClinic(http.site, caller, params.id);
      return { clinic_id: params.id };
    },
  });
  registerStaffEndpoints(app, accountManagerEndpoints, {
    accountManagers: async ({ http, query, caller }) => ({
      results: await listAccountManagers(http.site, caller, query.clinic ?? null),
    }),
    takeClinic: async ({ http, params, caller }) => {
      await takeClinic(http.site, caller, params.id);
      return { clinic_id: params.id };
    },
    ownContact: ({ http, caller }) => readOwnContact(http.site, caller),
    saveOwnContact: ({ http, body, caller }) => saveOwnContact(http.site, caller, body),
  });
}
