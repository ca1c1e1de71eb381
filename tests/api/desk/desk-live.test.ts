import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { bearer, PASSWORD, verifySessions } from '#tests/support/data/staff.ts';
import { startTwoNodes, type Nodes } from '#tests/support/servers/nodes.ts';

const HOST = { host: 'cabinet.hu.localhost' };

let nodes: Nodes;
let authorization: { authorization: string };
beforeEach(async () => {
  nodes = await startTwoNodes();
  const account = {
    username: 'eva',
    password: PASSWORD,
    role: 'clinic_branch_admin' as const,
    branchIds: [ids.branch],
    position: 'desk' as const,
  };
  await saveStaffUser(nodes.database.pool, account, nodes.clock.now());
  const { username, password } = account;
  const session = await nodes.first.post('/api/v1/sessions/', { username, password });
  await verifySessions(nodes.database.pool, 'cabinet');
  authorization = bearer(session.body.access_token as string);
});
afterEach(() => nodes.close());

/** Opens the stream of a branch at the second node. */
async function openStream(branch: number): Promise<IncomingMessage> {
  const { app } = nodes.second.service;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const request = get({
    port,
    path: `/api/staff/v1/desk/branches/${branch}/changes/`,
    headers: {
      ...HOST,
      ...authorization,
    },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response.setEncoding('utf8');
}

/** Reads a stream until it contains a text. */
async function readUntil(stream: IncomingMessage, text: string): Promise<void> {
  let read = '';
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    read += String(chunk);
    if (read.includes(text)) return;
  }
  throw new Error(`the stream ended after ${JSON.stringify(read)}`);
}

async function bookAtFirst(): Promise<number> {
  const response = await nodes.first.service.app.inject({
    method: 'POST',
    url: '/api/staff/v1/desk/appointments/',
    headers: { ...HOST, ...authorization },
    payload: {
      key: randomUUID(),
      offer: ids.consultation,
      source: 'phone',
      starts_at: '2026-11-24T10:00:00+01:00',
      given_name: 'Kata',
      phone: '+36201234567',
      has_consent: true,
    },
  });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: number }>().id;
}

test('a booking at one node reaches the desks of every node', async () => {
  const stream = await openStream(ids.branch);
  expect(stream.headers['content-type']).toBe('text/event-stream');
  expect(stream.headers['content-encoding']).toBeUndefined();
  await readUntil(stream, 'retry: ');
  const id = await bookAtFirst();
  await readUntil(stream, `data: ${ids.doctor}\n\n`);
  await nodes.first.service.app.inject({
    method: 'POST',
    url: `/api/staff/v1/desk/appointments/${id}/note/`,
    headers: { ...HOST, ...authorization },
    payload: { note: 'Brings films' },
  });
  await readUntil(stream, `data: ${ids.doctor}\n\n`);
  stream.destroy();
});

test('the stream of another branch is not found', async () => {
  expect((await openStream(ids.branchWithQuestions)).statusCode).toBe(404);
});

test('a server that stops ends its streams', async () => {
  const stream = await openStream(ids.branch);
  await readUntil(stream, 'retry: ');
  const ended = once(stream.resume(), 'end');
  await nodes.second.service.app.close();
  await ended;
});
