import { randomUUID } from 'node:crypto';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { TestServer } from '../../servers/server.ts';
import { buildAppointment, buildReview, names } from '../factories.ts';
import { polyclinic } from '../polyclinic.ts';
import { signInVerified } from '../staff.ts';
import { staffClient } from '../staff-client.ts';

/** The day of the appointments, a Thursday. */
export const APPOINTMENT_DAY = '2026-11-26';
/** The service that every branch offers. */
export const SERVICE = 1;

/** A branch with one doctor whose data is built. */
interface Place {
  readonly clinic: number;
  readonly branch: number;
  readonly doctor: number;
  readonly schedule: number;
  readonly offer: number;
  readonly price: number;
  /** The number of the branch in the tests, which is in its texts and phones. */
  readonly number: number;
}

export const PLACES = {
  theirs: { clinic: 1, branch: 1, doctor: 1, schedule: 11, offer: 100, price: 18_000, number: 1 },
  sibling: { clinic: 1, branch: 2, doctor: 2, schedule: 22, offer: 200, price: 25_000, number: 2 },
  other: { clinic: 2, branch: 3, doctor: 5, schedule: 53, offer: 500, price: 12_000.5, number: 3 },
} as const satisfies Record<string, Place>;

/** Returns the word that is in every text about the patients, doctors and staff of a branch. */
export const markOf = (number: number) => ['', 'Harangvirág', 'Hóvirág', 'Pipacs'][number] ?? '';

/** The polyclinic, whose doctors have names with the words of their branches. */
export const MARKED_CLINICS = {
  name: 'marked_clinics',
  async fill(database: Parameters<typeof polyclinic.fill>[0]): Promise<void> {
    await polyclinic.fill(database);
    for (const { doctor, number } of Object.values(PLACES)) {
      const values = [doctor, names(`${markOf(number)} Anna`)];
      await database.pool.query('update doctor set names = $2 where id = $1', values);
    }
    await database.pool.query(
      `insert into season (first_day, last_day, names, is_confirmed, source_url)
       values ('2027-02-01', '2027-02-10', $1, true, 'https://example.com')`,
      [names('Ramadan')],
    );
  },
};

/** One of everything at a branch: what an account of another branch must not reach. */
export interface BranchData {
  clinic: number;
  /** The clinic as a row of content, which only those who have all of its branches edit. */
  wholeClinic: number;
  branch: number;
  doctor: number;
  schedule: number;
  offer: number;
  price: number;
  appointment: number;
  phone: string;
  surname: string;
  checkInCode: string;
  absence: number;
  absenceProposal: number;
  calendar: number;
  calendarFile: number;
  feed: number;
  plan: number;
  review: number;
  answeredReview: number;
  ticket: number;
  draft: number;
  proposal: number;
  imports: Readonly<Record<Import['kind'], number>>;
  account: number;
  username: string;
  session: number;
  secondFactor: number;
}

/** Data of which nothing exists. */
export const UNKNOWN: BranchData = {
  clinic: 0x77359401,
  wholeClinic: 0x77359401,
  branch: 0x77359402,
  doctor: 0x77359403,
  schedule: 0x77359404,
  offer: 0x77359405,
  price: 18e3,
  appointment: 0x77359406,
  phone: '+36209999999',
  surname: 'Nincsilyen',
  checkInCode: 'VZ1:2000000006:AAAAAA',
  absence: 0x77359407,
  absenceProposal: 0x77359418,
  calendar: 0x77359408,
  calendarFile: 0x77359409,
  feed: 0x7735940a,
  plan: 0x7735940b,
  review: 0x7735940c,
  answeredReview: 0x7735940d,
  ticket: 0x7735940e,
  draft: 0x7735940f,
  proposal: 0x77359417,
  account: 0x77359410,
  username: 'nobody',
  session: 0x77359411,
  secondFactor: 0x77359412,
  imports: {
    prices: 0x77359413,
    appointments: 0x77359414,
    doctors: 0x77359415,
    hours: 0x77359416,
  },
};

