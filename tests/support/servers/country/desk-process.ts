import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { clinic, ids } from '../../data/clinic.ts';
import { MORNING } from '../../e2e/data/today.ts';
import { ALL_DAY, BY_DAY, deskBeginningOf, EVERY_DAY } from './desk-days.ts';
import { serveOneCountry } from './serve-one-country.ts';

const [password = '', day = ''] = process.argv.slice(2);
const { isOpenByDay, position = 'desk', accounts = [], fill } = deskBeginningOf(day);

/** Serves the sample clinic with an account for the desk of its first branch, and what the day adds. */
await serveOneCountry({
  roles: [],
  password,
  async fill(database) {
    const hours = isOpenByDay === true ? BY_DAY : ALL_DAY;
    await clinic({ weekdays: EVERY_DAY, ...hours }).fill(database);
    await fill?.(database.pool);
    const desk = {
      username: 'desk',
      role: 'clinic_branch_admin',
      branchIds: [ids.branch],
    } as const;
    for (const account of [{ ...desk, position }, ...accounts]) {
      await saveStaffUser(database.pool, { ...account, password }, MORNING);
    }
  },
});
