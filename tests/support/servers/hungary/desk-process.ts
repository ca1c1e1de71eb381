import type pg from 'pg';
import { saveStaffUser } from '#server/features/staff-accounts/index.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { addBusyDay } from '../../data/busy-day.ts';
import { clinic, ids } from '../../data/clinic.ts';
import { ASKED_VISIT } from '../../data/asked-visit.ts';
import {
  buildAppointment,
  buildDoctor,
  buildDoctorService,
  buildRule,
  buildSchedule,
} from '../../data/factories.ts';
import { serveHungary } from './serve-hungary.ts';

const password = process.argv[2] ?? '';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const ALWAYS = { opens: 0, closes: 1440 };
const DAY_MS = 86_400_000;
const BY_DAY = { opens: 480, closes: 1080 };

/**
 * Serves the sample clinic, always open, with an account for the desk of its first branch. With `busy`
 * as the second argument it is open by day, and 30 more doctors have 40 visits each tomorrow; with `two`
 * one more doctor is always free; with `asked` a visit of tomorrow was booked yesterday; with `colleagues`
 * there is a second account.
 */
await serveHungary({
  roles: [],
  password,
  async fill(database) {
    const isBusy = process.argv[3] === 'busy';
    const hours = isBusy ? BY_DAY : ALWAYS;
    await clinic({ weekdays: EVERY_DAY, ...hours, now: new Date().toISOString() }).fill(database);
    const desk = { username: 'desk', role: 'clinic_branch_admin', position: 'desk' } as const;
    if (process.argv[3] === 'asked') await addVisit(database.pool);
    if (process.argv[3] === 'two') await addDoctor(database.pool);
    if (isBusy) {
      const tomorrow = addDays(dateInZone(Date.now(), 'Europe/Budapest'), 1);
      await addBusyDay(database.pool, tomorrow);
    }
    const rights = { ...desk, password, branchIds: [ids.branch] };
    await saveStaffUser(database.pool, rights, Date.now());
    if (process.argv[3] === 'colleagues') {
      await saveStaffUser(database.pool, { ...rights, username: 'desk2' }, Date.now());
    }
  },
});

async function addDoctor(pool: pg.Pool): Promise<void> {
  const id = 101;
  await buildDoctor(pool, { id, slug: 'second', names: 'Dr. Varga Elemér' });
  await buildSchedule(pool, { id, doctor_id: id, clinic_branch_id: ids.branch });
  await buildDoctorService(pool, { id, schedule_id: id });
  const hours = { starts_minute: ALWAYS.opens, ends_minute: ALWAYS.closes };
  await buildRule(pool, ...EVERY_DAY.map((weekday) => ({ schedule_id: id, weekday, ...hours })));
}

async function addVisit(pool: pg.Pool): Promise<void> {
  await buildAppointment(pool, {
    ...ASKED_VISIT,
    starts_at: new Date(Date.now() + DAY_MS).toISOString(),
    created_at: new Date(Date.now() - DAY_MS),
  });
}
