import { saveStaffUser } from '#server/features/staff-accounts/index.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { addBusyDay } from '../../data/busy-day.ts';
import { clinic, ids } from '../../data/clinic.ts';
import { serveHungary } from './serve-hungary.ts';

const password = process.argv[2] ?? '';
const ALWAYS_OPEN = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: 0, closes: 1440 };

/**
 * Serves the sample clinic, always open, with an account for the desk of its first branch. With `busy`
 * as the second argument, 30 more doctors have 40 visits each tomorrow.
 */
await serveHungary({
  roles: [],
  password,
  async fill(database) {
    await clinic({ ...ALWAYS_OPEN, now: new Date().toISOString() }).fill(database);
    const desk = { username: 'desk', role: 'clinic_branch_admin', position: 'desk' } as const;
    if (process.argv[3] === 'busy') {
      const tomorrow = addDays(dateInZone(Date.now(), 'Europe/Budapest'), 1);
      await addBusyDay(database.pool, tomorrow);
    }
    await saveStaffUser(database.pool, { ...desk, password, branchIds: [ids.branch] }, Date.now());
  },
});
