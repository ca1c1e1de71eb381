import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { problemsOf } from '#tests/support/http/conformance.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const APPOINTMENTS = '/api/v1/appointments/';
const VALIDATE = '/api/v1/appointments/validate/';

let server: TestServer;
let slot: number;
beforeAll(async () => {
  server = await startTestServer({ flags: { otp: false } });
  slot = (await slotsOn(server, TUESDAY))[0]?.id ?? 0;
});
afterAll(() => server.close());

/** Checks that rejected requests store nothing. */
afterEach(async () => {
  const { rows } = await server.database.pool.query(
    'select (select count(*) from appointment) + (select count(*) from one_time_code) as count',
  );
  expect(rows).toEqual([{ count: 0 }]);
});

/** Expects validation and booking to reject a body with the same errors. */
async function problemsOfBooking(body: unknown): Promise<string[]> {
  const validated = problemsOf(await server.post(VALIDATE, body));
  expect(problemsOf(await server.post(APPOINTMENTS, body))).toEqual(validated);
  return validated;
}

const at = (iso: string, schedule: number = ids.doctor) => encodeSlotId(schedule, Date.parse(iso));
/** Formats a value for the title of a test. */
const shown = (value: unknown) =>
  value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['nothing at all', ''],
  ['a truncated object', '{"client_name": "Kata"'],
  ['an object with a trailing comma', '{"slot": 1,}'],
  ['a NUL character', '{"client_name": "a\\u0000b"}'],
  ['a lone surrogate', '{"client_name": "\\ud83d"}'],
  ['a lone surrogate in a key', '{"\\udc00": 1}'],
  ['a key that pollutes prototypes', '{"__proto__": {"client_name": "Kata"}}'],
  ['a nested key that pollutes prototypes', '{"analytics": {"constructor": {"prototype": 1}}}'],
  ['sixty thousand unclosed brackets', '['.repeat(60_000)],
  ['a NUL beside thirty thousand brackets', `{"a\\u0000": ${nested(30_000)}}`],
])('a booking body is malformed when it is %s', async (_what, body) => {
  expect(await problemsOfBooking(body)).toEqual(['malformed_json -']);
});

test.each(['null', '5', '"text"', '[]', 'true'])(
  'the booking body %s is rejected',
  async (body) => {
    expect(await problemsOfBooking(body)).toEqual(['invalid -']);
  },
);

test('a booking body may have unknown fields of any depth', async () => {
  const body = JSON.stringify(payload(at('2026-11-23T05:00:00Z')));
  expect(await problemsOfBooking(nested(30_000))).toEqual(['invalid -']);
  const deep = `${body.slice(0, -1)}, "unknown": ${nested(30_000)}}`;
  expect(await problemsOfBooking(deep)).toEqual(['slot_past slot']);
});

test('a booking body over the size limit is rejected', async () => {
  const body = JSON.stringify(payload(slot, { unknown: 'x'.repeat(70_000) }));
  expect(problemsOf(await server.post(APPOINTMENTS, body), 413)).toEqual(['payload_too_large -']);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'x', ''])(
  'a booking of content type "%s" is rejected',
  async (type) => {
    const response = await server.post(APPOINTMENTS, payload(slot), { 'content-type': type });
    expect(problemsOf(response, 415)).toEqual(['unsupported_media_type -']);
  },
);

