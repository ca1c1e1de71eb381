import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const TUESDAY = '2026-11-24';
const SCHEDULE = 1;
const at = (time: string) => `${TUESDAY}T${time}:00+01:00`;

let server: TestServer;
let desk: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  desk = await deskOf('desk', 'desk');
});
afterEach(() => server.close());

const deskOf = (username: string, position: 'desk' | 'manager', branch: number = ids.branch) =>
  staffClient(server, 'clinic_branch_admin', { username, branchIds: [branch], position });
const book = (time: string, more: object = {}) =>
  bookAtDesk(desk, at(time), { surname: null, ...more });
const noticesOf = async (id: number) =>
  (await desk.deskAppointmentDetails({ id })).messages
    .filter(({ kind, state }) => ['moved', 'cancelled'].includes(kind) && state === 'waiting')
    .map(({ kind }) => kind);
const historyOf = async (id: number) =>
  (await desk.deskAppointmentDetails({ id })).history
    .filter(({ action }) => action !== 'viewed')
    .map(({ action, silent_reason: reason }) => [action, reason]);

test('a change at the desk sends the patient a message', async () => {
  const { id } = await book('09:00');
  await desk.moveAtDesk({ id, offer: ids.consultation, starts_at: at('10:00') });
  expect(await noticesOf(id)).toEqual(['moved']);
});

test('a change at the desk that is sent twice moves an appointment once', async () => {
  const { id } = await book('09:00');
  const move = () => desk.moveAtDesk({ id, offer: ids.consultation, starts_at: at('10:00') });
  expect(await move()).toMatchObject({ starts_at: at('10:00') });
  expect(await move()).toMatchObject({ starts_at: at('10:00') });
  const again = await Promise.all([move(), move()]);
  expect(again).toMatchObject([{ starts_at: at('10:00') }, { starts_at: at('10:00') }]);
  expect((await historyOf(id)).map(([action]) => action)).toEqual(['booked', 'moved']);
  expect(await noticesOf(id)).toEqual(['moved']);
});

test('a change at the desk that is sent twice cancels an appointment once', async () => {
  const { id } = await book('09:00');
  const cancellation = { id, by: 'patient', reason: 'Called' } as const;
  const cancel = () => desk.cancelAtDesk(cancellation);
  expect(await Promise.all([cancel(), cancel()])).toMatchObject([
    { cancelled_by: 'patient' },
    { cancelled_by: 'patient' },
  ]);
  expect(await cancel()).toMatchObject({ cancelled_by: 'patient' });
  expect(await historyOf(id)).toEqual([
    ['booked', null],
    ['cancelled', null],
  ]);
  expect(await noticesOf(id)).toEqual(['cancelled']);
});

test.each([
  { by: 'clinic' },
  { reason: 'Doctor is ill' },
  { silent_reason: 'told_by_phone' },
] as const)(
  'a change at the desk to cancel what was cancelled differently is refused: %o',
  async (other) => {
    const { id } = await book('09:00');
    const cancellation = { id, by: 'patient', reason: 'Called' } as const;
    await desk.cancelAtDesk(cancellation);
    await expect(desk.cancelAtDesk({ ...cancellation, ...other })).rejects.toThrow(
      '400 appointment_cancelled',
    );
    expect(await noticesOf(id)).toEqual(['cancelled']);
  },
);

test('a change at the desk of an appointment that another desk has moved since is refused', async () => {
  const { id } = await book('09:00');
  const from = { offer: ids.consultation, starts_at: at('09:00') };
  const move = (client: StaffClient, time: string) =>
    client.moveAtDesk({ id, from, offer: ids.consultation, starts_at: at(time) });
  const results = await Promise.allSettled([
    move(desk, '10:00'),
    move(await deskOf('other', 'desk'), '11:00'),
  ]);
  const lost = results.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  expect(lost).toEqual([expect.stringContaining('400 appointment_changed')]);
  expect((await historyOf(id)).map(([action]) => action)).toEqual(['booked', 'moved']);
  expect(await noticesOf(id)).toEqual(['moved']);
  // The winner's request again: its response was lost.
  const [time, other] =
    results[0]?.status === 'fulfilled' ? ['10:00', '11:00'] : ['11:00', '10:00'];
  expect(await move(desk, time)).toMatchObject({ starts_at: at(time) });
  const now = { offer: ids.consultation, starts_at: at(time) };
  expect(
    await desk.moveAtDesk({ id, from: now, offer: ids.consultation, starts_at: at(other) }),
  ).toMatchObject({ starts_at: at(other) });
});

