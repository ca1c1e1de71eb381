import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { ids } from '#tests/support/data/clinic.ts';
import { book as bookOnline, payload, slotsOn } from '#tests/support/data/booking.ts';
import { bookAtDesk } from '#tests/support/data/desk/book-at-desk.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const TUESDAY = '2026-11-24';
const at = (time: string, day = TUESDAY) => `${day}T${time}:00+01:00`;

let server: TestServer;
let desk: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  desk = await staffClient(server, 'clinic_branch_admin', {
    branchIds: [ids.branch],
    position: 'desk',
  });
});
afterEach(() => server.close());

const book = (startsAt: string, more: object = {}) => bookAtDesk(desk, startsAt, more);

const dayOf = async (day = TUESDAY) => desk.deskDay({ id: ids.branch, day });
const namesOf = async (day = TUESDAY) => (await dayOf(day)).appointments.map(({ name }) => name);

test('the day of a branch has the hours of its doctors and their appointments', async () => {
  await book(at('10:00'));
  const { columns, appointments } = await dayOf();
  expect(columns.map(({ hours }) => hours)).toEqual([[[540, 720]]]);
  expect(appointments).toMatchObject([
    { name: 'Szabó Kata', starts_at: at('10:00'), minutes: 30, attendance: 'expected' },
  ]);
});

test('the day of a branch has doctors with photograph and main service', async () => {
  const portrait = (size: number) => `/media/portraits/0123456789abcdef0123-${size}.jpg`;
  await server.database.pool.query('update doctor set portrait = $1 where id = $2', [
    portrait(192),
    ids.doctor,
  ]);
  const doctors = await desk.deskDoctors({ id: ids.branch });
  const doctor = doctors.find((each) => each.doctor_id === ids.doctor);
  expect(doctor).toMatchObject({
    portrait: portrait(96),
    specialty: doctor?.offers[0]?.service,
    specialty_id: ids.cardiologist,
  });
});

test('the day of a branch does not exist for the desk of another branch', async () => {
  const other = await deskClient(server, 'other', ids.branchWithQuestions);
  const appointment = await book(at('10:00'));
  await expect(other.deskDay({ id: ids.branch, day: TUESDAY })).rejects.toThrow('404');
  await expect(other.deskAppointmentDetails({ id: appointment.id })).rejects.toThrow('404');
  await expect(
    other.moveAtDesk({ id: appointment.id, offer: ids.consultation, starts_at: at('11:00') }),
  ).rejects.toThrow('404');
  await expect(other.deskBranches()).resolves.toMatchObject([{ id: ids.branchWithQuestions }]);
});

test('the day of a branch shows a doctor nothing of colleagues, and lets no doctor book', async () => {
  const doctor = await staffClient(server, 'clinic_branch_admin', {
    username: 'doctor',
    branchIds: [ids.branch],
    position: 'doctor',
    doctorId: ids.otherDoctor,
  });
  await book(at('10:00'));
  const { appointments } = await doctor.deskDay({ id: ids.branch, day: TUESDAY });
  expect(appointments).toEqual([]);
  await expect(bookAtDesk(doctor, at('11:00'), { source: 'desk' })).rejects.toThrow('403');
});

test('a booking at the desk at once, off the grid and outside of the hours is made', async () => {
  await book(at('07:05', '2026-11-23'));
  await book(at('13:10'));
  expect(await namesOf('2026-11-23')).toEqual(['Szabó Kata']);
  expect(await namesOf()).toEqual(['Szabó Kata']);
});

test('a booking at the desk and a move are at whole minutes, so that the next appointment fits', async () => {
  const { id, starts_at: startsAt } = await book('2026-11-24T09:00:30+01:00');
  expect(startsAt).toBe(at('09:00'));
  await book(at('09:30'));
  const moved = { id, offer: ids.consultation, starts_at: '2026-11-24T11:00:59.999+01:00' };
  expect(await desk.moveAtDesk(moved)).toMatchObject({ starts_at: at('11:00') });
});

test('a booking at the desk of a time that a patient has taken names the time', async () => {
  await book(at('10:00'));
  await expect(book(at('10:15'))).rejects.toThrow('400 slot_taken');
});

test('a booking at the desk that is sent twice is made once', async () => {
  const key = randomUUID();
  const [first, second] = await Promise.all([
    book(at('10:00'), { key }),
    book(at('10:00'), { key }),
  ]);
  expect(second.id).toBe(first.id);
  expect(await namesOf()).toHaveLength(1);
});

test('a booking at the desk of a patient with a landline sends no message', async () => {
  const landline = await book(at('10:00'), { phone: '06 1 234 5678' });
  const mobile = await book(at('10:30'));
  expect((await desk.deskAppointmentDetails({ id: landline.id })).messages).toEqual([]);
  const { messages } = await desk.deskAppointmentDetails({ id: mobile.id });
  expect(messages.map(({ kind }) => kind)).toContain('confirmation');
});

