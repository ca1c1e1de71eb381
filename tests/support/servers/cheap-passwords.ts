import { vi } from 'vitest';

// Hundreds of tests sign in: at the real cost, that takes minutes of each run.
vi.mock('#server/features/staff-accounts/password-cost.ts', () => ({
  PASSWORD_COST: { ln: 4, r: 8, p: 1 },
}));
