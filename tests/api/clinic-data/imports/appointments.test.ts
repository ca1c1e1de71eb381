import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';
import { slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Import = ImportOf<'appointments'>;

const HEADER = 'Orvos;Dátum;Időpont;Perc;Páciens;Telefon;Szolgáltatás;Megjegyzés';
const ROWS = [
  'Dr. Nagy Anna;2026. 11. 24.;9:00;30;Kovács Éva;06 30 123 4567;Cardiologist;allergic to iodine',
  'Dr. Nagy Anna;2026. 11. 24.;10:00;60;Szabó Pál;+36 20 123 4567;Heart ultrasound;',
  'dr nagy anna;2026. 11. 24.;14:00;;Tóth Géza;;;',
  'Kis B.;2026. 11. 25.;9:30-10:15;;Varga Ida;call the office;;',
];
const FILE = [HEADER, ...ROWS].join('\n');
const RETENTION = { patientDays: 365, messageDays: 90 };

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
});
afterEach(() => server.close());

async function post(id: number, action: string, body: object = {}): Promise<Import> {
  const path = `/api/staff/v1/imports/${id}/${action}/`;
  const response = await server.post(path, body, bearer(token));
  if (response.status !== 200) throw new Error(response.body.errors[0].code);
  return response.body;
}

async function upload(file: string | Uint8Array = FILE): Promise<Import> {
  const { status, body } = await uploadFile(server, token, file, { kind: 'appointments' });
  expect(status).toBe(201);
  return body;
}

/** Confirms the first candidate of every name that has one. */
async function confirm({ id, doctors, names }: Import): Promise<Import> {
  const open = doctors.filter(({ candidates }) => candidates.length > 0);
  let shown = await post(id, 'doctors', {
    matches: open.map(({ key, candidates }) => ({ key, schedule_id: candidates[0] })),
  });
  const services = names.filter(({ candidates }) => candidates.length > 0);
  if (services.length > 0) {
    const matches = services.map(({ key, candidates }) => ({ key, service_id: candidates[0] }));
    shown = await post(id, 'matches', { matches });
  }
  return shown;
}

async function apply(file = FILE): Promise<Import> {
  const { id, preview } = await confirm(await upload(file));
  return post(id, 'apply', { fingerprint: preview?.fingerprint });
}

async function appointments() {
  const { rows } = await server.database.pool.query(
    `select to_char(starts_at at time zone 'Europe/Budapest', 'DD HH24:MI') as at,
       extract(epoch from ends_at - starts_at)::integer / 60 as minutes, client_name as name,
       client_phone as phone, doctor_service_id as offer, status, notify, note, is_outside_hours as outside
     from appointment where source = 'import' order by starts_at, id`,
  );
  return rows;
}

async function count(table: string): Promise<number> {
  const { rows } = await server.database.pool.query(`select count(*)::integer from ${table}`);
  return rows[0].count;
}

test('a list of appointments proposes columns, doctors and services, and enters nothing by itself', async () => {
  const { kind, mapping, doctors, names, preview } = await upload();
  expect(kind).toBe('appointments');
  expect(mapping).toEqual({
    sheet: 0,
    header_row: 1,
    columns: {
      doctor: 0,
      date: 1,
      time: 2,
      duration: 3,
      patient: 4,
      phone: 5,
      service: 6,
    },
  });
  expect(
    doctors.map(({ doctor, candidates, is_sure: isSure, rows_count }) => [
      doctor,
      candidates,
      isSure,
      rows_count,
    ]),
  ).toEqual([
    ['Dr. Nagy Anna', [1], true, 3],
    ['Kis B.', [2], false, 1],
  ]);
  expect(names.map(({ name, candidates }) => [name, candidates[0]])).toEqual([
    ['Cardiologist', ids.cardiologist],
    ['Heart ultrasound', ids.ultrasound],
  ]);
  expect(preview).toMatchObject({ entered: { count: 0 }, unconfirmed: 4, left: { count: 0 } });
  expect(await appointments()).toEqual([]);
});