test.each([
  ['an invalid phone', { phone: '123' }, 'phone_invalid'],
  ['a name without letters', { given_name: '...' }, 'name_invalid'],
  ['no consent', { has_consent: false }, 'consent_required'],
  ['a time in two years', { starts_at: '2028-11-24T10:00:00+01:00' }, 'too_far_ahead'],
  ['an extra appointment beyond the maximum', { is_extra: true }, 'extra_limit'],
])('a booking at the desk with %s is rejected', async (_name, more, code) => {
  await expect(book(at('10:00'), more)).rejects.toThrow(`400 ${code}`);
});

test('an appointment moves to another time, and back to none that is taken', async () => {
  const appointment = await book(at('10:00'));
  await book(at('11:00'));
  const move = (time: string) =>
    desk.moveAtDesk({ id: appointment.id, offer: ids.consultation, starts_at: at(time) });
  await expect(move('11:00')).rejects.toThrow('400 slot_taken');
  expect(await move('09:00')).toMatchObject({ starts_at: at('09:00') });
});

test('an appointment cancelled by the clinic frees its time', async () => {
  const { id } = await book(at('10:00'));
  expect(await desk.cancelAtDesk({ id, by: 'clinic', reason: 'Ill' })).toMatchObject({
    cancelled_by: 'clinic',
  });
  await expect(desk.cancelAtDesk({ id, by: 'patient', reason: 'Ill' })).rejects.toThrow(
    '400 appointment_cancelled',
  );
  expect(await book(at('10:00'))).toMatchObject({ starts_at: at('10:00') });
});

test('an appointment goes from arrived to seen, and back by undoing', async () => {
  const { id } = await book(at('07:30', '2026-11-23'));
  const set = (from: 'expected' | 'arrived' | 'in_room' | 'seen', to: typeof from | 'no_show') =>
    desk.setAttendance({ id, from, to });
  expect(await set('expected', 'arrived')).toMatchObject({ attendance: 'arrived' });
  await expect(set('expected', 'in_room')).rejects.toThrow('400 appointment_changed');
  await set('arrived', 'in_room');
  await set('in_room', 'seen');
  await set('seen', 'in_room');
  const { history } = await desk.deskAppointmentDetails({ id });
  expect(history.map(({ action }) => action)).toEqual([
    'booked',
    'arrived',
    'in_room',
    'seen',
    'undone',
    'viewed',
  ]);
  expect(new Set(history.map(({ actor }) => actor))).toEqual(
    new Set(['clinic clinic_branch_admin']),
  );
});

test.each(['arrived', 'in_room', 'no_show'] as const)(
  'an appointment that is moved to another day from the step %s is expected again',
  async (step) => {
    const { id } = await book(at('07:00', '2026-11-23'));
    server.clock.advance({ minutes: 15 });
    await desk.setAttendance({ id, from: 'expected', to: step });
    const moved = await desk.moveAtDesk({ id, offer: ids.consultation, starts_at: at('10:00') });
    expect(moved).toMatchObject({ attendance: 'expected', arrived_at: null });
    const { history } = await desk.deskAppointmentDetails({ id });
    const actions = history.map(({ action }) => action).filter((action) => action !== 'viewed');
    expect(actions).toEqual(['booked', step, 'undone', 'moved']);
  },
);

test('an appointment of a patient who waits keeps its step when it is moved within the day', async () => {
  const { id } = await book(at('09:00'));
  await desk.setAttendance({ id, from: 'expected', to: 'arrived' });
  const moved = await desk.moveAtDesk({ id, offer: ids.consultation, starts_at: at('10:00') });
  expect(moved).toMatchObject({ attendance: 'arrived' });
});

test('an appointment that was moved is not marked by a desk that has not seen the move, and is marked once', async () => {
  const { id } = await book(at('10:00'));
  await desk.moveAtDesk({ id, offer: ids.consultation, starts_at: at('11:00') });
  const arrive = (seen: string) =>
    desk.setAttendance({ id, from: 'expected', to: 'arrived', starts_at: seen });
  await expect(arrive(at('10:00'))).rejects.toThrow('400 appointment_changed');
  const { arrived_at: arrivedAt } = await arrive(at('11:00'));
  server.clock.advance({ minutes: 5 });
  expect(await arrive(at('11:00'))).toMatchObject({ arrived_at: arrivedAt });
});

