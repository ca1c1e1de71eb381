import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadConfig } from '#server/config/environment.ts';
import {
  SmsError,
  type ReceiptHandler,
  type SmsGateway,
} from '#server/gateways/sms/sms-gateway.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { exclusiveJob } from '#server/jobs/exclusive-job.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { startWorker } from '#server/main/worker.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { TUESDAY } from '#tests/support/data/booking.ts';
import { messagesIn } from '#tests/support/data/messages.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { twilioSettings } from '#tests/support/servers/sms/twilio-settings.ts';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';

const isStopping = () => false;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
});
afterEach(() => server.close());

test('a job runs in one process at a time', async () => {
  const { pool } = server.database;
  let finish = () => {};
  const started: string[] = [];
  const job = (name: string) =>
    exclusiveJob(pool, { name: 'a job', pauseMs: 1 }, async () => {
      started.push(name);
      if (name === 'first') await new Promise<void>((resolve) => (finish = resolve));
    });
  const first = job('first').run(isStopping);
  await vi.waitFor(() => expect(started).toEqual(['first']));
  await job('second').run(isStopping);
  expect(started).toEqual(['first']);
  const other = exclusiveJob(pool, { name: 'another', pauseMs: 1 }, async () => {
    started.push('another');
  });
  await other.run(isStopping);
  expect(started).toEqual(['first', 'another']);
  finish();
  await first;
  await job('second').run(isStopping);
  expect(started).toEqual(['first', 'another', 'second']);
});

test('a job releases its lock after a failed run', async () => {
  const { pool } = server.database;
  const failing = exclusiveJob(pool, { name: 'a job', pauseMs: 1 }, async (client) => {
    await client.query('select 1 / 0');
  });
  await expect(failing.run(isStopping)).rejects.toThrow('division by zero');
  let runs = 0;
  const next = exclusiveJob(pool, { name: 'a job', pauseMs: 1 }, async () => {
    runs += 1;
  });
  await next.run(isStopping);
  expect(runs).toBe(1);
});