test('the preview marks appointments outside hours and phones that cannot be read', async () => {
  const { preview } = await confirm(await upload());
  expect(preview?.entered.lines).toMatchObject([
    { row: 4, patient: 'Tóth Géza', is_outside_hours: true, has_bad_phone: false },
    { row: 5, patient: 'Varga Ida', is_outside_hours: false, has_bad_phone: true, minutes: 45 },
    { row: 2, starts_at: '2026-11-24T09:00:00+01:00', minutes: 30, is_outside_hours: false },
    { row: 3, minutes: 60, service_id: ids.ultrasound },
  ]);
  expect(preview).toMatchObject({ entered: { count: 4 }, outside_hours: 1, reminds: false });
});

test('an applied import enters the appointments, takes their times, and sends nothing', async () => {
  expect(await slotsOn(server, TUESDAY, ids.cardiologist, ids.doctor)).toHaveLength(6);
  const applied = await apply();
  expect(applied).toMatchObject({
    state: 'applied',
    can_undo: true,
    report: {
      created: 4,
      changed: 0,
      kept: 0,
      same: 0,
      left: [],
    },
  });
  const silent = { status: 'booked', notify: false, note: '' };
  expect(await appointments()).toEqual([
    {
      at: '24 09:00',
      minutes: 30,
      name: 'Kovács Éva',
      phone: '+36301234567',
      offer: ids.consultation,
      outside: false,
      ...silent,
    },
    {
      at: '24 10:00',
      minutes: 60,
      name: 'Szabó Pál',
      phone: '+36201234567',
      offer: ids.hourProcedure,
      outside: false,
      ...silent,
    },
    {
      at: '24 14:00',
      minutes: 30,
      name: 'Tóth Géza',
      phone: '',
      offer: ids.consultation,
      outside: true,
      ...silent,
    },
    {
      at: '25 09:30',
      minutes: 45,
      name: 'Varga Ida',
      phone: '',
      offer: ids.otherConsultation,
      outside: false,
      ...silent,
    },
  ]);
  const slots = await slotsOn(server, TUESDAY, ids.cardiologist, ids.doctor);
  expect(slots.map(({ datetime }) => datetime.slice(11, 16))).toEqual(['09:30', '11:00', '11:30']);
  expect(await count('message')).toBe(0);
  const { rows } = await server.database.pool.query(
    'select distinct action, actor from appointment_event',
  );
  expect(rows).toEqual([{ action: 'booked', actor: 'clinic clinic_admin' }]);
});

test('the second import of a file enters nothing, with its rows in any order', async () => {
  await apply();
  for (const file of [FILE, [HEADER, ...ROWS.toReversed()].join('\n')]) {
    const { id, doctors, preview } = await upload(file);
    expect(doctors.every(({ is_confirmed: isConfirmed }) => isConfirmed)).toBe(true);
    expect(preview).toMatchObject({ entered: { count: 0 }, same: 4, left: { count: 0 } });
    const { report } = await post(id, 'apply', { fingerprint: preview?.fingerprint });
    expect(report).toEqual({ created: 0, changed: 0, kept: 0, same: 4, left: [] });
  }
  expect(await appointments()).toHaveLength(4);
});

test('an appointment that the desk moved or cancelled since is not entered again', async () => {
  await apply();
  const { pool } = server.database;
  const { rows } = await pool.query<{ id: string }>(
    `select id from appointment where source = 'import' order by starts_at limit 2`,
  );
  const [moved, cancelled] = rows.map((row) => row.id);
  const now = new Date(server.clock.now());
  await pool.query(
    `select move_at_desk($1, 1, '2026-11-26T08:00:00Z', $2, null, null, null, null)`,
    [moved, now],
  );
  await pool.query(`select cancel_at_desk($1, 'clinic', '', $2, null, null)`, [cancelled, now]);
  const { preview } = await upload();
  expect(preview).toMatchObject({ entered: { count: 0 }, same: 4 });
});

