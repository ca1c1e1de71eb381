import { afterEach, beforeEach, expect, test } from 'vitest';
import { INBOX_KINDS } from '#shared/domain/inbox/inbox-kinds.ts';
import { closeInboxItem } from '#server/features/inbox/change-inbox-item.ts';
import { findInboxItem } from '#server/features/inbox/find-inbox-item.ts';
import type { InboxId } from '#server/features/inbox/inbox-id.ts';
import { listInbox } from '#server/features/inbox/list-inbox.ts';
import { summarizeSurvey } from '#server/features/inbox/requests/summarize-survey.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const CONTACT: InboxId = { kind: 'contact', number: 1 };
const ITEMS = [
  { kind: 'clinic', number: 1 },
  CONTACT,
  { kind: 'survey', number: 2 },
] as const satisfies readonly InboxId[];

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  const consents = ['personal_data'];
  const send = async (path: string, body: object) => {
    expect((await server.post(`/api/v1/${path}/`, body)).status).toBe(201);
    server.clock.advance({ minutes: 1 });
  };
  await send('clinic-requests', {
    clinic_name: 'Tisza Clinic',
    contact_name: 'Kata Próba',
    phone: '06 1 234 5678',
    email: 'kata@example.com',
    city: 'Szeged',
    consents,
  });
  await send('contact-messages', {
    name: 'Imre',
    email: 'imre@example.com',
    message: 'Where is my appointment?',
    consents,
  });
  await send('survey-answers', { answers: { purpose: 'book', found: 'yes' }, score: 9 });
  await send('survey-answers', { answers: { purpose: 'book', better: 'More clinics' }, score: 6 });
  await send('survey-answers', { answers: { purpose: 'not a choice', better: '' } });
});
afterEach(() => server.close());

const db = () => server.database.pool;
const close = (item: InboxId) =>
  closeInboxItem(
    db(),
    { item, actor: 'operator kata', now: server.clock.now() },
    'called Boglárka',
    null,
  );
const listOpen = () =>
  listInbox(db(), { kinds: INBOX_KINDS, state: 'open', account: null, limit: null });
const open = async () => (await listOpen()).entries.map(({ kind, number }) => `${kind}-${number}`);

test('the inbox lists open items, oldest first, and survey answers that have text', async () => {
  expect((await listOpen()).entries).toMatchObject([
    { kind: 'clinic', number: 1, sender: 'Tisza Clinic', text: '' },
    { kind: 'contact', number: 1, sender: 'Imre', text: 'Where is my appointment?' },
    { kind: 'survey', number: 2, sender: null, text: 'More clinics' },
  ]);
});

test('the inbox shows everything that was sent', async () => {
  expect(await findInboxItem(db(), CONTACT)).toEqual({
    created_at: new Date('2026-11-23T06:01:00Z'),
    owner_id: null,
    owner_name: null,
    done_at: null,
    done_by: null,
    note: null,
    fields: {
      name: 'Imre',
      email: 'imre@example.com',
      phone: null,
      message: 'Where is my appointment?',
      consents: ['personal_data'],
      language: 'hu',
    },
    events: [],
  });
  expect(await findInboxItem(db(), { kind: 'survey', number: 2 })).toMatchObject({
    fields: { answers: { better: 'More clinics' }, score: 6 },
  });
  expect(await findInboxItem(db(), { kind: 'contact', number: 2 })).toBeNull();
});

test.each(ITEMS)(
  'the inbox of the staff closes the item $kind-$number once, with a note and an event',
  async (item) => {
    expect(await close(item)).toBe('done');
    const done = await findInboxItem(db(), item);
    const at = new Date(server.clock.now());
    expect(done).toMatchObject({
      done_at: at,
      note: 'called Boglárka',
      events: [{ at, actor: 'operator kata', action: 'closed' }],
    });
    expect(await open()).toEqual(
      ITEMS.filter((other) => other !== item).map(({ kind, number }) => `${kind}-${number}`),
    );
    server.clock.advance({ minutes: 1 });
    expect(await close(item)).toBe('same');
    expect(await findInboxItem(db(), item)).toEqual(done);
  },
);

test('an inbox item is closed once by concurrent requests', async () => {
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => close(CONTACT)));
  expect(outcomes.toSorted()).toEqual(['done', ...Array<string>(5).fill('same')]);
  expect((await findInboxItem(db(), CONTACT))?.events).toHaveLength(1);
});

test('the inbox of the staff rejects closing an unknown inbox item', async () => {
  expect(await close({ kind: 'clinic', number: 99 })).toBe('unknown');
  const { rows } = await db().query('select 1 from staff_event');
  expect(rows).toEqual([]);
});

test('the survey summary counts the choices that the page offers', async () => {
  const { count, score, choices } = await summarizeSurvey(db());
  expect([count, score]).toEqual([3, 7.5]);
  expect(choices.filter((each) => each.count > 0)).toEqual([
    { question: 'purpose', choice: 'book', count: 2 },
    { question: 'found', choice: 'yes', count: 1 },
  ]);
  expect(choices).toContainEqual({ question: 'matters', choice: 'price', count: 0 });
});

test('the notes of inbox items are deleted with the items', async () => {
  for (const item of ITEMS) await close(item);
  const counts = async () => {
    const { rows } = await db().query(
      `select (select count(*)::integer from clinic_request) as clinics,
         (select count(*)::integer from contact_message) as contacts,
         (select count(*)::integer from survey_answer) as answers`,
    );
    return rows[0];
  };
  const clean = () => cleanUp(db(), server.clock.now(), { patientDays: 365, messageDays: 90 });
  server.clock.set('2027-11-23T05:59:00Z');
  await clean();
  expect(await counts()).toEqual({ clinics: 1, contacts: 1, answers: 3 });
  server.clock.set('2027-11-23T06:10:00Z');
  await clean();
  expect(await counts()).toEqual({ clinics: 0, contacts: 0, answers: 0 });
});
