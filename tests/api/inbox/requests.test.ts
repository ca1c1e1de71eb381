import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { withTitles } from '#tests/support/data/with-titles.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const JOIN = '/api/v1/clinic-requests/';
const SURVEY = '/api/v1/survey-answers/';
const CONTACT = '/api/v1/contact-messages/';

const CLINIC = {
  clinic_name: ' Tisza Clinic ',
  contact_name: 'Kata Próba',
  phone: '06 1 234 5678',
  email: 'kata@example.com',
  city: 'Szeged',
  comment: '  ',
  consents: ['personal_data', 'personal_data'],
};
const MESSAGE = {
  name: 'Kata Próba',
  email: 'kata@example.com',
  message: 'Where is my appointment?',
  consents: ['personal_data'],
};
const ANSWERS = { answers: { found_doctor: 'yes', appointments: 3, missing: 'Дети' }, score: 9 };

/** The columns of an inbox item that is open. */
const OPEN = { done_at: null, done_by: null, note: null, owner_id: null };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

async function rowsOf(table: string): Promise<unknown[]> {
  return (await server.database.pool.query(`select * from ${table} order by id`)).rows;
}

test('a request of a clinic is stored', async () => {
  const response = await server.post(JOIN, CLINIC, { 'accept-language': 'ru' });
  expect(response).toMatchObject({ status: 201, body: { id: 1 } });
  expect(await rowsOf('clinic_request')).toEqual([
    {
      id: 1,
      clinic_name: 'Tisza Clinic',
      contact_name: 'Kata Próba',
      phone: '+3612345678',
      email: 'kata@example.com',
      city: 'Szeged',
      comment: null,
      consents: ['personal_data'],
      language: 'ru',
      created_at: new Date(server.clock.now()),
      ...OPEN,
    },
  ]);
});

test.each([
  ['+36 20 123 4567', '+36201234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+7 727 250 1234', '+77272501234'],
  ['00 40 21 312 3456', '+40213123456'],
])('a request of a clinic accepts %s as a phone of any country', async (phone, stored) => {
  expect((await server.post(JOIN, { ...CLINIC, phone })).status).toBe(201);
  expect(await rowsOf('clinic_request')).toMatchObject([{ phone: stored }]);
});

test.each(
  withTitles([
    [{ clinic_name: '' }, 'blank clinic_name'],
    [{ clinic_name: '  ' }, 'required clinic_name'],
    [{ clinic_name: 'x'.repeat(201) }, 'too_long clinic_name'],
    [{ clinic_name: '<b>Tisza</b>' }, 'name_invalid clinic_name'],
    [{ contact_name: undefined }, 'required contact_name'],
    [{ phone: '' }, 'required phone'],
    [{ phone: 'hello' }, 'phone_invalid phone'],
    [{ phone: '+36 20 123' }, 'phone_invalid phone'],
    [{ phone: 'call +36 20 123 4567' }, 'phone_invalid phone'],
    [{ phone: '+999 123 456 789' }, 'phone_invalid phone'],
    [{ email: ' ' }, 'required email'],
    [{ email: 'kata' }, 'invalid email'],
    [{ email: 'kata@nowhere' }, 'invalid email'],
    [{ email: `${'x'.repeat(250)}@x.hu` }, 'too_long email'],
    [{ city: ' ' }, 'required city'],
    [{ comment: 'x'.repeat(2001) }, 'too_long comment'],
    [{ consents: [] }, 'consent_required consents'],
    [{ consents: ['marketing'] }, 'invalid consents.0'],
  ]),
)('a request of a clinic to join with %s is rejected', async (_name, changes, problem) => {
  expect(problemsOf(await server.post(JOIN, { ...CLINIC, ...changes }))).toEqual([problem]);
  expect(await rowsOf('clinic_request')).toEqual([]);
});

test('a request of a clinic gets all errors at once', async () => {
  const wrong = { ...CLINIC, contact_name: ' ', phone: '1', email: 'x', consents: [] };
  expect(problemsOf(await server.post(JOIN, wrong))).toEqual([
    'required contact_name',
    'phone_invalid phone',
    'invalid email',
    'consent_required consents',
  ]);
});

test('survey answers are stored without personal data', async () => {
  const response = await server.post(SURVEY, { ...ANSWERS, unknown: 'left out' });
  expect(response).toMatchObject({ status: 201, body: { id: 1 } });
  expect(await rowsOf('survey_answer')).toEqual([
    {
      id: 1,
      answers: ANSWERS.answers,
      score: 9,
      language: 'hu',
      created_at: new Date(server.clock.now()),
      ...OPEN,
    },
  ]);
});

test('survey answers may be a score only, or answers only', async () => {
  expect((await server.post(SURVEY, { answers: {}, score: 0 })).status).toBe(201);
  expect((await server.post(SURVEY, { answers: { a: 1 }, score: null })).status).toBe(201);
  expect(await rowsOf('survey_answer')).toMatchObject([
    { answers: {}, score: 0 },
    { answers: { a: 1 }, score: null },
  ]);
});

