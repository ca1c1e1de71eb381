import type pg from 'pg';
import { saveStaffUser } from '#server/features/staff-accounts/index.ts';
import { MIN_SAMPLES } from '#shared/domain/desk/queue.ts';
import type { Position } from '#shared/domain/people/staff/positions.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { addBusyDay } from '../../data/desk/busy-day.ts';
import { clinic, ids } from '../../data/clinic.ts';
import { ASKED_VISIT } from '../../data/desk/asked-visit.ts';
import {
  buildAppointment,
  buildDoctor,
  buildDoctorService,
  buildRule,
  buildSchedule,
} from '../../data/factories.ts';
import { addMorning, MORNING } from '../../data/desk/morning.ts';
import { addSickDoctor, SICK_DOCTOR } from '../../data/desk/sick-doctor.ts';
import { serveHungary } from './serve-hungary.ts';

const password = process.argv[2] ?? '';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const ALWAYS = { opens: 0, closes: 1440 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer ago than an absence can be taken back. */
const TOLD_MS = 1_200_000;
const BY_DAY = { opens: 480, closes: 1080 };
const isMorning = process.argv[3] === 'morning';
const clock = isMorning ? () => MORNING + Math.floor(performance.now()) : Date.now;

/**
 * Serves the sample clinic, always open, with an account for the desk of its first branch. With `busy`
 * as the second argument it is open by day, and 30 more doctors have 40 visits each tomorrow; with `two`
 * one more doctor is always free; with `asked` a visit of tomorrow was booked yesterday; with `colleagues`
 * there is a second account, with `admin` an administrator of the clinic; with `queue` the branch has a queue, the doctor is busy for three hours, and
 * the account is a manager's; with `reviews` there are a manager and an operator. With `sick` a doctor has 16 visits tomorrow; with `told`
 * the doctor is absent and patients choose other times. With `morning` it is 09:00 at `MORNING`, and two of
 * three doctors have visits today.
 */
await serveHungary({
  roles: [],
  password,
  clock,
  async fill(database) {
    const isBusy = process.argv[3] === 'busy';
    const hours = isBusy || isMorning ? BY_DAY : ALWAYS;
    const now = new Date(clock()).toISOString();
    await clinic({ weekdays: EVERY_DAY, ...hours, now }).fill(database);
    if (isMorning) await addMorning(database.pool);
    const desk = { username: 'desk', role: 'clinic_branch_admin' } as const;
    if (process.argv[3] === 'queue') await addQueue(database.pool);
    if (process.argv[3] === 'reviews') await addReaders(database.pool);
    if (process.argv[3] === 'admin') await addAdministrator(database.pool);
    if (process.argv[3] === 'asked') await addVisit(database.pool);
    if (process.argv[3] === 'two') await addDoctor(database.pool);
    if (process.argv[3] === 'sick' || process.argv[3] === 'told') {
      await addSickDoctor(database.pool, {
        day: addDays(dateInZone(Date.now(), 'Europe/Budapest'), 1),
        now,
      });
      const manager = { ...desk, username: 'manager', position: 'manager' } as const;
      const rights = { ...manager, password, branchIds: [ids.branch] };
      await saveStaffUser(database.pool, rights, Date.now());
      if (process.argv[3] === 'told') await tellPatients(database.pool);
    }
    if (isBusy) {
      const tomorrow = addDays(dateInZone(Date.now(), 'Europe/Budapest'), 1);
      await addBusyDay(database.pool, tomorrow);
    }
    const position: Position = process.argv[3] === 'queue' ? 'manager' : 'desk';
    const rights = { ...desk, position, password, branchIds: [ids.branch] };
    await saveStaffUser(database.pool, rights, clock());
    if (process.argv[3] === 'colleagues') {
      await saveStaffUser(database.pool, { ...rights, username: 'desk2' }, Date.now());
    }
  },
});

/** Adds a manager, who answers reviews, and an operator, who reads the replies. */
async function addReaders(pool: pg.Pool): Promise<void> {
  const manager = {
    username: 'manager',
    role: 'clinic_branch_admin',
    position: 'manager',
  } as const;
  await saveStaffUser(pool, { ...manager, password, branchIds: [ids.branch] }, Date.now());
  await saveStaffUser(pool, { username: 'operator', role: 'operator', password }, Date.now());
}

async function addAdministrator(pool: pg.Pool): Promise<void> {
  const admin = { username: 'admin', role: 'clinic_admin', clinicIds: [1] } as const;
  await saveStaffUser(pool, { ...admin, password }, Date.now());
}

/** Lets the doctor be absent until further notice, and tells the patients that they can choose. */
async function tellPatients(pool: pg.Pool): Promise<void> {
  const at = new Date(Date.now() - TOLD_MS);
  // The last patient has a landline.
  await pool.query(`update appointment set notify = false where client_phone like '%015'`);
  const { rows } = await pool.query<{ id: number }>(
    `select begin_absence($1, array[$1]::integer[], $2, 'infinity', 'Influenza', $2, 'clinic manager') as id`,
    [SICK_DOCTOR, at],
  );
  const id = rows[0]?.id;
  const until = new Date(Date.now() + DAY_MS);
  await pool.query(
    `select hold_alternative($1, v.appointment_id, false, $2, $3, $2)
     from absence_visit v where v.absence_id = $1`,
    [id, new Date(), until],
  );
  await pool.query(`select confirm_absence($1, '{}', $2, 'clinic manager')`, [id, at]);
  await pool.query(
    `select apply_absence_visit($1, v.appointment_id, $2) from absence_visit v where v.absence_id = $1`,
    [id, new Date()],
  );
}

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

/** Books the doctor for three hours, and adds consultations of ten minutes for the estimates. */
async function addQueue(pool: pg.Pool): Promise<void> {
  const now = Date.now();
  const at = (ms: number) => new Date(ms).toISOString();
  await buildAppointment(pool, {
    ...{ client_name: 'Foglalt', client_phone: '', notify: false },
    ...{ starts_at: at(now - HOUR_MS), ends_at: at(now + 2 * HOUR_MS) },
  });
  for (let index = 1; index <= MIN_SAMPLES; index += 1) {
    const start = now - DAY_MS - index * HOUR_MS;
    await buildAppointment(pool, {
      ...{ client_name: 'Tegnapi', client_phone: '', notify: false, starts_at: at(start) },
      ...{ attendance: 'seen', started_at: at(start), finished_at: at(start + HOUR_MS / 6) },
    });
  }
}
