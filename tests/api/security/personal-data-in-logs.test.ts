import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { paths } from '#shared/paths.ts';
import { loadConfig } from '#server/config/environment.ts';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { SmsError, type SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import { createService, type Service } from '#server/main/service.ts';
import type { PageRenderer } from '#server/ssr/render-page.ts';
import { createLogger } from '#server/telemetry/create-logger.ts';
import { payload } from '#tests/support/data/booking.ts';
import { CLINIC_NOW, clinic, ids } from '#tests/support/data/clinic.ts';
import { testClock } from '#tests/support/database/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { codeAt } from '#tests/support/staff/sign-in.ts';

const PATIENT = {
  name: 'Xenofónia',
  surname: 'Zsömlyéné',
  phone: '+36201234567',
  email: 'xenofonia@example.com',
  letter: 'My left knee hurts',
};
const PASSWORD = 'a battery of correct horses';

let database: TestDatabase;
let dataDir: string;
let service: Service;
const clock = testClock(CLINIC_NOW);
const lines: string[] = [];
/** The secrets that no log line may contain. */
const secrets = new Set<string>([
  ...Object.values(PATIENT),
  '201234567',
  '20 123 4567',
  PASSWORD,
  '198.51.100.77',
]);
const sms: SmsGateway & { texts: string[]; isDown: boolean } = {
  texts: [],
  isDown: false,
  send({ to, text }) {
    if (sms.isDown) return Promise.reject(new SmsError(`the provider rejected ${to}`));
    sms.texts.unshift(text);
    return Promise.resolve();
  },
};

/** Renders a page with an appointment, or an error page if the URL ends with `broken`. */
const render: PageRenderer = async ({ url, apiFor, onError }) => {
  const [, , id = '', hash = ''] = url.split('/');
  const { client_name: name } = await apiFor('en').appointment({ id: Number(id), hash });
  if (url.endsWith('broken')) onError(new Error(`cannot show the page`));
  return { status: url.endsWith('broken') ? 500 : 200, headers: {}, html: name };
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vizit-logs-'));
  database = await createTestDatabase(clinic());
  const write = (line: string) => void lines.push(line);
  service = await createService({
    config: loadConfig({ COUNTRIES: 'hu', DATA_DIR: dataDir, LOG_LEVEL: 'trace' }),
    connections: new Map([['hu', database.connection]]),
    logger: createLogger({ logLevel: 'trace' }, { write }),
    clock: clock.now,
    sms: { gateway: sms, console: null },
    pages: { render, serveFiles: () => Promise.resolve() },
  });
});
afterAll(async () => {
  await service.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, headers = {}) {
  const response = await service.app.inject({
    method,
    url,
    headers,
    remoteAddress: '198.51.100.77',
    ...(body === undefined ? {} : { payload: body }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json() : {},
  };
}
const get = (url: string, headers = {}) => send('GET', url, undefined, headers);
const post = (url: string, body: object, headers = {}) => send('POST', url, body, headers);

function secret(value: unknown): string {
  expect(value).toBeTruthy();
  secrets.add(String(value));
  return String(value);
}

async function codeFor(phone: string): Promise<string> {
  expect((await post('/api/v0/registration_codes/', { phone })).status).toBe(201);
  return secret(/\b\d{4}\b/.exec(sms.texts[0] ?? '')?.[0]);
}

const slot = (index: number) =>
  encodeSlotId(ids.doctor, Date.parse('2026-11-24T08:00:00Z') + index * 1_800_000);
const booking = (changes: object) => ({
  ...payload(slot(0)),
  client_name: PATIENT.name,
  client_surname: PATIENT.surname,
  client_phone: PATIENT.phone,
  ...changes,
});

const APPOINTMENTS = '/api/v1/appointments/';

/** Uses the site as a patient does, with valid and invalid requests. */
async function appointment(): Promise<{ id: number; hash: string }> {
  const held = await post('/api/v1/slot-holds/', booking({ slot: slot(0) }));
  const hold = secret(held.body.token);
  await post(`${APPOINTMENTS}validate/`, booking({}));
  const code = await codeFor(PATIENT.phone);
  await post(APPOINTMENTS, booking({ hold, code: { code: code === '0000' ? '1111' : '0000' } }));
  const booked = await post(
    APPOINTMENTS,
    booking({ hold, code: { code }, page_location: `https://vizit.hu/?q=${PATIENT.name}` }),
    { 'idempotency-key': secret('key-of-xenofonia') },
  );
  expect(booked.status).toBe(201);
  secret(/phone-proof=([^;]+)/.exec(String(booked.headers['set-cookie']))?.[1]);
  const hash = secret(booked.body.hash);
  const { id } = booked.body as { id: number };
  for (const url of [
    `${APPOINTMENTS}${id}/?hash=${hash}`,
    `${APPOINTMENTS}${id}/?hash=wrong${hash}`,
    `${APPOINTMENTS}${id}/calendar.ics?hash=${hash}`,
    paths.appointment(id, hash),
    paths.appointmentCopy(id, hash),
    `/appointment/${id}/${hash}/broken`,
    `/doctors?search=${encodeURIComponent(PATIENT.name)}&phone=${PATIENT.phone}`,
  ]) {
    await get(url, { referer: `https://vizit.hu${paths.appointment(id, hash)}` });
  }
  await post(`${APPOINTMENTS}${id}/reschedule/`, { hash, slot: slot(2) });
  await post('/api/v1/feedback/', { appointment: id, hash, score: 9, comment: PATIENT.letter });
  return { id, hash };
}

test('a complete booking logs nothing personal', async () => {
  const { id, hash } = await appointment();
  await post(`${APPOINTMENTS}${id}/cancel/`, { hash });
  await post('/api/v1/contact-messages/', {
    name: PATIENT.name,
    email: PATIENT.email,
    phone: PATIENT.phone,
    message: PATIENT.letter,
    consents: ['personal_data'],
  });
  const { search } = (await get('/api/v1/settings/')).body;
  const key = `x-algolia-application-id=${search.application_id}&x-algolia-api-key=${search.api_key}`;
  await post(`/1/indexes/catalog/query?${key}`, { query: PATIENT.name });
  expectNoSecrets();
});

test('a staff sign-in logs no secret', async () => {
  const account = { username: 'admin', password: PASSWORD, role: 'admin' } as const;
  await saveStaffUser(database.pool, account, clock.now());
  await post('/api/v1/sessions/', { username: PATIENT.name, password: `${PASSWORD}!` });
  const { body } = await post('/api/v1/sessions/', { username: 'admin', password: PASSWORD });
  const authorization = `Bearer ${secret(body.access_token)}`;
  expect((await get('/api/v1/users/me/', { authorization })).status).toBe(200);
  expectNoSecrets();
});

test('setting up a second factor and a failing invitation log no secret', async () => {
  const STAFF = '/api/staff/v1';
  const host = 'operator.hu.localhost';
  const account = { username: 'operator', password: PASSWORD, role: 'operator' } as const;
  await saveStaffUser(database.pool, account, clock.now());
  const credentials = { username: 'operator', password: PASSWORD };
  const opened = await post(`${STAFF}/sessions/`, credentials, { host });
  const cookie = secret(/staff-session=([^;]+)/.exec(String(opened.headers['set-cookie']))?.[1]);
  const authorization = `Bearer ${secret(opened.body.access_token)}`;
  const { body: app } = await post(`${STAFF}/second-factors/totp/`, {}, { host, authorization });
  const code = codeAt(secret(app.secret), clock.now());
  const confirmed = await post(
    `${STAFF}/second-factors/totp/confirm/`,
    { code: secret(code) },
    { host, authorization },
  );
  secret(confirmed.body.access_token);
  const reused = await post(
    `${STAFF}/sessions/renew/`,
    {},
    { host, cookie: `staff-session=${cookie}` },
  );
  expect(reused.status).toBe(401);
  const token = secret('an-invitation-that-must-not-reach-the-log-0');
  await database.pool.query('alter table staff_link rename to lost_link');
  for (const url of [`${STAFF}/invitations/${token}/`, `/staff/invitations/${token}`]) {
    await get(url, { host, referer: `https://cabinet.vizit.hu${url}` });
  }
  await database.pool.query('alter table lost_link rename to staff_link');
  expect(lines.join('')).toContain(`${STAFF}/invitations/:token/`);
  expectNoSecrets();
});

test('a database error that repeats the rejected row is logged without it', async () => {
  await database.pool.query(
    `alter table appointment add constraint never check (client_name = '') not valid`,
  );
  await post(
    APPOINTMENTS,
    booking({ slot: slot(3), code: { code: await codeFor(PATIENT.phone) } }),
  );
  await database.pool.query('alter table appointment drop constraint never');
  await database.pool.query(
    `alter table contact_message add constraint never check (message = '') not valid`,
  );
  const letter = { name: PATIENT.name, phone: PATIENT.phone, message: PATIENT.letter };
  const failed = await post('/api/v1/contact-messages/', {
    ...letter,
    consents: ['personal_data'],
  });
  expect(failed.status).toBe(500);
  expectNoSecrets();
  expect(lines.join('')).toContain('"status":500');
});

test('an SMS error that names the phone is logged without it', async () => {
  sms.isDown = true;
  const { status } = await post('/api/v0/registration_codes/', { phone: '+36203334455' });
  sms.isDown = false;
  secret('203334455');
  expect(status).toBe(500);
  expectNoSecrets();
});

test('unreadable headers and bodies are not logged', async () => {
  await post('/api/v0/registration_codes/', { phone: [PATIENT.phone] });
  await service.app.inject({
    method: 'POST',
    url: APPOINTMENTS,
    headers: { 'content-type': 'application/json', 'x-request-id': PATIENT.phone },
    payload: `{"client_name": "${PATIENT.name}"`,
  });
  await get(`/api/v1/doctors/${encodeURIComponent(PATIENT.name)}/`);
  await get('/api/v1/cities/', { host: PATIENT.name, authorization: `Bearer ${PATIENT.name}` });
  expectNoSecrets();
});

/** Expects no line to contain a secret, plain or encoded. */
function expectNoSecrets(): void {
  expect(lines.length).toBeGreaterThan(0);
  const log = lines.join('');
  const texts = [log, decoded(log)];
  for (const each of secrets) {
    // Four digits may be part of a time or an id, so codes are matched as whole words.
    const isCode = /^\d{4}$/.test(each);
    const found = texts.some((text) =>
      isCode ? new RegExp(`(?<![\\d.:-])${each}(?![\\d.:-])`).test(text) : text.includes(each),
    );
    expect(found, `${each} is in the log`).toBe(false);
  }
}

function decoded(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}
