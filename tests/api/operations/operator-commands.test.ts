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

test('npm run survey summarizes the answers', async () => {
  expect((await run('survey')).lines[0]).toBe('0 answers, mean score - of 10');
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
  const { code, errors } = await reviews('show', 'x');
  expect(code).toBe(1);
  expect(errors[0]).toMatch(/^The id of the review: must be/);
  expect(errors).toContain('  publish       publishes a review, even after a rejection');
});
