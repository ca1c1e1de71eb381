import { afterAll, beforeAll, expect, test } from 'vitest';
import { payload, slotsOn } from '#tests/support/data/booking.ts';
import { clinic, ids } from '#tests/support/data/clinic.ts';
import { buildField } from '#tests/support/data/factories.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** Tuesday 01:00 in Almaty. In Budapest and in UTC it is still Monday. */
const NOW = '2026-11-23T20:00:00Z';
const QUESTION = 9;

let server: TestServer;
let slot: number;
beforeAll(async () => {
  const template = clinic({ timeZone: 'Asia/Almaty' });
  server = await startTestServer({ template, now: NOW, flags: { otp: false } });
  await buildField(server.database.pool, {
    id: QUESTION,
    clinic_branch_id: ids.branch,
    param_name: 'birth_date',
    type: 'date',
  });
  await server.site.reference.reload();
  slot = (await slotsOn(server, '2026-11-25'))[0]?.id ?? 0;
});
afterAll(() => server.close());

const validate = (value: string) =>
  server.post(
    '/api/v1/appointments/validate/',
    payload(slot, { additional_fields: [{ clinic_branch_field: QUESTION, value }] }),
    { 'accept-language': 'en' },
  );

test.each(['1920-01-01', '1987-02-28', '2026-11-24'])(
  'the date of birth %s is accepted',
  async (date) => {
    expect((await validate(date)).status).toBe(200);
  },
);

test.each([
  ['1919-12-31', 'too_small', 'The value must be at least 1920-01-01'],
  ['2026-11-25', 'too_large', 'The value must be at most 2026-11-24'],
  ['2026-02-30', 'invalid', 'Check this value: it is not valid'],
])('the date of birth %s is rejected: %s', async (date, code, detail) => {
  const response = await validate(date);
  expect(problemsOf(response)).toEqual([`${code} additional_fields.0.value`]);
  expect(response.body.errors[0].detail).toBe(detail);
});
