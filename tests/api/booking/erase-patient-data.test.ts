import { afterEach, beforeEach, expect, test } from 'vitest';
import { listEvents } from '#server/features/booking/appointment-events/list-events.ts';
import { moderateReview } from '#server/features/reviews/moderation/moderate-review.ts';
import { erasePatient } from '#server/features/booking/patients/erase-patient.ts';
import { closeInboxItem } from '#server/features/inbox/change-inbox-item.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { outboxOf } from '#tests/support/data/messages.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { bookAppointment, slotAt, type Appointment } from '#tests/support/data/appointment.ts';

const RETENTION = { patientDays: 365, messageDays: 90 };
const PHONE = '+36207654321';
/** Personal data of Boglárka that no other test data contains. */
const PERSONAL = ['Boglárka', 'Zsindely', '7654321', 'bogi@example.com', 'Kivételesen kedves'];
const WEDNESDAY = '2026-11-25';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false, feedbackModeration: true } });
});
afterEach(() => server.close());

const book = async (time: string, day: string, changes: Record<string, unknown> = {}) =>
  bookAppointment(
    server,
    await slotAt(server, time, { day }),
    { client_name: 'Boglárka', client_surname: 'Zsindely', client_phone: PHONE, ...changes },
    { 'idempotency-key': `${day} ${time}`.replaceAll(' ', '-') },
  );

const find = ({ id, hash }: Appointment) => server.get(`/api/v1/appointments/${id}/?hash=${hash}`);

const erase = (isCancelling = false) =>
  erasePatient(server.database.pool, {
    phone: PHONE,
    isCancelling,
    actor: 'operator kata',
    now: server.clock.now(),
  });

const clean = () => cleanUp(server.database.pool, server.clock.now(), RETENTION);