test.each(
  withTitles([
    [{}, 'required answers'],
    [{ answers: {} }, 'required answers'],
    [{ answers: { 'Not a name': 'x' } }, 'required answers'],
    [{ answers: [] }, 'invalid answers'],
    [{ answers: { a: { nested: true } } }, 'invalid answers.a'],
    [{ answers: { a: 'x'.repeat(1001) } }, 'too_long answers.a'],
    [
      { answers: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`q${n}`, 1])) },
      'invalid answers',
    ],
    [{ ...ANSWERS, score: 11 }, 'too_large score'],
    [{ ...ANSWERS, score: -1 }, 'too_small score'],
    [{ ...ANSWERS, score: 1.5 }, 'invalid score'],
  ]),
)('the survey answers %s are rejected', async (_name, body, problem) => {
  expect(problemsOf(await server.post(SURVEY, body))).toEqual([problem]);
  expect(await rowsOf('survey_answer')).toEqual([]);
});

test('a contact message is stored with an email or a phone', async () => {
  expect((await server.post(CONTACT, MESSAGE)).status).toBe(201);
  const byPhone = { ...MESSAGE, email: null, phone: '+40 712 034 567' };
  expect((await server.post(CONTACT, byPhone, { 'accept-language': 'en' })).status).toBe(201);
  const common = {
    name: 'Kata Próba',
    message: 'Where is my appointment?',
    consents: ['personal_data'],
    created_at: new Date(server.clock.now()),
    ...OPEN,
  };
  expect(await rowsOf('contact_message')).toEqual([
    { ...common, id: 1, email: 'kata@example.com', phone: null, language: 'hu' },
    { ...common, id: 2, email: null, phone: '+40712034567', language: 'en' },
  ]);
});

test.each(
  withTitles([
    [{ email: undefined }, 'contact_required email'],
    [{ email: ' ', phone: ' ' }, 'contact_required email'],
    [{ email: 'kata' }, 'invalid email'],
    [{ phone: '12' }, 'phone_invalid phone'],
    [{ name: ' ' }, 'required name'],
    [{ message: ' \n' }, 'required message'],
    [{ message: 'x'.repeat(5001) }, 'too_long message'],
    [{ consents: undefined }, 'consent_required consents'],
  ]),
)('a contact message with %s is rejected', async (_name, changes, problem) => {
  expect(problemsOf(await server.post(CONTACT, { ...MESSAGE, ...changes }))).toEqual([problem]);
  expect(await rowsOf('contact_message')).toEqual([]);
});

describe.each([
  ['clinic requests', JOIN, CLINIC, 10],
  ['survey answers', SURVEY, ANSWERS, 60],
  ['messages', CONTACT, MESSAGE, 20],
] as const)('%s', (_what, path, body, most) => {
  test(`an address sends ${most} requests in an hour`, async () => {
    const send = (remoteAddress: string) =>
      server.app.inject({ method: 'POST', url: path, payload: body, remoteAddress });
    const statuses = [];
    for (let count = 0; count < most; count += 1)
      statuses.push((await send('10.0.0.1')).statusCode);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const rejected = await send('10.0.0.1');
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(rejected.json().errors[0].code).toBe('throttled');
    expect((await send('10.0.0.2')).statusCode).toBe(201);
    server.clock.advance({ minutes: 65 });
    expect((await send('10.0.0.1')).statusCode).toBe(201);
    const { rows } = await server.database.pool.query('select subject from rate_limit');
    expect(JSON.stringify(rows)).not.toContain('10.0.0');
  });
});

test('endpoints of forms do not exist where the country has no such page', async () => {
  Object.assign(server.site.flags, { join: false, survey: false });
  expect(problemsOf(await server.post(JOIN, CLINIC), 404)).toEqual(['not_found -']);
  expect(problemsOf(await server.post(SURVEY, ANSWERS), 404)).toEqual(['not_found -']);
  expect((await server.post(CONTACT, MESSAGE)).status).toBe(201);
});

test('forms need consent only where the country requires it', async () => {
  Object.assign(server.site.flags, { consent: false });
  const { consents: _consents, ...rest } = MESSAGE;
  expect((await server.post(CONTACT, rest)).status).toBe(201);
  expect(await rowsOf('contact_message')).toMatchObject([{ consents: [] }]);
});

test('forms log no personal data, even when the database fails', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const app = await createApp({
    sites: new Map([['hu', server.site]]),
    defaultSite: server.site,
    isReady: () => Promise.resolve(true),
    logger: pino({ level: 'trace' }, stream),
  });
  try {
    await server.database.pool.query('alter table contact_message drop column language');
    for (const [url, payload, status] of [
      [JOIN, CLINIC, 201],
      [JOIN, { ...CLINIC, email: 'kata.proba' }, 400],
      [CONTACT, MESSAGE, 500],
    ] as const) {
      expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(status);
    }
    expect(log).toContain('request failed');
    for (const personal of ['Kata', 'Próba', 'kata', 'Tisza', '2345678', 'appointment?']) {
      expect(log).not.toContain(personal);
    }
  } finally {
    await app.close();
  }
});
