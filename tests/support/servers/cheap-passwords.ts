import { PASSWORD_COST } from '#server/features/identity/accounts/password-cost.ts';

// Hundreds of tests sign in: at the real cost, that takes minutes of each run.
Object.assign(PASSWORD_COST, { ln: 4, r: 8, p: 1 });
