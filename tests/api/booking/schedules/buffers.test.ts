import { afterEach, beforeEach, expect, test } from 'vitest';
import { slotsOn, timesOf, TUESDAY } from '#tests/support/data/booking.ts';
import { CLINIC_NOW, ids } from '#tests/support/data/clinic.ts';
import { addSecondBranch, SECOND_SCHEDULE } from '#tests/support/data/second-branch.ts';
import { continueIds, hoursOf, staffCaller, type StaffCall } from '#tests/support/data/setup.ts';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const SCHEDULE = 1;
const MORNING: [number, number] = [540, 720];

let server: TestServer;
let manager: StaffCall;
beforeEach(async () => {
  server = await startTestServer();
  await continueIds(server);
  manager = await staffCaller(server, 'account_manager');
});
afterEach(() => server.close());

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows as Row[];
const at = (time: string) => `${TUESDAY}T${time}:00+01:00`;
const offered = async () => timesOf(await slotsOn(server, TUESDAY));
const freeOf = async (schedule: number) =>
  (
    await query<{ free: number[] }>(
      'select free from schedule_day where schedule_id = $1 and day = $2',
      [schedule, TUESDAY],
    )
  )[0]?.free;

async function saveBuffer(buffer_minutes: number): Promise<void> {
  const { body } = await manager('saveHours', { ...hoursOf(SCHEDULE, [MORNING]), buffer_minutes });
  expect(body.is_saved).toBe(true);
}

let hashes = 0;
const newHash = () => String((hashes += 1)).padStart(32, '0');
const patient = () =>
  JSON.stringify({
    name: 'Kata',
    phone: `+3620${hashes}`,
    language: 'hu',
    consents: [],
    additional_fields: [],
    origin: {},
  });

async function book(time: string): Promise<{ outcome: string; id: number; hash: string }> {
  const hash = newHash();
  const rows = await query<{ outcome: string; id: number }>(
    `select outcome, appointment_id as id
     from book_appointment($1, $2, $3, $4, $5, $6, null, '', null, '{}', null, null)`,
    [ids.consultation, SCHEDULE, at(time), CLINIC_NOW, hash, patient()],
  );
  return { outcome: '', id: 0, ...rows[0], hash };
}

async function bookAtDesk(time: string): Promise<string | undefined> {
  const [row] = await query<{ outcome: string }>(
    `select outcome from book_at_desk($1, $2, $3, $4, $5, $6, '{"source": "desk"}', null)`,
    [ids.consultation, SCHEDULE, at(time), CLINIC_NOW, newHash(), patient()],
  );
  return row?.outcome;
}

test('patients see only starts that keep the buffer, and a cancelled appointment returns them', async () => {
  await saveBuffer(10);
  const before = await offered();
  expect(before).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
  const appointment = await book('10:00');
  expect(appointment.outcome).toBe('booked');
  expect(await offered()).toEqual(['09:00', '11:00', '11:30']);
  expect((await book('10:30')).outcome).toBe('taken');
  expect((await book('11:00')).outcome).toBe('booked');
  expect(await offered()).toEqual(['09:00']);
  await query('select * from cancel_appointment($1, $2, $3, null, null)', [
    appointment.id,
    appointment.hash,
    CLINIC_NOW,
  ]);
  expect(await offered()).toEqual(['09:00', '09:30', '10:00']);
  expect(await calendarFaults(server.database.pool)).toEqual([]);
});

test('a saved buffer is kept around the appointments that are booked, and removed with 0', async () => {
  await book('10:00');
  expect(await offered()).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30']);
  await saveBuffer(31);
  expect(await offered()).toEqual(['11:30']);
  expect((await manager('doctor', { id: 1 })).body.schedules[0]).toMatchObject({
    buffer_minutes: 31,
  });
  await saveBuffer(0);
  expect(await offered()).toEqual(['09:00', '09:30', '10:30', '11:00', '11:30']);
});

test('the preview of six weeks counts the starts that are left', async () => {
  await book('10:00');
  const edit = { ...hoursOf(SCHEDULE, [MORNING]), buffer_minutes: 10, intent: 'preview' as const };
  const { body } = await manager('saveHours', edit);
  expect(body.days[1]).toMatchObject({ day: TUESDAY, free: 3 });
  expect(await offered()).toHaveLength(5);
});

test.each([-1, 121, 2.5])('a buffer of %d minutes is refused', async (buffer_minutes) => {
  const { status } = await manager('saveHours', {
    ...hoursOf(SCHEDULE, [MORNING]),
    buffer_minutes,
  });
  expect(status).toBe(400);
});

test('the desk books within the buffer, but not within an appointment', async () => {
  await saveBuffer(30);
  await book('10:00');
  expect(await bookAtDesk('10:15')).toBe('taken');
  expect(await bookAtDesk('10:30')).toBe('booked');
  expect(await offered()).toEqual(['09:00', '11:30']);
  expect(await calendarFaults(server.database.pool)).toEqual([]);
});

test('an appointment can move by less than its buffer', async () => {
  await saveBuffer(10);
  const { id, hash } = await book('10:00');
  const [moved] = await query<{ outcome: string }>(
    'select outcome from move_appointment($1, $2, $3, $4, $5, 5, null, null)',
    [id, hash, SCHEDULE, at('10:30'), CLINIC_NOW],
  );
  expect(moved?.outcome).toBe('done');
  expect(await offered()).toEqual(['09:00', '09:30', '11:30']);
});

test('each branch of a doctor keeps its own buffer', async () => {
  await addSecondBranch(server.database.pool);
  await query('update schedule set buffer_minutes = 10 where id = $1', [SECOND_SCHEDULE]);
  expect((await book('10:00')).outcome).toBe('booked');
  expect(await freeOf(SCHEDULE)).toEqual([540, 570, 630, 660, 690]);
  expect(await freeOf(SECOND_SCHEDULE)).toEqual([540, 660, 690]);
  expect(await calendarFaults(server.database.pool)).toEqual([]);
});
