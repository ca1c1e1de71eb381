import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/features/identity/accounts/password.ts';
import { PASSWORD, signIn } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { record, shortest, timed } from '../record.ts';

const SESSIONS = '/api/v1/sessions/';
const GUESSES = 200;
const ROUNDS = 5;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await signIn(server, 'operator');
});
afterAll(() => server.close());

const send = (username: string, password: string, from: string) =>
  server.post(SESSIONS, { username, password }, { 'x-forwarded-for': from });

test('sign-in alone, of an unknown user, and among guesses', async () => {
  const bound = await shortest(ROUNDS, () => hashPassword(PASSWORD));
  const of = 'one hash of the password';
  const alone = await shortest(ROUNDS, () => send('operator', PASSWORD, '198.51.100.7'));
  record({ work: 'Sign-in', unit: 'ms', measured: alone, of, bound });
  const unknown = await shortest(ROUNDS, () => send('unknown', `${PASSWORD}!`, '198.51.100.8'));
  record({ work: 'Sign-in of an unknown user', unit: 'ms', measured: unknown, of, bound });

  const guesses = Array.from({ length: GUESSES }, (_, index) =>
    send('unknown', 'a guess', `10.0.${index}.1`),
  );
  const [{ status }, flooded] = await timed(() => send('operator', PASSWORD, '198.51.100.9'));
  expect(status).toBe(201);
  record({ work: 'Sign-in among 200 guesses', unit: 'ms', measured: flooded, of, bound });
  await Promise.all(guesses);
});
