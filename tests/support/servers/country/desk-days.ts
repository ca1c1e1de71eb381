import type pg from 'pg';
import { MIN_SAMPLES } from '#shared/domain/desk/queue.ts';
import type { Position } from '#shared/domain/identity/positions.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import type { StaffRights } from '#server/features/identity/accounts/account-values.ts';
import { ids } from '../../data/clinic.ts';
import { ASKED_APPOINTMENT } from '../../data/desk/asked-appointment.ts';
import { addBusyDays } from '../../data/desk/busy-day.ts';
import { addMorning } from '../../data/desk/morning.ts';
import { addSickDoctor, SICK_DOCTOR } from '../../data/desk/sick-doctor.ts';
import {
  buildAppointment,
  buildDoctor,
  buildDoctorService,
  buildRule,
  buildSchedule,
} from '../../data/factories.ts';
import { MORNING, TODAY, TOMORROW } from '../../e2e/data/today.ts';

/** The data that a desk begins with besides the sample clinic and the account `desk` of its first branch. */
interface DeskBeginning {
  /** Opens the clinic from 08:00 to 18:00 instead of all day. */
  readonly isOpenByDay?: true;
  /** The position of `desk`, which is `desk` by default. */
  readonly position?: Position;
  readonly accounts?: readonly StaffRights[];
  fill?(pool: pg.Pool): Promise<void>;
}

export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
export const ALL_DAY = { opens: 0, closes: 1440 };
export const BY_DAY = { opens: 480, closes: 1080 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer ago than an absence can be taken back. */
const TOLD_MS = 1_200_000;
const BRANCH = { role: 'clinic_branch_admin', branchIds: [ids.branch] } as const;
const MANAGER = { ...BRANCH, username: 'manager', position: 'manager' } as const;

const DESK_DAYS = {
  /** One doctor, who is always free. */
  free: {},
  /** An administrator of the clinic. */
  admin: {
    accounts: [{ username: 'admin', role: 'clinic_admin', clinicIds: [1] }],
    fill: leaveIdsToImports,
  },
  /** A second doctor who is always free. */
  two: { fill: addDoctor },
  /** An appointment of tomorrow, whose patient is asked if they are coming. */
  asked: { fill: addAppointment },
  /** 30 more doctors with 40 appointments each tomorrow. */
  busy: { isOpenByDay: true, fill: (pool) => addBusyDays(pool, TOMORROW) },
  /** The same doctors with as many appointments on each day of next week. */
  busyWeek: { isOpenByDay: true, fill: addBusyWeek },
  /** A second account of the desk. */
  colleagues: { accounts: [{ ...BRANCH, username: 'desk2', position: 'desk' }] },
  /** Appointments of two of three doctors today. */
  morning: { isOpenByDay: true, fill: addMorning },
  /** A doctor who is busy for two hours, so that patients queue; `desk` is a manager. */
  queue: { position: 'manager', fill: addQueue },
  /** A doctor with 16 appointments tomorrow. */
  sick: { accounts: [MANAGER], fill: addSickDoctor },
  /** The same doctor is absent, and patients choose other times. */
  told: { accounts: [MANAGER], fill: tellPatients },
  /** A manager, who answers reviews, and an operator, who reads the replies. */
  reviews: { accounts: [MANAGER, { username: 'operator', role: 'operator' }] },
} as const satisfies Record<string, DeskBeginning>;

export type DeskDay = keyof typeof DESK_DAYS;

/** Returns the data that a desk begins with on a day. */
export function deskBeginningOf(day: string): DeskBeginning {
  if (!Object.hasOwn(DESK_DAYS, day)) throw new Error(`There is no day ${day}`);
  return DESK_DAYS[day as DeskDay];
}

/** An import adds doctors, whose ids must not be those of the sample clinic. */
async function leaveIdsToImports(pool: pg.Pool): Promise<void> {
  await pool.query(`alter table doctor alter column id restart with 1000;
    alter table schedule alter column id restart with 1000`);
}

async function addBusyWeek(pool: pg.Pool): Promise<void> {
  const monday = addDays(TODAY, 7);
  await addBusyDays(pool, ...EVERY_DAY.map((weekday) => addDays(monday, weekday - 1)));
}

async function addDoctor(pool: pg.Pool): Promise<void> {
  const id = 101;
  await buildDoctor(pool, { id, slug: 'second', names: 'Dr. Varga Elemér' });
  await buildSchedule(pool, { id, doctor_id: id, clinic_branch_id: ids.branch });
  await buildDoctorService(pool, { id, schedule_id: id });
  const hours = { starts_minute: ALL_DAY.opens, ends_minute: ALL_DAY.closes };
  await buildRule(pool, ...EVERY_DAY.map((weekday) => ({ schedule_id: id, weekday, ...hours })));
}

async function addAppointment(pool: pg.Pool): Promise<void> {
  await buildAppointment(pool, {
    ...ASKED_APPOINTMENT,
    starts_at: new Date(MORNING + DAY_MS).toISOString(),
    created_at: new Date(MORNING - DAY_MS),
  });
}

/** Books the doctor from 08:00 to 11:00, and adds consultations of ten minutes for the estimates. */
async function addQueue(pool: pg.Pool): Promise<void> {
  const at = (ms: number) => new Date(ms).toISOString();
  await buildAppointment(pool, {
    client_name: 'Foglalt',
    client_phone: '',
    notify: false,
    starts_at: at(MORNING - HOUR_MS),
    ends_at: at(MORNING + 2 * HOUR_MS),
  });
  for (let index = 1; index <= MIN_SAMPLES; index += 1) {
    const start = MORNING - DAY_MS - index * HOUR_MS;
    await buildAppointment(pool, {
      client_name: 'Tegnapi',
      client_phone: '',
      notify: false,
      starts_at: at(start),
      attendance: 'seen',
      started_at: at(start),
      finished_at: at(start + HOUR_MS / 6),
    });
  }
}

/** Lets the doctor be absent until further notice, and tells the patients that they can choose. */
async function tellPatients(pool: pg.Pool): Promise<void> {
  await addSickDoctor(pool);
  const at = new Date(MORNING - TOLD_MS);
  // The last patient has a landline.
  await pool.query(`update appointment set notify = false where client_phone like '%015'`);
  const { rows } = await pool.query<{ id: number }>(
    `select begin_absence($1, array[$1]::integer[], $2, 'infinity', 'Influenza', $2, 'clinic manager') as id`,
    [SICK_DOCTOR, at],
  );
  const id = rows[0]?.id;
  await pool.query(
    `select hold_alternative($1, v.appointment_id, false, $2, $3, $2)
     from absence_appointment v where v.absence_id = $1`,
    [id, new Date(MORNING), new Date(MORNING + DAY_MS)],
  );
  await pool.query(`select confirm_absence($1, '{}', $2, 'clinic manager')`, [id, at]);
  await pool.query(
    `select apply_absence_appointment($1, v.appointment_id, $2) from absence_appointment v where v.absence_id = $1`,
    [id, new Date(MORNING)],
  );
}
