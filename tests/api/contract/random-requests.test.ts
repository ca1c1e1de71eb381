import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveStaffUser } from '#server/features/sessions/index.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { describeRequest, createFaultFinder } from '#tests/support/random-requests/faults.ts';
import { recordResponse } from '#tests/support/random-requests/record-response.ts';
import { operationsOf, type ApiDocument } from '#tests/support/random-requests/operations.ts';
import { anyRequest } from '#tests/support/random-requests/request.ts';
import { send } from '#tests/support/random-requests/send.ts';
import { sampleClinic } from '#tests/support/random-requests/sample-clinic.ts';
import { createEnvironment, refreshSlots } from '#tests/support/random-requests/environment.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { PASSWORD } from '#tests/support/data/staff.ts';

/** The same requests in every run; another seed, now and then, finds other mistakes. */
const SEED = Number(process.env['RANDOM_SEED'] ?? 20_261_121);
const REQUESTS = Number(process.env['RANDOM_REQUESTS'] ?? 20_000);

/** The minimum of successful requests per operation, without which the test reaches nothing. */
const PER_SUCCESS = 2000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ template: sampleClinic });
  for (const role of ['admin', 'operator'] as const) {
    const account = { username: role, password: PASSWORD, role };
    await saveStaffUser(server.database.pool, account, server.clock.now());
  }
});
afterAll(() => server.close());

/**
 * Requests are drawn from the document that the server publishes, about what its database holds and
 * what it has answered before; they are sent one after the other, so that a seed names them all.
 */
test('twenty thousand random requests get documented responses', async () => {
  const document: ApiDocument = (await server.get('/api/openapi.json')).body;
  const operations = operationsOf(document);
  const faultOf = createFaultFinder(document, operations);
  const environment = await createEnvironment(server);
  /** By what is wrong, how it first came about. */
  const faults = new Map<string, string>();
  const successes = new Map(operations.map(({ operationId }) => [operationId, 0]));
  const statuses = new Map<number, number>();
  let turn = 0;

  await fc.assert(
    fc.asyncProperty(anyRequest(operations), async (draw) => {
      // Codes live for minutes and limits are by the hour: time goes on.
      server.clock.advance({ minutes: 1 / 30 });
      if (turn % 200 === 0) await refreshSlots(environment);
      turn += 1;
      const sent = draw(environment);
      const response = await send(server, sent);
      const { operationId } = sent.operation;
      const fault = faultOf(sent, response);
      const kind = `${operationId}: ${fault}`;
      if (fault !== null && !faults.has(kind)) {
        const said = JSON.stringify(response.body).slice(0, 1000);
        const told = `${describeRequest(sent)}\nanswer ${response.status} ${said}`;
        faults.set(kind, `${kind}\n${told}\nrequest ${turn} of seed ${SEED}`);
      }
      if (response.status < 300) successes.set(operationId, (successes.get(operationId) ?? 0) + 1);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      recordResponse(environment, sent, response);
    }),
    { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
  );

  expect([...faults.values()].slice(0, 20).join('\n\n')).toBe('');
  const neglected = [...successes].filter(([, times]) => times * PER_SUCCESS < REQUESTS);
  expect(neglected).toEqual([]);
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([200, 201, 204, 304, 400, 401, 403, 404, 405, 413, 415, 429]),
  );
  expect(await calendarFaults(server.database.pool)).toEqual([]);
}, 300_000);