describe('booking fields', () => {
  const of = (changes: Record<string, unknown>) => problemsOfBooking(payload(slot, changes));

  const INVALID_FIELDS = [
    ['client_name', undefined, 'required'],
    ['client_name', '', 'blank'],
    ['client_name', ' \n ', 'required'],
    ['client_name', '\u200b', 'name_invalid'],
    ['client_name', '12345', 'name_invalid'],
    ['client_name', 'http://spam.example', 'name_invalid'],
    ['client_name', 5, 'invalid'],
    ['client_name', null, 'invalid'],
    ['client_name', ['Kata'], 'invalid'],
    ['client_name', 'x'.repeat(101), 'too_long'],
    ['client_surname', undefined, 'required'],
    ['client_surname', ' ', 'required'],
    ['client_surname', null, 'required'],
    ['client_surname', '...', 'name_invalid'],
    ['client_surname', 5, 'invalid'],
    ['client_surname', 'x'.repeat(101), 'too_long'],
    ['client_phone', undefined, 'required'],
    ['client_phone', 36201234567, 'invalid'],
    ['client_phone', 'hello', 'phone_invalid'],
    ['client_phone', '+3611234567', 'phone_invalid'],
    ['client_phone', '+40712034567', 'phone_country'],
    ['client_phone', '+36 20 123 4567 or +36 30 123 4567', 'phone_invalid'],
    ['client_phone', '1'.repeat(41), 'too_long'],
    ['doctor_service', undefined, 'required'],
    ['doctor_service', '1', 'invalid'],
    ['doctor_service', 1.5, 'invalid'],
    ['doctor_service', 0, 'too_small'],
    ['doctor_service', -1, 'too_small'],
    ['doctor_service', 2 ** 31, 'too_large'],
    ['doctor_service', 999, 'does_not_exist'],
    ['doctor_service', ids.inactiveConsultation, 'doctor_inactive'],
    ['slot', undefined, 'required'],
    ['slot', '1', 'invalid'],
    ['slot', 0, 'too_small'],
    ['slot', 2 ** 53, 'too_large'],
    ['source', 'fax', 'invalid'],
    ['booking_page', 'x'.repeat(101), 'too_long'],
    ['page_location', 5, 'invalid'],
    ['page_referrer', 'x'.repeat(2001), 'too_long'],
    ['list_position', -1, 'too_small'],
    ['list_position', '3', 'invalid'],
    ['consents', undefined, 'consent_required'],
    ['consents', [], 'consent_required'],
    ['consents', null, 'invalid'],
    ['consents', 'personal_data', 'invalid'],
    ['consents', Array.from({ length: 11 }, () => 'personal_data'), 'too_long'],
    ['insurance', 999, 'does_not_exist'],
    ['insurance', '1', 'invalid'],
    ['insurance', 0, 'too_small'],
    ['google_ids', [], 'invalid'],
    ['google_ids', 'x', 'invalid'],
    ['analytics', 5, 'invalid'],
    ['code', '1234', 'invalid'],
    ['additional_fields', {}, 'invalid'],
    ['additional_fields', Array.from({ length: 5000 }, () => ({})), 'too_long'],
  ] as const;
  test.each(
    INVALID_FIELDS.map(([field, value, code]) => [field, shown(value), code, value] as const),
  )('a booking is rejected if %s is %s: %s', async (field, _shown, code, value) => {
    expect(await of({ [field]: value })).toEqual([`${code} ${field}`]);
  });

  const INVALID_NESTED = [
    ['consents', ['marketing'], 'invalid consents.0'],
    ['google_ids', { client_id: 5 }, 'invalid google_ids.client_id'],
    ['google_ids', { client_id: 'x'.repeat(201) }, 'too_long google_ids.client_id'],
    ['google_ids', { 'a/b~c': 5 }, 'invalid google_ids.a/b~c'],
    ['analytics', { experiment: { nested: true } }, 'invalid analytics.experiment'],
    ['code', {}, 'required code.code'],
    ['code', { code: 1234 }, 'invalid code.code'],
    ['code', { code: '' }, 'blank code.code'],
    ['code', { code: '12345678901' }, 'too_long code.code'],
    ['additional_fields', [{}], 'required additional_fields.0.clinic_branch_field'],
    ['additional_fields', [5], 'invalid additional_fields.0'],
  ] as const;
  test.each(INVALID_NESTED.map(([field, value, problem]) => [problem, field, value] as const))(
    'a booking error names the nested field: %s',
    async (problem, field, value) => {
      expect(await of({ [field]: value })).toEqual([problem]);
    },
  );

  test('a booking ignores unknown fields at any depth', async () => {
    const response = await server.post(VALIDATE, {
      ...payload(slot, { code: { code: '1', more: 1 }, google_ids: { 'line\nbreak': { a: [1] } } }),
      toString: 'x',
    });
    expect(response.body).toEqual({ is_valid: true, needs_code: false });
  });

  test('a booking with several wrong fields gets an error for each', async () => {
    const changes = { client_name: ' ', client_surname: '', client_phone: '1', consents: [] };
    expect(await of({ ...changes, insurance: 7, slot: at('2026-11-23T05:00:00Z') })).toEqual([
      'required client_name',
      'required client_surname',
      'phone_invalid client_phone',
      'consent_required consents',
      'does_not_exist insurance',
      'slot_past slot',
    ]);
    expect(await of({ ...changes, doctor_service: 999 })).toEqual([
      'does_not_exist doctor_service',
      'required client_name',
      'required client_surname',
      'phone_invalid client_phone',
      'consent_required consents',
    ]);
  });

  test('a booking needs surname and consent only where the country requires them', async () => {
    const lenient = await startTestServer({
      flags: { otp: false, surname: false, consent: false },
    });
    const [first] = await slotsOn(lenient, TUESDAY);
    const { client_surname: _surname, consents: _consents, ...rest } = payload(first?.id ?? 0);
    const response = await lenient.post(APPOINTMENTS, rest);
    await lenient.close();
    expect(response).toMatchObject({ status: 201, body: { client_surname: null } });
  });
});