test('an appointment that was entered at the desk is known, and one over another appointment is left out', async () => {
  const book = async (time: string, phone: string) => {
    const slot = await slotAt(server, time);
    await bookAppointment(server, slot, { client_phone: phone });
  };
  await book('09:00', '+36301234567');
  await book('10:30', '+36701234567');
  const { preview } = await confirm(await upload());
  expect(preview).toMatchObject({ entered: { count: 2 }, same: 1 });
  expect(preview?.left.lines).toEqual([
    { row: 3, column: null, value: 'Dr. Nagy Anna, Szabó Pál', reason: 'taken' },
  ]);
});

test('two appointments of the file at one time are not both entered', async () => {
  const same = 'Nagy Anna;2026-11-24;09:15;30;Más Valaki;+36 70 123 4567;;';
  const { preview } = await confirm(await upload([FILE, same, ROWS[0]].join('\n')));
  expect(preview).toMatchObject({ entered: { count: 4 } });
  expect(preview?.left.lines).toMatchObject([
    { row: 6, reason: 'taken' },
    { row: 7, reason: 'repeated' },
  ]);
});

test('a row that cannot be entered is listed with its place and the reason', async () => {
  const rows = [
    ';2026-11-24;09:00;;A B;;;',
    'Nagy Anna;tomorrow;09:00;;A B;;;',
    'Nagy Anna;2026-11-24;;;A B;;;',
    'Nagy Anna;2026-11-24;25:00;;A B;;;',
    'Nagy Anna;2026-11-24;09:00;often;A B;;;',
    'Nagy Anna;2026-11-24;09:00;;123;;;',
    'Nagy Anna;2026-11-24;09:00;;see www.spam.com;;;',
    'Nagy Anna;2027-11-24;09:00;;A B;;;',
    'Nagy Anna;2027-03-28;02:30;;A B;;;',
    'Nagy Anna;2025-11-24;09:00;;A B;;;',
  ];
  const { preview } = await confirm(await upload([HEADER, ...rows].join('\n')));
  const reasons = preview?.left.lines.map(({ row, column, reason }) => [row, column, reason]);
  expect(reasons).toEqual([
    [2, 1, 'no_doctor'],
    [3, 2, 'unclear_date'],
    [4, 2, 'unclear_time'],
    [5, 3, 'unclear_time'],
    [6, 4, 'unclear_end'],
    [7, 5, 'no_patient'],
    [8, null, 'invalid_name'],
    [9, null, 'too_far'],
    [10, null, 'skipped_time'],
  ]);
  expect(preview).toMatchObject({ past: 1, entered: { count: 0 } });
});

test('a doctor who is none of the clinic is left out, and one of another clinic is refused', async () => {
  const { id, doctors } = await upload();
  const [anna, bela] = doctors.map(({ key }) => key);
  const matches = [
    { key: anna, schedule_id: 1 },
    { key: bela, schedule_id: null },
  ];
  const { preview } = await post(id, 'doctors', { matches });
  expect(preview).toMatchObject({ entered: { count: 3 }, ignored: 1, unconfirmed: 0 });
  const far = [{ key: anna, schedule_id: 99 }];
  await expect(post(id, 'doctors', { matches: far })).rejects.toThrow('does_not_exist');
  const other = [{ key: 'no such name@', schedule_id: 1 }];
  await expect(post(id, 'doctors', { matches: other })).rejects.toThrow('does_not_exist');
});