test('a change at the desk without a message keeps the reminders of the new time, and its reason', async () => {
  const { id } = await book('09:00');
  await desk.moveAtDesk({
    id,
    offer: ids.consultation,
    starts_at: at('10:00'),
    silent_reason: 'told_by_phone',
  });
  expect(await noticesOf(id)).toEqual([]);
  const { messages } = await desk.deskAppointmentDetails({ id });
  const reminders = messages.filter(({ kind, state }) => {
    return kind === 'hours_before' && state === 'waiting';
  });
  expect(reminders).toHaveLength(1);
  await desk.cancelAtDesk({
    id,
    by: 'patient',
    reason: 'Called',
    silent_reason: 'told_in_person',
  });
  expect(await noticesOf(id)).toEqual([]);
  expect(await historyOf(id)).toEqual([
    ['booked', null],
    ['moved', 'told_by_phone'],
    ['cancelled', 'told_in_person'],
  ]);
});

test('a change at the desk after one without a message sends one again', async () => {
  const { id } = await book('09:00');
  const move = (time: string, silent_reason: 'mistake' | null) =>
    desk.moveAtDesk({ id, offer: ids.consultation, starts_at: at(time), silent_reason });
  await move('10:00', 'mistake');
  await move('11:00', null);
  expect(await noticesOf(id)).toEqual(['moved']);
});

describe('extra appointments', () => {
  const setMax = (client: StaffClient, max_extra: number) =>
    client.setMaxExtra({ id: SCHEDULE, max_extra });

  test('extra appointments are as many as a manager allows, beside others', async () => {
    await book('09:00');
    await expect(book('09:00', { is_extra: true })).rejects.toThrow('400 extra_limit');
    await setMax(await deskOf('manager', 'manager'), 1);
    expect(await book('09:00', { is_extra: true })).toMatchObject({ is_extra: true });
    await expect(book('10:00', { is_extra: true })).rejects.toThrow('400 extra_limit');
    const [doctor] = await desk.deskDoctors({ id: ids.branch });
    expect(doctor?.max_extra).toBe(1);
  });

  test('extra appointments of patients who walk in count, without a ticket', async () => {
    await setMax(await deskOf('manager', 'manager'), 1);
    const walkIn = { is_extra: true, source: 'walk_in' };
    expect(await book('09:00', walkIn)).toMatchObject({ is_extra: true });
    await expect(book('09:30', walkIn)).rejects.toThrow('400 extra_limit');
  });

  test('extra appointments are set by managers of the branch only, up to ten', async () => {
    await expect(setMax(desk, 1)).rejects.toThrow('403');
    const other = await deskOf('other', 'manager', ids.branchWithQuestions);
    await expect(setMax(other, 1)).rejects.toThrow('404');
    await expect(setMax(await deskOf('manager', 'manager'), 11)).rejects.toThrow('400');
  });
});

test('a consent that the desk read is stored with the version of its text', async () => {
  const { id } = await book('09:00');
  const { rows } = await server.database.pool.query(
    'select consents from appointment where id = $1',
    [id],
  );
  expect(rows).toEqual([{ consents: ['personal_data', 'desk:oral:2026-11-23'] }]);
});

describe('a booking at the desk', () => {
  const HEIGHT = 1;
  const EMAIL = 2;
  const both = () =>
    staffClient(server, 'clinic_branch_admin', {
      username: 'both',
      branchIds: [ids.branch, ids.branchWithQuestions],
      position: 'desk',
    });
  const bookThere = (client: StaffClient, more: object) =>
    bookAtDesk(client, at('09:00'), { offer: ids.otherConsultation, surname: null, ...more });

  test('a booking at the desk offers the insurances and questions, and stores what is chosen', async () => {
    const client = await both();
    const [offer] = (await client.deskDoctors({ id: ids.branch }))[0]?.offers ?? [];
    expect(offer?.insurances).toEqual([{ id: ids.insurance, name: 'Fényes Biztosító' }]);
    const branches = await client.deskBranches();
    const asked = branches.find(({ id }) => id === ids.branchWithQuestions)?.questions;
    expect(asked?.map(({ title }) => title)).toEqual(['Height', 'Email', 'Tax ID']);

    const insured = await book('09:00', { insurance: ids.insurance });
    expect(await desk.deskAppointmentDetails({ id: insured.id })).toMatchObject({
      insurance: 'Fényes Biztosító',
    });
    const { id } = await bookThere(client, {
      additional_fields: [{ clinic_branch_field: HEIGHT, value: '172' }],
    });
    expect((await client.deskAppointmentDetails({ id })).answers).toEqual([
      { name: 'Height', value: '172' },
    ]);
  });

  test('a booking at the desk leaves questions open that patients must answer', async () => {
    const client = await both();
    const { id } = await bookThere(client, { additional_fields: [] });
    expect((await client.deskAppointmentDetails({ id })).answers).toEqual([]);
  });

  test.each([
    ['an insurance that the service does not accept', { insurance: ids.insurance }],
    ['an invalid answer', { additional_fields: [{ clinic_branch_field: EMAIL, value: 'kata' }] }],
    ['a question of no branch', { additional_fields: [{ clinic_branch_field: 99, value: 'x' }] }],
  ])('a booking at the desk is refused with %s', async (_, more) => {
    await expect(bookThere(await both(), more)).rejects.toThrow('400');
  });
});