test('an appointment is a no-show 15 minutes after its start, and no sooner', async () => {
  const { id } = await book(at('07:00', '2026-11-23'));
  const mark = () => desk.setAttendance({ id, from: 'expected', to: 'no_show' });
  server.clock.advance({ minutes: 14 });
  await expect(mark()).rejects.toThrow('400 no_show_too_early');
  server.clock.advance({ minutes: 1 });
  expect(await mark()).toMatchObject({ attendance: 'no_show' });
});

describe('the search of patients', () => {
  const find = (text: string) => desk.findPatients({ id: ids.branch, text });
  const phonesOf = async (text: string) => (await find(text)).patients.map(({ phone }) => phone);

  test.each(['4567', '20 123 4567', '+36201234567'])(
    'the search of patients finds the phone %s',
    async (text) => {
      await book(at('10:00'));
      await book(at('11:00'), { phone: '+36201239999' });
      expect(await phonesOf(text)).toEqual(['+36201234567']);
    },
  );

  test('the search of patients finds the appointment of an exactly typed number first', async () => {
    const { id } = await book(at('11:00'));
    const digits = String(id).padStart(4, '0');
    const sooner = await book(at('10:00'), { phone: `+3620123${digits}`, given_name: 'Zoé' });
    const { appointments, patients } = await find(digits);
    expect(appointments.map((appointment) => appointment.id)).toEqual([id, sooner.id]);
    expect(patients).toHaveLength(2);
    expect(patients[0]?.given_name).not.toBe('Zoé');
  });

  test.each([
    ['Szabó', 'Sza'],
    ['Szabó', 'сабо'],
    ['Zsófia', 'Жо'],
    ['Csaba', 'Чаба'],
    ['Шарипов', 'Sharip'],
    ['Sharipov', 'Шар'],
    ['Алиев', 'Aliyev'],
    ['Aliyev', 'али'],
    ['Ерлан', 'Yerlan'],
    ['Хасан', 'Khasan'],
    ['Юлия', 'Yul'],
    ['Жанар', 'Zhanar'],
    ['Қайрат', 'Kairat'],
    ['Țepeș', 'tepes'],
    ['Øst', 'øst'],
  ])('the search of patients finds %s by %s', async (surname, text) => {
    await book(at('10:00'), { surname });
    await book(at('11:00'), { surname: 'Mohr', phone: '+36201239999' });
    expect(await phonesOf(text)).toEqual(['+36201234567']);
  });

  test.each(['Szabó Kat', 'kata sza', 'Ката Сабо', 'Szabó - Kata'])(
    'the search of patients finds a full name by %s',
    async (text) => {
      await book(at('10:00'), { surname: 'Szabó' });
      await book(at('11:00'), { surname: 'Szabó', given_name: 'Éva', phone: '+36201239999' });
      expect(await phonesOf(text)).toEqual(['+36201234567']);
    },
  );

  test('the search of patients finds an appointment by its number, and patients of the branch only', async () => {
    const { id } = await book(at('10:00'));
    expect((await find(String(id))).appointments).toMatchObject([{ id }]);
    await server.database.pool.query('update appointment set schedule_id = 2, doctor_id = 2');
    expect(await find('4567')).toEqual({ patients: [], appointments: [] });
  });

  test('the search of patients finds the appointment of today among many of later months', async () => {
    const { id } = await book(at('10:00'));
    await server.database.pool.query(
      `insert into appointment (hash, schedule_id, doctor_service_id, doctor_id, starts_at, ends_at,
         client_name, client_surname, client_phone, language, price, discount, total, created_at,
         is_extra, notify)
       select md5(i::text), a.schedule_id, a.doctor_service_id, a.doctor_id, t.at,
         t.at + interval '5 minutes', a.client_name, a.client_surname, a.client_phone, 'hu', 0, 0, 0,
         a.created_at, true, false
       from appointment a, generate_series(1, 300) i
       cross join lateral (select $2::timestamptz + i * interval '1 day' as at) t where a.id = $1`,
      [id, at('10:00')],
    );
    expect((await find('4567')).appointments[0]).toMatchObject({ id });
    const [surname] = (await find('4567')).patients.map((each) => each.surname);
    expect((await find(surname ?? '')).appointments[0]).toMatchObject({ id });
  });

  test.each(['%', '_', '\\', "'", '\u{10ffff}', ' '])(
    'the search of patients takes %j as a text',
    async (text) => {
      await book(at('10:00'));
      expect((await find(text)).patients).toEqual([]);
    },
  );
});

test('a booking of a patient appears in the day of the desk', async () => {
  const [slot] = await slotsOn(server, TUESDAY);
  const response = await bookOnline(server, payload(slot?.id ?? 0));
  expect(response.status).toBe(201);
  expect((await dayOf()).appointments).toMatchObject([
    { source: 'online', starts_at: at('09:00') },
  ]);
});