test('a doctor is known by the code, whatever the name, and a confirmed code is remembered', async () => {
  await server.database.pool.query(
    `insert into external_ref (clinic_id, system, kind, external_id, doctor_id)
     values (1, 'file', 'doctor', 'A7', 1)`,
  );
  const header = 'Orvos kódja;Orvos;Dátum;Időpont;Páciens';
  const file = [
    header,
    'A7;Kis Béla;2026. 11. 24.;9:00;Kovács Éva',
    'B2;Helyettes;2026. 11. 25.;9:00;Szabó Pál',
  ];
  const { id, doctors, preview } = await upload(file.join('\n'));
  expect(doctors.map(({ key, is_confirmed: isConfirmed }) => [key, isConfirmed])).toEqual([
    ['#B2@', false],
    ['#A7@', true],
  ]);
  expect(preview).toMatchObject({
    unconfirmed: 1,
    entered: { lines: [{ row: 2, schedule_id: 1 }] },
  });
  await post(id, 'doctors', { matches: [{ key: '#B2@', schedule_id: 2 }] });
  const next = await upload([header, 'B2;;2026. 11. 25.;9:00;Szabó Pál'].join('\n'));
  expect(next.preview).toMatchObject({
    unconfirmed: 0,
    entered: { lines: [{ schedule_id: 2 }] },
  });
  const { rows } = await server.database.pool.query(
    `select doctor_id from external_ref where external_id = 'B2'`,
  );
  expect(rows).toEqual([{ doctor_id: 2 }]);
});

test('reminders are sent if the clinic ticks them, to mobile phones only, but no confirmation', async () => {
  const { id } = await confirm(await upload());
  const { preview } = await post(id, 'choices', { reminds: true });
  expect(preview?.reminds).toBe(true);
  await post(id, 'apply', { fingerprint: preview?.fingerprint });
  const { rows } = await server.database.pool.query(
    `select a.client_name as name, array_agg(m.kind order by m.due_at) as kinds
     from message m join appointment a on a.id = m.appointment_id group by 1 order by 1`,
  );
  expect(rows).toEqual([
    // The day before is less than three hours away at 09:00.
    { name: 'Kovács Éva', kinds: ['hours_before'] },
    { name: 'Szabó Pál', kinds: ['day_before', 'hours_before'] },
  ]);
  await post(id, 'undo');
  const { rows: left } = await server.database.pool.query(`select distinct state from message`);
  expect(left).toEqual([{ state: 'dropped' }]);
});

test('an undo tells the patients who have had a reminder that their appointment is cancelled', async () => {
  const { id } = await confirm(await upload());
  const { preview } = await post(id, 'choices', { reminds: true });
  await post(id, 'apply', { fingerprint: preview?.fingerprint });
  const { pool } = server.database;
  await pool.query(
    `update message m set state = 'sent', settled_at = $1 from appointment a
     where a.id = m.appointment_id and a.client_name = 'Szabó Pál' and m.kind = 'day_before'`,
    [new Date(server.clock.now())],
  );
  await post(id, 'undo');
  const { rows } = await pool.query(
    `select a.client_name as name, m.kind, m.state from message m
     join appointment a on a.id = m.appointment_id where m.state <> 'dropped' order by m.sequence`,
  );
  expect(rows).toEqual([
    { name: 'Szabó Pál', kind: 'day_before', state: 'sent' },
    { name: 'Szabó Pál', kind: 'cancelled', state: 'waiting' },
  ]);
});

test('an undo cancels the appointments without a message, but not those that were touched since', async () => {
  const { id } = await apply();
  const { pool } = server.database;
  await pool.query(
    `select move_at_desk(a.id, 1, '2026-11-26T08:00:00Z', $1, null, null, null, null) from appointment a
     where a.client_name = 'Kovács Éva'`,
    [new Date(server.clock.now())],
  );
  const undone = await post(id, 'undo');
  expect(undone).toMatchObject({ state: 'undone', can_undo: false });
  expect((await appointments()).map(({ name, status }) => [name, status])).toEqual([
    ['Szabó Pál', 'cancelled'],
    ['Tóth Géza', 'cancelled'],
    ['Varga Ida', 'cancelled'],
    ['Kovács Éva', 'booked'],
  ]);
  expect(await count('message')).toBe(0);
  expect(await slotsOn(server, TUESDAY, ids.cardiologist, ids.doctor)).toHaveLength(6);
  await expect(post(id, 'undo')).rejects.toThrow('import_done');
  const { preview } = await upload();
  expect(preview).toMatchObject({ entered: { count: 3 }, same: 1 });
});

