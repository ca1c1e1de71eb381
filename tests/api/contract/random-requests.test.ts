import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
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

/** Makes every run the same. Another seed may find other errors. */
const SEED = Number(process.env['RANDOM_SEED'] ?? 20_261_121);
const REQUESTS = Number(process.env['RANDOM_REQUESTS'] ?? 10_000);

/** Each operation must succeed at least once per this number of requests. */
const MAX_REQUESTS_PER_SUCCESS = 2000;

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
 * Draws requests from the published OpenAPI document, with values from the database and earlier
 * responses. Sends them one after the other, so that a seed reproduces all of them.
 */
test('ten thousand random requests get documented responses', async () => {
  const document: ApiDocument = (await server.get('/api/openapi.json')).body;
  const operations = operationsOf(document);
  const faultOf = createFaultFinder(document, operations);
  const environment = await createEnvironment(server);
  /** The first occurrence of each fault, with the request and the response. */
  const faults = new Map<string, string>();
  const successes = new Map(operations.map(({ operationId }) => [operationId, 0]));
  const statuses = new Map<number, number>();
  let turn = 0;

  await fc.assert(
    fc.asyncProperty(anyRequest(operations), async (draw) => {
      // Time advances so that codes expire and limits reset.
      server.clock.advance({ minutes: 1 / 30 });
      if (turn % 200 === 0) await refreshSlots(environment);
      turn += 1;
      const sent = draw(environment);
      const response = await send(server, sent);
      const { operationId } = sent.operation;
      const fault = faultOf(sent, response);
      const kind = `${operationId}: ${fault}`;
      if (fault !== null && !faults.has(kind)) {
        const body = JSON.stringify(response.body).slice(0, 1000);
        const details = `${describeRequest(sent)}\nresponse ${response.status} ${body}`;
        faults.set(kind, `${kind}\n${details}\nrequest ${turn} of seed ${SEED}`);
      }
      if (response.status < 300) successes.set(operationId, (successes.get(operationId) ?? 0) + 1);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      recordResponse(environment, sent, response);
    }),
    { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
  );

  expect([...faults.values()].slice(0, 20).join('\n\n')).toBe('');
  const rarelySuccessful = [...successes].filter(
    ([, times]) => times * MAX_REQUESTS_PER_SUCCESS < REQUESTS,
  );
  expect(rarelySuccessful).toEqual([]);
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([200, 201, 204, 304, 400, 401, 403, 404, 405, 413, 415, 429]),
  );
  expect(await calendarFaults(server.database.pool)).toEqual([]);
}, 900_000);