/** Builds one of everything at a branch, as an administrator of its clinic. */
export async function buildBranchData(server: TestServer, place: Place): Promise<BranchData> {
  const { clinic, branch, doctor, schedule, offer, price, number } = place;
  const mark = markOf(number);
  const { pool } = server.database;
  const idOf = async (sql: string, ...values: unknown[]) =>
    (await pool.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0;
  const owner = await staffClient(server, 'clinic_admin', {
    username: `owner${number}`,
    clinicIds: [clinic],
  });
  const phone = `+3620777100${number}`;
  const booked = {
    schedule_id: schedule,
    doctor_id: doctor,
    doctor_service_id: offer,
    client_name: mark,
    client_surname: `${mark}né`,
    client_phone: phone,
  };
  const [appointment, ...past] = await buildAppointment(
    pool,
    ...[`${APPOINTMENT_DAY}T08:00Z`, '2026-11-12T08:00Z', '2026-11-19T08:00Z'].map((starts_at) => ({
      ...booked,
      starts_at,
    })),
  );
  const [review, answered] = await buildReview(
    pool,
    ...past.map(({ id }) => ({ doctor_id: doctor, author: mark, appointment_id: id })),
  );
  const answeredReview = Number(answered?.id);
  const id = Number(appointment?.id);
  await pool.query('update doctor set portrait = $2 where id = $1', [doctor, `/media/${number}`]);
  await pool.query(`insert into doctor_portrait values ($1, $2, now(), 'anna')`, [doctor, mark]);
  const reply = { language: 'hu', version: null } as const;
  await owner.saveReply({ id: answeredReview, text: `${mark}: örülünk.`, ...reply });
  const page = await server.get(`/api/v1/appointments/${id}/?hash=${appointment?.hash}`);
  const day = { first_day: '2026-12-03', last_day: '2026-12-03' };
  const absence = await owner.beginAbsence({ doctor, ...day, reason: mark });
  const address = `https://calendar.example.com/${mark}.ics`;
  const calendar = await owner.addBusyCalendar({ doctor_id: doctor, address });
  await owner.createCalendarFeed({ branch_id: branch, doctor_id: null, detail: 'busy' });
  const planned = { price: price + 1, seen_price: price, planned_id: null };
  await owner.planPrices({ starts_on: '2026-12-01', changes: [{ id: offer, ...planned }] });
  await owner.setUpQueue({ id: branch, is_open: true });
  const ticket = await owner.addWalkIn({
    id: branch,
    key: randomUUID(),
    schedule_id: schedule,
    service: SERVICE,
    given_name: mark,
  });
  const change = { field: 'directions.hu', value: mark, live: null, draft_id: null };
  await owner.saveContentDrafts({ subject: 'clinic_branch', id: branch, changes: [change] });
  const username = `desk${number}`;
  await signInVerified(server, 'clinic_branch_admin', {
    username,
    displayName: mark,
    position: 'desk',
    branchIds: [branch],
  });
  const account = await idOf('select id from staff_user where username = $1', username);
  return {
    clinic,
    wholeClinic: clinic,
    branch,
    doctor,
    schedule,
    offer,
    price,
    appointment: id,
    phone,
    surname: `${mark}né`,
    checkInCode: page.body.check_in_code,
    absence: absence.id,
    absenceProposal: await idOf(
      `insert into absence_proposal
         (doctor_id, schedule_ids, first_day, last_day, reason, proposed_at, proposed_by)
       values ($1, array[$2::integer], '2026-12-18', '2026-12-18', $3, now(), 'clinic anna')
       returning id`,
      doctor,
      schedule,
      mark,
    ),
    calendar: calendar.id,
    ticket: ticket.id,
    review: Number(review?.id),
    answeredReview,
    account,
    username,
    calendarFile: await idOf(
      `insert into busy_calendar (doctor_id, schedule_ids, created_at)
       values ($1, array[$2::integer], now()) returning id`,
      doctor,
      schedule,
    ),
    feed: (await owner.listAccess()).calendar_feeds[0]?.id ?? 0,
    plan: await idOf('select id from planned_price where doctor_service_id = $1', offer),
    draft: await idOf('select id from content_draft where subject_id = $1', branch),
    proposal: await idOf(
      `insert into clinic_proposal (clinic_id, kind, doctor_id, proposed_by, proposed_at, reason)
       select $1, 'doctor', $2, id, now(), $3 from staff_user where username = $4 returning id`,
      clinic,
      doctor,
      mark,
      `owner${number}`,
    ),
    session: await idOf('select id from staff_session where staff_user_id = $1', account),
    secondFactor: await idOf(
      `insert into staff_second_factor
         (staff_user_id, kind, name, totp_secret, last_totp_step, created_at)
       values ($1, 'totp', 'App', 'sealed', 0, now()) returning id`,
      account,
    ),
    imports: {
      prices: await addImport('prices', ['name', 'price'], ['Cardiologist', '1000']),
      appointments: await addImport(
        'appointments',
        ['doctor', 'date', 'time', 'patient', 'phone', 'service'],
        [`${mark} Anna`, '2026-12-10', '09:00', mark, phone, 'Cardiologist'],
      ),
      doctors: await addImport('doctors', ['doctor', 'services'], [`${mark} Béla`, 'Cardiologist']),
      hours: await addImport('hours', ['doctor', 'day_1'], [`${mark} Anna`, '9:00-12:00']),
    },
  };

  /** Adds an import of one row, as if its file had been read. */
  async function addImport(kind: Import['kind'], fields: string[], cells: string[]) {
    const rows = [fields, cells].map((row, index) => ({ number: index + 1, cells: row }));
    const columns = Object.fromEntries(fields.map((field, column) => [field, column]));
    return idOf(
      `insert into import (clinic_id, kind, file_name, file_hash, state, sheets, mapping, created_at,
         created_by)
       values ($1, $2, $3, '', 'read', $4, $5, $6, $7) returning id`,
      clinic,
      kind,
      `${mark}.csv`,
      JSON.stringify([{ name: '', rows }]),
      JSON.stringify({ sheet: 0, header_row: 1, columns }),
      new Date(server.clock.now()),
      `owner${number}`,
    );
  }
}