test('a job continues after a failed run, and stop waits for the run in progress', async () => {
  const errors: string[] = [];
  let runs = 0;
  let finish = () => {};
  const running = runJobs(
    [
      {
        name: 'failing once',
        pauseMs: 1,
        async run() {
          runs += 1;
          if (runs === 1) throw new Error('once');
          await new Promise<void>((resolve) => (finish = resolve));
        },
      },
    ],
    (error, job) => errors.push(`${job}: ${String(error)}`),
  );
  await vi.waitFor(() => expect(runs).toBe(2));
  expect(errors).toEqual(['failing once: Error: once']);
  let isStopped = false;
  const stopped = running.stop().then(() => (isStopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(runs).toBe(2);
});

test('clean-up deletes expired rows and keeps the others', async () => {
  const { pool } = server.database;
  const now = '2026-11-24T12:00:00Z';
  const appointment = await bookAppointment(server, await slotAt(server, '09:00'));
  await pool.query(`
    insert into staff_user (username, password_hash, created_at) values ('kata', 'x', '${now}');
    insert into staff_user_network (staff_user_id, network_hash, last_signed_in_at) values
      (1, 'old', '2026-08-26T11:59Z'), (1, 'new', '2026-08-26T12:01Z');
    insert into rate_limit (action, subject, window_start, hits) values
      ('x', 'old', '2026-11-22T11:59Z', 1), ('x', 'new', '2026-11-22T12:01Z', 1);
    insert into one_time_code (phone_hash, code_hash, expires_at) values
      ('old', 'x', '2026-11-24T11:59Z'), ('new', 'x', '2026-11-24T12:01Z');
    insert into idempotency_key (key, body_hash, appointment_id, created_at, starts_at, ends_at)
    select v.key, 'x', a.id, v.created_at, a.starts_at, a.ends_at
    from appointment a, (values
      ('old', timestamptz '2026-11-17T11:59Z'), ('new', '2026-11-17T12:01Z')) v (key, created_at)
    where a.id = ${appointment.id}`);
  await pool.query(
    `insert into rate_limit (action, subject, window_start, hits)
     select 'many', i::text, '2026-11-01', 1 from generate_series(1, 12000) i`,
  );
  await cleanUp(pool, Date.parse(now), { patientDays: 365, messageDays: 90 });
  const { rows } = await pool.query(`
    select (select string_agg(subject, ',') from rate_limit where action in ('x', 'many')) as limits,
      (select string_agg(phone_hash, ',') from one_time_code) as codes,
      (select string_agg(key, ',') from idempotency_key) as keys,
      (select string_agg(network_hash, ',') from staff_user_network) as networks`);
  expect(rows).toEqual([{ limits: 'new', codes: 'new', keys: 'new', networks: 'new' }]);
});

test('clean-up deletes proposed absences a year after their days, decided or not', async () => {
  const { pool } = server.database;
  await pool.query(`
    insert into absence_proposal (doctor_id, schedule_ids, first_day, last_day, reason, proposed_at, proposed_by,
      decision, decided_at, decided_by) values
      (1, '{1}', '2025-11-20', '2025-11-23', 'old', '2025-11-01', 'anna', 'withdrawn', '2025-11-02', 'anna'),
      (1, '{1}', '2025-11-21', '2025-11-23', 'old, not decided', '2025-11-01', 'anna', null, null, null),
      (1, '{1}', '2025-11-21', null, 'old, until further notice', '2025-11-01', 'anna', 'withdrawn', '2025-11-02', 'anna'),
      (1, '{1}', '2025-11-22', '2025-11-25', 'within a year', '2025-11-01', 'anna', 'withdrawn', '2025-11-02', 'anna'),
      (1, '{1}', '2026-12-01', null, 'waiting', '2026-11-01', 'anna', null, null, null)`);
  const now = Date.parse('2026-11-24T12:00:00Z');
  await cleanUp(pool, now, { patientDays: 365, messageDays: 90 });
  const { rows } = await pool.query('select reason from absence_proposal order by id');
  expect(rows).toEqual([{ reason: 'within a year' }, { reason: 'waiting' }]);
});

/** Starts a worker of the test server in production, which asks for reports. */
function startTestWorker(sms: SmsGateway, logger: Logger, metrics = createMetrics()) {
  return startWorker({
    config: loadConfig({
      ...twilioSettings('http://twilio.invalid'),
      COUNTRIES: 'hu',
      NODE_ENV: 'production',
      SECRET: 'a secret of thirty-two characters',
    }),
    connections: new Map([['hu', server.database.connection]]),
    logger,
    sms,
    metrics,
    clock: server.clock.now,
  });
}

test('the worker stores the receipts of the provider', async () => {
  await bookAppointment(server, await slotAt(server, '09:00', { day: TUESDAY }));
  let storeReceipt: ReceiptHandler = () => Promise.reject(new Error('not listening'));
  const sms: SmsGateway = {
    send: () => Promise.resolve('id1'),
    listen: (handler) => (storeReceipt = handler),
  };
  const worker = startTestWorker(sms, pino({ level: 'silent' }));
  const receipt = { isDelivered: true, code: null };
  expect(await storeReceipt({ providerId: 'id2', ...receipt })).toBe(false);
  await vi.waitFor(
    async () => expect(await storeReceipt({ providerId: 'id1', ...receipt })).toBe(true),
    { timeout: 60_000, interval: 100 },
  );
  await worker.stop();
  const rows = await messagesIn(server);
  expect(rows.find(({ kind }) => kind === 'confirmation')?.state).toBe('delivered');
});

test('the worker logs and counts a dead-lettered message without personal data', async () => {
  const appointment = await bookAppointment(
    server,
    await slotAt(server, '09:00', { day: TUESDAY }),
    {
      client_name: 'Boglárka',
    },
  );
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const attempts: string[] = [];
  const sms: SmsGateway = {
    async send({ text }) {
      attempts.push(text);
      throw new SmsError('no such number', { isFinal: true });
    },
  };
  const metrics = createMetrics();
  const worker = startTestWorker(sms, pino({ level: 'trace' }, stream), metrics);
  await vi.waitFor(
    async () => {
      const rows = await messagesIn(server);
      expect(rows.find(({ kind }) => kind === 'confirmation')?.state).toBe('failed');
      expect(lines).toHaveLength(1);
    },
    { timeout: 60_000, interval: 100 },
  );
  await worker.stop();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    country: 'hu',
    kind: 'confirmation',
    appointment: appointment.id,
    reason: 'no such number',
    msg: 'message dead-lettered',
  });
  expect(attempts).toHaveLength(1);
  expect(attempts[0]).toMatch(/\nvizit\.hu\/a\/\w{22}$/);
  const output = lines.join('');
  for (const secret of [
    'Boglárka',
    'Próba',
    '201234567',
    appointment.hash,
    attempts[0]?.slice(-22),
  ]) {
    expect(output).not.toContain(secret);
  }
  const served = await metrics.listen('127.0.0.1', 0);
  const page = await metricsPage(served);
  await served.close();
  expect(page).toContain(
    'vizit_messages_total{country="hu",kind="confirmation",outcome="dead_lettered"} 1',
  );
  expect(page).toContain(
    'vizit_sms_attempts_total{country="hu",purpose="message",outcome="rejected"} 1',
  );
  expect(page).toMatch(
    /vizit_job_runs_total\{country="hu",job_name="send-messages",outcome="success"\} [1-9]/,
  );
  expect(page).toContain('vizit_database_pool_max_connections{country="hu",pool="worker"} 3');
});

async function metricsPage(served: object): Promise<string> {
  const { server: http } = served as { server: { address(): { port: number } } };
  const response = await fetch(`http://127.0.0.1:${http.address().port}/metrics`);
  return response.text();
}