describe('booking slots', () => {
  const of = (id: number) => problemsOfBooking(payload(id));

  test.each([
    ['of another doctor', at('2026-11-24T08:00:00Z', ids.otherDoctor), 'slot_unavailable'],
    ['of an unknown schedule', at('2026-11-24T08:00:00Z', 12_345), 'slot_unavailable'],
    ['with an invalid id', 1, 'slot_unavailable'],
    ['with an invalid id of valid size', Number.MAX_SAFE_INTEGER, 'slot_unavailable'],
    ['of yesterday', at('2026-11-22T08:00:00Z'), 'slot_past'],
    ['at the current time', at('2026-11-23T06:00:00Z'), 'slot_past'],
    ['within the lead time', at('2026-11-23T06:59:00Z'), 'slot_past'],
    ['beyond the horizon', at('2027-01-04T08:00:00Z'), 'slot_unavailable'],
    ['of the next century', at('2126-11-24T08:00:00Z'), 'slot_unavailable'],
    ['between two slots', at('2026-11-24T08:07:00Z'), 'slot_taken'],
    ['outside of the hours', at('2026-11-24T19:00:00Z'), 'slot_taken'],
    ['on a day off', at('2026-11-29T08:00:00Z'), 'slot_taken'],
  ])('a booking of a slot %s is rejected', async (_what, id, code) => {
    expect(await of(id)).toEqual([`${code} slot`]);
  });

  test('a booking that needs more time than the slot has left is rejected', async () => {
    const last = at('2026-11-24T10:30:00Z');
    expect(await problemsOfBooking(payload(last, { doctor_service: ids.hourProcedure }))).toEqual([
      'slot_taken slot',
    ]);
  });
});

