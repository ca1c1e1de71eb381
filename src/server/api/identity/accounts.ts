import type { FastifyInstance } from 'fastify';
import { accountAccessEndpoints } from '#shared/contract/identity/access.ts';
import { accountEndpoints as endpoints } from '#shared/contract/identity/accounts.ts';
import { endFeed, withdrawLink } from '#server/features/identity/account-access/end-access.ts';
import { listManagedAccess } from '#server/features/identity/account-access/list-access.ts';
import { changeAccount } from '#server/features/identity/team/change-account.ts';
import { endAccountSessions } from '#server/features/identity/team/end-account-sessions.ts';
import { inviteAccount } from '#server/features/identity/team/invite-account.ts';
import { inviteAgain } from '#server/features/identity/team/invite-again.ts';
import { findAccount, listAccounts } from '#server/features/identity/team/list-accounts.ts';
import { listClinicHeads } from '#server/features/identity/team/list-heads.ts';
import { lockAccount } from '#server/features/identity/team/lock-account.ts';
import {
  approveInvitation,
  listWaitingInvitations,
  stopInvitation,
} from '#server/features/identity/team/waiting-invitations.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';

export function accounts(app: FastifyInstance): void {
  registerStaffEndpoints(app, endpoints, {
    listAccounts: ({ http, query, caller }) => listAccounts(http.site, caller, query),
    account: ({ http, params, caller }) => findAccount(http.site, caller, params.id),
    clinicHeads: ({ http, caller }) => listClinicHeads(http.site, caller),
    inviteAccount: ({ http, body, caller }) => inviteAccount(http.site, body, caller),
    renewInvitation: ({ http, params, caller }) => inviteAgain(http.site, params.id, caller),
    waitingInvitations: ({ http, caller }) => listWaitingInvitations(http.site, caller),
    approveInvitation: ({ http, params, caller }) =>
      approveInvitation(http.site, params.id, caller),
    stopInvitation: ({ http, params, caller }) => stopInvitation(http.site, params.id, caller),
    changeAccount: ({ http, params, body, caller }) =>
      changeAccount(http.site, params.id, body, caller),
    endAccountSessions: ({ http, params, caller }) =>
      endAccountSessions(http.site, params.id, caller),
    lockAccount: ({ http, params, body, caller }) =>
      lockAccount(http.site, params.id, body.is_locked, caller),
  });
  registerStaffEndpoints(app, accountAccessEndpoints, {
    accountAccess: ({ http, params, caller }) => listManagedAccess(http.context, params.id, caller),
    endAccountFeed: ({ http, params: { id, feed }, caller }) =>
      endFeed(http.site, { account: id, feed }, caller),
    withdrawLink: ({ http, params: { id, opened }, caller }) =>
      withdrawLink(http.site, { account: id, opened }, caller),
  });
}
