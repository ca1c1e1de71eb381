import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#tests/support/servers/run-command.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** The review of the sample clinic that waits for moderation. */
const ZOE = '3';
const OPERATOR = `operator ${userInfo().username}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const run = (name: string, ...args: string[]) => runCommand(name, args, server.database.connection);
const reviews = (...args: string[]) => run('reviews', ...args);
const inbox = (...args: string[]) => run('inbox', ...args);

test('npm run reviews lists, rejects and publishes reviews', async () => {
  expect(await reviews('list')).toMatchObject({
    code: 0,
    lines: [
      '2026-11-03T10:00:00.000Z  3  1/10  nagy-anna  en  booked',
      '  Not published.',
      '1 waiting',
    ],
  });
  expect(await reviews('reject', ZOE, '--reason', 'insult', '--note', 'rude')).toEqual({
    code: 0,
    lines: ['Review 3 is rejected'],
    errors: [],
  });
  expect((await reviews('list')).lines).toEqual(['0 waiting']);
  const { lines } = await reviews('show', ZOE);
  expect(lines).toContain('  rejected: insult');
  expect(lines).toContain('  note: rude');
  expect(lines.at(-1)).toMatch(new RegExp(`  rejected  ${OPERATOR}$`));
  expect(await reviews('reject', ZOE, '--reason', 'insult')).toMatchObject({
    code: 1,
    lines: [],
    errors: ['Review 3 is already rejected'],
  });
  expect(await reviews('publish', ZOE)).toMatchObject({ lines: ['Review 3 is published'] });
  expect((await server.get('/api/v1/doctors/nagy-anna/')).body.feedback_count).toBe(3);
  expect(await reviews('publish', '99')).toMatchObject({
    code: 1,
    errors: ['There is no review 99'],
  });
});

test('npm run reviews takes a reply down', async () => {
  const shown = async (): Promise<{ id: number; reply?: { text: string } }> => {
    const { body } = await server.get('/api/v1/doctors/nagy-anna/reviews/');
    return body.results.find((review: { id: number }) => String(review.id) !== ZOE);
  };
  const { id } = await shown();
  await server.database.pool.query(
    `insert into review_reply (review_id, clinic_id, body, language, created_at, submitted_at,
       submitted_by, is_published)
     values ($1, 1, 'Thank you.', 'en', $2, $2, 'clinic boss', true)`,
    [id, new Date(server.clock.now())],
  );
  expect((await shown()).reply?.text).toBe('Thank you.');
  const take = ['reject-reply', String(id), '--reason', 'patient_data'];
  expect(await reviews(...take)).toEqual({
    code: 0,
    lines: [`The reply to review ${id} is rejected`],
    errors: [],
  });
  expect(await shown()).not.toHaveProperty('reply');
  const { lines } = await reviews('show', String(id));
  expect(lines).toContain('  reply of clinic 1: Thank you.');
  expect(lines.at(-1)).toMatch(new RegExp(`  rejected  ${OPERATOR}$`));
  expect((await reviews(...take)).errors).toEqual([
    `The reply to review ${id} is already rejected`,
  ]);
  expect((await reviews('reject-reply', ZOE, '--reason', 'insult')).errors).toEqual([
    `Review ${ZOE} has no reply`,
  ]);
});

test('npm run inbox lists, shows and closes items', async () => {
  await server.post('/api/v1/contact-messages/', {
    name: 'Imre\u001B[2J',
    email: 'imre@example.com',
    message: `Two\nlines ${'x'.repeat(100)}`,
    consents: ['personal_data'],
  });
  const listed = await inbox('list');
  expect(listed).toMatchObject({ code: 0, errors: [] });
  expect(listed.lines).toEqual([
    expect.stringMatching(/^2026-11-23T06:00:00\.000Z {2}contact-1 {2}Imre \[2J {2}Two lines x+…$/),
    '1 open',
  ]);
  const shown = await inbox('show', 'contact-1');
  expect(shown.lines).toContain('  email: imre@example.com');
  expect(shown.lines.at(-1)).toBe('open');
  expect(await inbox('done', 'contact-1', '--note', 'answered')).toEqual({
    code: 0,
    lines: ['contact-1 is closed'],
    errors: [],
  });
  expect((await inbox('list')).lines).toEqual(['0 open']);
  expect((await inbox('show', 'contact-1')).lines.at(-1)).toMatch(
    new RegExp(`  closed  ${OPERATOR}$`),
  );
  expect(await inbox('done', 'contact-1', '--note', 'again')).toMatchObject({
    code: 1,
    errors: ['contact-1 is already closed'],
  });
  expect(await inbox('show', 'survey-7')).toMatchObject({
    code: 1,
    errors: ['There is no survey-7'],
  });
  expect((await inbox('survey')).lines[0]).toBe('0 answers, mean score - of 10');
});

test('npm run staff saves an account and says what to do next', async () => {
  const kata = ['--username', 'kata', '--display-name', 'Szabó Kata'];
  const desk = ['--role', 'clinic_branch_admin', '--branches', '1', '--position', 'desk'];
  expect(await run('staff', ...kata, ...desk)).toEqual({
    code: 0,
    lines: [
      'Saved kata: clinic_branch_admin in hu. Existing sessions are signed out.',
      expect.stringMatching(/^Password \(shown only once\): [\w-]{24}$/),
      'Next: sign in and add a passkey or an app for codes; the role cannot be used without.',
    ],
    errors: [],
  });
  const saved = await run('staff', ...kata, '--role', 'copywriter', '--reset-factors');
  expect(saved.lines).toContain('The second factors are removed.');
  expect(saved.lines.at(-1)).toBe('Next: sign in. A second factor is optional for this role.');
  const { rows } = await server.database.pool.query(
    'select display_name, position, is_copywriter, is_clinic_branch_admin from staff_user',
  );
  expect(rows).toEqual([
    {
      display_name: 'Szabó Kata',
      position: null,
      is_copywriter: true,
      is_clinic_branch_admin: false,
    },
  ]);
});

test('an invalid argument prints the usage and exits with 1', async () => {
  const { code, errors } = await inbox('show', '7');
  expect(code).toBe(1);
  expect(errors[0]).toBe(
    'The id of the item: must be like clinic-12, contact-12, survey-12, report-12, sms-12',
  );
  expect(errors).toContain('  done        closes an item');
});