test('a preview that is out of date is not applied', async () => {
  const { id, preview } = await confirm(await upload());
  await bookAppointment(server, await slotAt(server, '09:00'));
  await expect(post(id, 'apply', { fingerprint: preview?.fingerprint })).rejects.toThrow(
    'import_changed',
  );
  expect(await appointments()).toEqual([]);
});

test('a time that is booked while the appointments are entered is left out and reported', async () => {
  const { id, preview } = await confirm(await upload());
  const slot = await slotAt(server, '09:00');
  const { pool } = server.database;
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query('select from doctor_service where id = 1 for update');
    const applied = post(id, 'apply', { fingerprint: preview?.fingerprint });
    await waitForLocks(pool);
    await other.query(
      `select book_at_desk(1, 1, '2026-11-24T08:00:00Z', $1, md5('x'),
         '{"name": "Other", "language": "hu"}', '{"source": "desk"}', null)`,
      [new Date(server.clock.now())],
    );
    await other.query('commit');
    expect((await applied).report).toMatchObject({
      created: 3,
      kept: 1,
      left: [
        {
          row: 2,
          reason: 'taken',
        },
      ],
    });
  } finally {
    other.release();
  }
  expect(slot).toBeGreaterThan(0);
});

test('two accounts that apply at once enter the appointments once', async () => {
  const { id, preview } = await confirm(await upload());
  const results = await Promise.allSettled(
    [1, 2].map(() => post(id, 'apply', { fingerprint: preview?.fingerprint })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await appointments()).toHaveLength(4);
});

test('only people who see the patients of the clinic see the file', async () => {
  const { id } = await upload();
  for (const role of ['account_manager', 'admin'] as const) {
    const manager = await signInVerified(server, role);
    const { status } = await uploadFile(server, manager, FILE, { kind: 'appointments' });
    const one = await server.get(`/api/staff/v1/imports/${id}/`, bearer(manager));
    const list = await server.get('/api/staff/v1/imports/', bearer(manager));
    expect([status, one.status, list.body.imports]).toEqual([403, 404, []]);
  }
  const other = await signInVerified(server, 'clinic_admin', { username: 'other', clinicIds: [2] });
  const far = await server.get(`/api/staff/v1/imports/${id}/`, bearer(other));
  expect([
    (await uploadFile(server, other, FILE, { kind: 'appointments' })).status,
    far.status,
  ]).toEqual([404, 404]);
});

test('the patients of a file are deleted when it is applied, or after a week', async () => {
  const { pool } = server.database;
  const stored = async (id: number) =>
    (
      await pool.query('select sheets is null as is_deleted, proposals from import where id = $1', [
        id,
      ])
    ).rows;
  const { id: open } = await upload();
  const { id } = await apply();
  expect(await stored(id)).toEqual([{ is_deleted: true, proposals: {} }]);
  server.clock.advance({ days: 6 });
  await cleanUp(pool, server.clock.now(), RETENTION);
  expect(await stored(open)).toMatchObject([{ is_deleted: false }]);
  server.clock.advance({ days: 2 });
  await cleanUp(pool, server.clock.now(), RETENTION);
  expect(await stored(open)).toEqual([{ is_deleted: true, proposals: {} }]);
  const { rows } = await pool.query('select report::text, i::text as row from import i');
  expect(JSON.stringify(rows)).not.toMatch(/Kov|4567/);
  const events = await pool.query('select e::text as row from staff_event e');
  expect(JSON.stringify(events.rows)).not.toMatch(/Kov|4567/);
});