/** Finds personal data in all tables: `appointment: Boglárka`. */
async function traces(personal = PERSONAL): Promise<string[]> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from "${name}" t`);
    for (const secret of personal) {
      if (rows.some(({ text }) => text.includes(secret))) found.push(`${name}: ${secret}`);
    }
  }
  return found;
}

test('erasing a patient removes the personal data from all tables', async () => {
  const appointment = await book('09:00', '2026-11-24', {
    page_location: 'https://vizit.hu/?email=bogi@example.com',
  });
  await server.post('/api/v1/contact-messages/', {
    name: 'Boglárka Zsindely',
    phone: PHONE,
    email: 'bogi@example.com',
    message: 'Please call me',
    consents: ['personal_data'],
  });
  await outboxOf(server).send();
  server.clock.set('2026-11-24T10:00:00+01:00');
  const doctorBefore = (await server.get('/api/v1/doctors/nagy-anna/')).body;
  const { id, hash } = appointment;
  const comment = 'Kivételesen kedves';
  const feedback = { appointment: id, hash, score: 3, comment };
  const review = await server.post('/api/v1/feedback/', feedback);
  await moderateReview(server.database.pool, {
    review: review.body.id,
    verdict: 'published',
    actor: 'operator kata',
    now: server.clock.now(),
  });
  expect(await traces()).toEqual([
    'appointment: Boglárka',
    'appointment: Zsindely',
    'appointment: 7654321',
    'appointment: bogi@example.com',
    'contact_message: Boglárka',
    'contact_message: Zsindely',
    'contact_message: 7654321',
    'contact_message: bogi@example.com',
    'review: Boglárka',
    'review: Kivételesen kedves',
  ]);

  expect(await erase()).toEqual({
    appointments: 1,
    reviews: 1,
    messages: 1,
    requests: 0,
    kept: [],
  });
  expect(await traces([...PERSONAL, hash])).toEqual([]);
  expect((await find(appointment)).status).toBe(404);
  const doctorAfter = (await server.get('/api/v1/doctors/nagy-anna/')).body;
  expect(doctorAfter.feedback_score).toBe(doctorBefore.feedback_score);
  expect(doctorAfter.feedback_count).toBe(doctorBefore.feedback_count);
  const { rows } = await server.database.pool.query(
    `select (select count(*)::integer from message) as messages,
         (select count(*)::integer from idempotency_key) as keys`,
  );
  expect(rows).toEqual([{ messages: 0, keys: 0 }]);
  expect((await listEvents(server.database.pool, appointment.id)).at(-1)).toMatchObject({
    action: 'erased',
    actor: 'operator kata',
    address_hash: null,
  });
});

test('erasing a patient removes the notes of the staff', async () => {
  const { pool } = server.database;
  const by = { actor: 'operator kata', now: server.clock.now() };
  const { id: appointment, hash } = await book('09:00', '2026-11-24');
  await server.post('/api/v1/contact-messages/', {
    name: 'Boglárka',
    phone: PHONE,
    message: 'Hello',
    consents: ['personal_data'],
  });
  const item = { kind: 'contact', number: 1 } as const;
  expect(await closeInboxItem(pool, { ...by, item }, 'Zsindely called', null)).toBe('done');
  server.clock.set('2026-11-24T10:00:00+01:00');
  const { body } = await server.post('/api/v1/feedback/', { appointment, hash, score: 3 });
  const note = 'Zsindely is bogi@example.com';
  const verdict = { verdict: 'rejected', reason: 'insult', note } as const;
  expect(await moderateReview(pool, { ...by, review: body.id, ...verdict })).toBe('done');
  expect(await traces()).toContain('review: bogi@example.com');
  expect(await traces()).toContain('contact_message: Zsindely');
  await erase();
  expect(await traces([...PERSONAL, hash])).toEqual([]);
});

test('erasing a patient keeps future appointments unless they are cancelled too', async () => {
  const appointment = await book('09:00', WEDNESDAY);
  expect(await erase()).toMatchObject({ appointments: 0, kept: [appointment.id] });
  expect((await find(appointment)).body.client_name).toBe('Boglárka');

  expect(await erase(true)).toMatchObject({ appointments: 1, kept: [] });
  expect(await traces([...PERSONAL, appointment.hash])).toEqual([]);
  expect(await calendarFaults(server.database.pool)).toEqual([]);
  await slotAt(server, '09:00', { day: WEDNESDAY });
  const outbox = outboxOf(server);
  await outbox.send();
  expect(outbox.outcomes).toEqual([]);
});

test('erasing a patient does not change the data of other patients', async () => {
  const other = await bookAppointment(server, await slotAt(server, '09:30'));
  await book('09:00', '2026-11-24');
  server.clock.set('2026-11-25T10:00:00+01:00');
  await erase();
  expect((await find(other)).body).toMatchObject({
    client_name: 'Kata',
    client_surname: 'Próba',
  });
});

test('patient data is erased after its retention period and not before', async () => {
  const appointment = await book('09:00', '2026-11-24');
  await server.post('/api/v1/contact-messages/', {
    name: 'Boglárka',
    email: 'bogi@example.com',
    message: 'Hello',
    consents: ['personal_data'],
  });
  await outboxOf(server).send();
  server.clock.set('2027-11-23T05:59:59Z');
  await clean();
  expect((await find(appointment)).status).toBe(200);
  expect(await traces(['Boglárka'])).toEqual([
    'appointment: Boglárka',
    'contact_message: Boglárka',
  ]);
  expect(await listEvents(server.database.pool, appointment.id)).toHaveLength(1);

  server.clock.set('2027-11-23T06:00:01Z');
  await clean();
  expect(await traces(['Boglárka'])).toEqual(['appointment: Boglárka']);
  expect(await listEvents(server.database.pool, appointment.id)).toHaveLength(0);

  server.clock.set('2027-11-24T08:30:01Z');
  await clean();
  expect(await traces([...PERSONAL, appointment.hash])).toEqual([]);
  expect((await find(appointment)).status).toBe(404);
  expect(await listEvents(server.database.pool, appointment.id)).toMatchObject([
    { action: 'erased', actor: 'retention' },
  ]);
});

test('messages are deleted before the data of their patients', async () => {
  const appointment = await book('09:00', WEDNESDAY);
  await outboxOf(server).send();
  const kinds = async () => {
    const { rows } = await server.database.pool.query('select kind from message order by kind');
    return rows.map(({ kind }) => kind);
  };
  const waiting = ['day_before', 'feedback', 'hours_before'];
  server.clock.set('2027-02-21T06:00:00Z');
  await clean();
  expect(await kinds()).toEqual(['confirmation', ...waiting]);
  server.clock.set('2027-02-21T06:00:01Z');
  await clean();
  // The other messages are still waiting, as no worker has run.
  expect(await kinds()).toEqual(waiting);
  await outboxOf(server).send();
  server.clock.advance({ days: 91 });
  await clean();
  expect(await kinds()).toEqual([]);
  expect((await find(appointment)).body.client_name).toBe('Boglárka');
});

test('data of thousands of patients are erased in batches after the retention period', async () => {
  const { pool } = server.database;
  const start = Date.parse('2025-01-01T00:00Z');
  const appointments = Array.from({ length: 1700 }, (_, index) => ({
    starts_at: new Date(start + index * 3_600_000).toISOString(),
    client_name: 'Boglárka',
    client_phone: PHONE,
    created_at: '2024-12-01T00:00Z',
  }));
  await buildAppointment(pool, ...appointments);
  server.clock.set('2027-01-01T00:00:00Z');
  await clean();
  expect(await traces(['Boglárka'])).toEqual([]);
  const { rows } = await pool.query<{ actor: string; events: number }>(
    `select actor, count(*)::integer as events from appointment_event group by actor`,
  );
  expect(rows).toEqual([{ actor: 'retention', events: 1700 }]);
});

test('erasing a patient removes the rows of uploaded appointments with the phone, and names of files', async () => {
  await book('09:00', WEDNESDAY);
  const { pool } = server.database;
  const upload = (fileName: string, phone: string, kind = 'appointments', clinic = 1) =>
    pool.query(
      `insert into import (clinic_id, file_name, file_hash, state, kind, sheets, created_at, created_by)
       values ($1, $2, '', 'read', $3, $4, now(), 'kata')`,
      [
        clinic,
        fileName,
        kind,
        JSON.stringify([
          {
            name: 'Visits',
            rows: [
              { number: 1, cells: ['Name', 'Phone', 'Note'] },
              { number: 2, cells: ['Boglárka Zsindely', phone, 'Kivételesen kedves'] },
              { number: 3, cells: ['Kata Szabó', '06 20 111 2233', ''] },
            ],
          },
        ]),
      ],
    );
  for (const phone of ['06 20 765-4321', '+36 (20) 765 4321', '207654321']) {
    await upload('visits.csv', phone);
  }
  await upload('Zsindely_Boglárka.xlsx', '+36 20 765 4321');
  await upload('3620 765 4321.csv', '+36 20 765 4321');
  server.clock.advance({ days: 14 });
  await erase();
  expect(await traces()).toEqual([]);
  const { rows } = await pool.query(
    `select file_name, jsonb_path_query_array(sheets, '$[*].rows[*].number') as numbers
     from import order by id`,
  );
  expect(rows).toEqual(
    ['visits.csv', 'visits.csv', 'visits.csv', '-', '-'].map((file_name) => {
      return { file_name, numbers: [1, 3] };
    }),
  );
});

test('erasing a patient keeps names of files of others, which have the name in a longer word', async () => {
  await book('09:00', WEDNESDAY, { client_surname: 'Nagy' });
  const { pool } = server.database;
  await pool.query(
    `insert into import (clinic_id, file_name, file_hash, state, kind, sheets, created_at, created_by)
     select 1, v.name, '', 'read', v.kind, '[]', now(), 'kata'
     from (values ('nagyrendelo.csv', 'appointments'), ('nagy rendelo.csv', 'prices')) v (name, kind)`,
  );
  server.clock.advance({ days: 14 });
  await erase();
  const { rows } = await pool.query('select file_name from import order by id');
  expect(rows.map(({ file_name: name }) => name)).toEqual(['nagyrendelo.csv', 'nagy rendelo.csv']);
});
