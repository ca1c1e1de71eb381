import { saveStaffUser } from '#server/features/staff-accounts/index.ts';
import { clinic, ids } from '../../data/clinic.ts';
import { serveHungary } from './serve-hungary.ts';

const password = process.argv[2] ?? '';
const ALWAYS_OPEN = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: 0, closes: 1440 };

/** Serves the sample clinic, always open, with an account for the desk of its first branch. */
await serveHungary({
  roles: [],
  password,
  async fill(database) {
    await clinic({ ...ALWAYS_OPEN, now: new Date().toISOString() }).fill(database);
    const desk = { username: 'desk', role: 'clinic_branch_admin', position: 'desk' } as const;
    await saveStaffUser(database.pool, { ...desk, password, branchIds: [ids.branch] }, Date.now());
  },
});
