import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { deskClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const APPOINTMENTS = 100_000;
const PART = 10_000;
const SCHEDULE = 1;
/** The patient whose phone ends with 0004711; the name has letters for all digits, apart. */
const SURNAME = 'Nevamamemhmbmbm';
const SINCE = new Date('2025-11-24T00:00:00Z');

let server: TestServer;
/** The statements of the search, by name. */
let statements: ReadonlyMap<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  const { pool } = server.database;
  const desk = await deskClient(server, 'desk');
  await addPastAppointments(pool);
  const byName = await desk.findPatients({ id: ids.branch, text: SURNAME });
  expect(byName.patients).toMatchObject([{ surname: SURNAME }]);
  const byPhone = await desk.findPatients({ id: ids.branch, text: '0004711' });
  // The first has the number 4711.
  expect(byPhone.patients).toMatchObject([{}, { surname: SURNAME }]);
  statements = await preparedStatements(server.database.serving.pool);
});
afterAll(() => server.close());

/** Adds appointments of the last year, each with another name and phone, without their messages and events. */
async function addPastAppointments(pool: pg.Pool): Promise<void> {
  const session = await pool.connect();
  try {
    await session.query(`set session_replication_role = 'replica'`);
    for (let before = 0; before < APPOINTMENTS; before += PART) {
      // One statement would exceed its timeout.
      await session.query(
        `insert into appointment (hash, schedule_id, doctor_service_id, doctor_id, starts_at, ends_at,
           client_name, client_surname, client_phone, language, price, discount, total, created_at, is_extra)
         select md5(i::text), $1, $2, $3, at, at + interval '5 minutes', 'Kata', 'Nev' || translate(
             regexp_replace(lpad(i::text, 6, '0'), '(.)', '\\1m', 'g'), '0123456789', 'abcdefghij'),
           '+3620' || lpad(i::text, 7, '0'), 'hu', 0, 0, 0, at, true
         from generate_series($4::integer + 1, $4::integer + $6::integer) i
         cross join lateral (select $5::timestamptz + i * interval '5 minutes' as at) t`,
        [SCHEDULE, ids.consultation, ids.doctor, before, SINCE, PART],
      );
    }
    await session.query('analyze appointment');
  } finally {
    session.release(true);
  }
}

async function preparedStatements(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  const sessions = await Promise.all(
    Array.from({ length: pool.options.max }, () => pool.connect()),
  );
  const found = await Promise.all(
    sessions.map((session) =>
      session.query<{ name: string; statement: string }>(
        'select name, statement from pg_prepared_statements',
      ),
    ),
  );
  for (const session of sessions) session.release();
  return new Map(found.flatMap(({ rows }) => rows.map((row) => [row.name, row.statement])));
}

test('the appointments of phones are found by their index among 100,000 appointments', async () => {
  const session = await server.database.pool.connect();
  try {
    await session.query(`prepare of_phones as ${statements.get('desk_appointments_of_phones')}`);
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await session.query(`set plan_cache_mode = ${mode}`);
      const { rows } = await session.query<{ 'QUERY PLAN': string }>(
        `explain execute of_phones('{}', '{1}', null, 1, '{+36200004711,+36200004712}', '2025-11-24')`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, mode).toContain('appointment_phone');
      expect(plan, mode).not.toMatch(/Seq Scan on appointment|appointment_day/);
    }
  } finally {
    session.release(true);
  }
});

test.each([
  [
    'desk_patients_by_name',
    `'nevamamemhmbmbm', '2025-11-24', '\u{10ffff}', '{kata}'`,
    'appointment_surname',
  ],
  [
    'desk_patients_by_name',
    `'nevamamemhmbmbm', '2025-11-24', '\u{10ffff}', '{kata}'`,
    'appointment_given_name',
  ],
  ['desk_patients_by_phone', `'4711', '2025-11-24'`, 'appointment_phone_end'],
  ['desk_patients_by_number', `4711, '2025-11-24'`, 'appointment_pkey'],
])('the statement %s with %s uses %s among 100,000 appointments', async (name, values, index) => {
  const session = await server.database.pool.connect();
  try {
    await session.query(`prepare measured as ${statements.get(name)}`);
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      await session.query(`set plan_cache_mode = ${mode}`);
      const { rows } = await session.query<{ 'QUERY PLAN': string }>(
        `explain execute measured('{${SCHEDULE}}', ${values})`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, mode).toContain(index);
      expect(plan, mode).not.toMatch(/Seq Scan on appointment|appointment_day/);
    }
  } finally {
    session.release(true);
  }
});
