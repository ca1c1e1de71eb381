import { expect } from 'vitest';
import { hotp } from '#server/features/identity/second-factors/totp.ts';
import { hashPassword } from '#server/features/identity/accounts/password.ts';
import { ROLE_FLAGS, type Role } from '#shared/domain/identity/roles.ts';
import { PASSWORD } from '../data/staff.ts';
import type { TestServer } from '../servers/server.ts';
import { signInClient, type SignInClient } from './sign-in-client.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code that an app shows for a secret in base 32. `now` is in epoch milliseconds. */
export function codeAt(secret: string, now: number): string {
  const bits = [...secret]
    .map((char) => BASE32.indexOf(char).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return hotp(Uint8Array.from(bytes), Math.floor(now / 30_000));
}

let hash: Promise<string> | undefined;

/** Creates an account named like its role. The slow hash of the password is computed once. */
export async function createAccount(server: TestServer, role: Role): Promise<void> {
  hash ??= hashPassword(PASSWORD);
  await server.database.pool.query(
    `insert into staff_user (username, password_hash, ${ROLE_FLAGS[role]}, created_at)
     values ($1, $2, true, $3)`,
    [role, await hash, new Date(server.clock.now())],
  );
}

/** Enters the username and the password of an account in a new browser. */
export async function enterPassword(server: TestServer, username: string): Promise<SignInClient> {
  const client = signInClient(server);
  const response = await client.call('signIn', { body: { username, password: PASSWORD } });
  expect(response.status).toBe(201);
  return client;
}

/** Adds an app to the account of a client, and returns its secret. */
export async function addApp(server: TestServer, client: SignInClient): Promise<string> {
  const { body } = await client.call('createTotp');
  const code = codeAt(body.secret, server.clock.now());
  expect((await client.call('confirmTotp', { body: { code } })).body).toMatchObject({
    next: 'done',
  });
  return body.secret;
}

/** Creates an account with an app and signs in completely. */
export async function signInWithApp(
  server: TestServer,
  role: Role,
): Promise<{ client: SignInClient; secret: string }> {
  await createAccount(server, role);
  const client = await enterPassword(server, role);
  return { client, secret: await addApp(server, client) };
}

/** Returns the action and the details of every event of staff, the oldest first. */
export async function eventsOf(server: TestServer): Promise<string[]> {
  const { rows } = await server.database.pool.query(
    `select action, details from staff_event where subject_table = 'staff_user' order by id`,
  );
  return rows.map(({ action, details }) => [action, ...Object.values(details as object)].join(' '));
}
