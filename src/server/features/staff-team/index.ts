export { changeAccount } from './change-account.ts';
export { endAccountSessions } from './end-account-sessions.ts';
export { inviteAccount } from './invite-account.ts';
export { listAccounts } from './list-accounts.ts';
export { lockAccount } from './lock-account.ts';
export { inviteAgain } from './invite-again.ts';
