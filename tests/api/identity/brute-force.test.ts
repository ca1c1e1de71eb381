import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { payload } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { startTwoNodes, type Node, type Nodes } from '#tests/support/servers/nodes.ts';

const CODES = '/api/v0/registration_codes/';
const PHONE = '+36201234567';
const VICTIM = '203.0.113.9';
const ATTACKER = '198.51.100.66';

let nodes: Nodes;
beforeEach(async () => {
  nodes = await startTwoNodes();
});
afterEach(() => nodes.close());

const eitherNode = (turn: number): Node => (turn % 2 === 0 ? nodes.first : nodes.second);
const requestCode = (from: string, turn = 0) =>
  eitherNode(turn).post(CODES, { phone: PHONE }, from);
const anyAddress = (number: number) => `10.${number >> 8}.${number & 255}.1`;

/** Returns the code in the last SMS to a phone. */
function received(): string {
  const code = /\b\d{4}\b/.exec(nodes.sms.sent[0]?.text ?? '')?.[0];
  if (code === undefined) throw new Error('No code was sent');
  return code;
}

const wrong = (code: string, by = 1) => String((Number(code) + by) % 10_000).padStart(4, '0');

/** Books with a code. Returns `booked` or the error code. */
async function tryCode(code: string, from: string, turn = 0): Promise<string> {
  const slot = encodeSlotId(ids.doctor, Date.parse('2026-11-24T08:00:00Z'));
  const body = payload(slot, { client_phone: PHONE, code: { code } });
  const response = await eitherNode(turn).post('/api/v1/appointments/', body, from);
  return response.status === 201 ? 'booked' : response.body.errors[0].code;
}

describe('guessing a one-time code', () => {
  const countOf = (outcomes: string[], outcome: string) =>
    outcomes.filter((each) => each === outcome).length;

  test('a code is void after five concurrent tries at any node', async () => {
    await requestCode(ATTACKER);
    const code = received();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => tryCode(wrong(code, 1 + turn), ATTACKER, turn)),
    );
    expect(countOf(outcomes, 'code_invalid')).toBe(4);
    expect(countOf(outcomes, 'code_attempts_exceeded')).toBe(36);
    expect(await tryCode(code, ATTACKER)).toBe('code_attempts_exceeded');
  });

  test('a code is void after two tries from other networks', async () => {
    await requestCode(VICTIM);
    const code = received();
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        tryCode(wrong(code, 1 + turn), anyAddress(turn), turn),
      ),
    );
    expect(countOf(outcomes, 'code_invalid')).toBe(1);
    expect(await tryCode(code, anyAddress(99))).toBe('code_attempts_exceeded');
    // In total, a code is tried five times at most.
    expect(await tryCode(wrong(code), VICTIM)).toBe('code_invalid');
    expect(await tryCode(wrong(code), VICTIM)).toBe('code_invalid');
    expect(await tryCode(wrong(code), VICTIM)).toBe('code_attempts_exceeded');
    expect(await tryCode(code, VICTIM)).toBe('code_attempts_exceeded');
  });

  test('all addresses of an IPv6 network share the tries of a code', async () => {
    await requestCode('2001:db8:1:2::1');
    const code = received();
    expect(await tryCode(wrong(code), '2001:db8:1:2:ffff::2')).toBe('code_invalid');
    for (let turn = 0; turn < 4; turn += 1) await tryCode(wrong(code), `2001:db8:1:2::${turn}`);
    expect(await tryCode(code, '2001:db8:1:2::1')).toBe('code_attempts_exceeded');
  });
});

test('a patient gets a code after an attacker has used up the codes of one address', async () => {
  const statuses = [];
  for (let turn = 0; turn < 10; turn += 1) {
    statuses.push((await requestCode(ATTACKER, turn)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect((await requestCode(VICTIM)).status).toBe(201);
  expect(await tryCode(received(), VICTIM)).toBe('booked');
});

test('a patient books with a code while an attacker requests codes and tries wrong ones', async () => {
  await requestCode(VICTIM);
  const code = received();
  await requestCode(ATTACKER);
  for (let turn = 0; turn < 20; turn += 1) await tryCode(wrong(code), ATTACKER, turn);
  for (let turn = 0; turn < 20; turn += 1) await tryCode(wrong(code), anyAddress(turn), turn);
  expect(await tryCode(code, VICTIM, 1)).toBe('booked');
});

test('a patient can change networks between requesting and entering a code', async () => {
  await requestCode(VICTIM);
  expect(await tryCode(received(), '192.0.2.77', 1)).toBe('booked');
});

test('a patient waits eleven minutes at most when attackers everywhere have used up the codes', async () => {
  for (let turn = 0; turn < 20; turn += 1) await requestCode(anyAddress(turn), turn);
  const rejected = await requestCode(VICTIM);
  expect(rejected.status).toBe(429);
  expect(rejected.retryAfter).toBeLessThanOrEqual(660);
  nodes.clock.advance({ minutes: rejected.retryAfter / 60 });
  expect((await requestCode(VICTIM)).status).toBe(201);
  expect(await tryCode(received(), VICTIM)).toBe('booked');
});

test('an attacker at one address causes ten SMS a day at most to a phone', async () => {
  let sent = 0;
  for (let turn = 0; turn < 144; turn += 1) {
    if ((await requestCode(ATTACKER, turn)).status === 201) sent += 1;
    nodes.clock.advance({ minutes: 10 });
    if (new Date(nodes.clock.now()).toISOString().startsWith('2026-11-24')) break;
  }
  expect(sent).toBe(10);
  // After the rest of the day, a patient gets a code.
  expect((await requestCode(VICTIM)).status).toBe(201);
});