describe('answers to the questions of a branch', () => {
  const BRANCH_SLOT = at('2026-11-24T08:00:00Z', ids.otherDoctor);
  const HEIGHT = 'additional_fields.0.value';
  const of = (fields: unknown) =>
    problemsOfBooking(
      payload(BRANCH_SLOT, { doctor_service: ids.otherConsultation, additional_fields: fields }),
    );
  const height = (value: unknown) => of([{ clinic_branch_field: ids.heightField, value }]);

  test('a booking without an answer to a required question is rejected', async () => {
    expect(await of(undefined)).toEqual(['required additional_fields.height']);
    expect(await of([])).toEqual(['required additional_fields.height']);
    expect(await of([{ clinic_branch_field: ids.emailField, value: 'a@b.hu' }])).toEqual([
      'required additional_fields.height',
    ]);
    expect(await height(null)).toEqual([`required ${HEIGHT}`]);
    expect(await height('  ')).toEqual([`required ${HEIGHT}`]);
  });

  const INVALID_HEIGHTS = [
    [29, 'too_small'],
    [251, 'too_large'],
    [170.5, 'invalid'],
    ['tall', 'invalid'],
    [true, 'invalid'],
    ['1e2', 'invalid'],
    [1e300, 'invalid'],
    ['9'.repeat(400), 'invalid'],
    ['9'.repeat(2001), 'too_long'],
  ] as const;
  test.each(INVALID_HEIGHTS.map(([value, code]) => [shown(value), code, value] as const))(
    'the answer %s to a question of a branch is rejected: %s',
    async (_shown, code, value) => {
      expect(await height(value)).toEqual([`${code} ${HEIGHT}`]);
    },
  );

  test.each([{}, [], { $gt: '' }])(
    'an object or a list as an answer to a question of a branch is rejected',
    async (value) => {
      expect(await height(value)).toEqual([`invalid ${HEIGHT}`]);
    },
  );

  test('an invalid email in the answer to an email question of a branch is rejected', async () => {
    const withEmail = (value: unknown) =>
      of([
        { clinic_branch_field: ids.heightField, value: 170 },
        { clinic_branch_field: ids.emailField, value },
      ]);
    expect(await withEmail('kata')).toEqual(['invalid additional_fields.1.value']);
    expect(await withEmail('kata@nowhere')).toEqual(['invalid additional_fields.1.value']);
  });

  test('an invalid tax ID in the answer to a tax ID question of a branch is rejected', async () => {
    const withTaxId = (value: unknown) =>
      of([
        { clinic_branch_field: ids.heightField, value: 29 },
        { clinic_branch_field: ids.taxIdField, value },
      ]);
    const tooSmall = `too_small ${HEIGHT}`;
    expect(await withTaxId('8071592154')).toEqual([tooSmall, 'invalid additional_fields.1.value']);
    expect(await withTaxId('1800101221144')).toEqual([
      tooSmall,
      'invalid additional_fields.1.value',
    ]);
    expect(await withTaxId('8071 592 153')).toEqual([tooSmall]);
  });

  test('answers to questions of other branches and repeated answers are rejected', async () => {
    const answer = { clinic_branch_field: ids.heightField, value: 170 };
    expect(await of([answer, { clinic_branch_field: 99, value: 1 }])).toEqual([
      'does_not_exist additional_fields.1.clinic_branch_field',
    ]);
    expect(await of([answer, answer])).toEqual(['invalid additional_fields.1.clinic_branch_field']);
    expect(await problemsOfBooking(payload(slot, { additional_fields: [answer] }))).toEqual([
      'does_not_exist additional_fields.0.clinic_branch_field',
    ]);
  });
});

test.each([
  ['with a space', 'one two', 'invalid'],
  ['that is empty', '', 'invalid'],
  ['with characters outside of ASCII', 'k\u00e9y', 'invalid'],
  ['that is too long', 'x'.repeat(201), 'too_long'],
])('the Idempotency-Key header rejects an Idempotency-Key %s', async (_what, key, code) => {
  const response = await server.post(APPOINTMENTS, payload(slot), { 'idempotency-key': key });
  expect(problemsOf(response)).toEqual([`${code} Idempotency-Key`]);
});

test.each([
  [{}, 'required'],
  [{ phone: null }, 'invalid'],
  [{ phone: 36201234567 }, 'invalid'],
  [{ phone: '' }, 'blank'],
  [{ phone: '+4' }, 'phone_invalid'],
  [{ phone: '\u0660'.repeat(40) }, 'phone_invalid'],
  [{ phone: '+36201234567'.repeat(4) }, 'too_long'],
])(
  'the phone of a one-time code rejects %j as the phone of a one-time code',
  async (body, code) => {
    const response = await server.post('/api/v0/registration_codes/', body);
    expect(problemsOf(response)).toEqual([`${code} phone`]);
  },
);
