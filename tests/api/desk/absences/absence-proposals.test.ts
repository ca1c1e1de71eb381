import { afterEach, beforeEach, expect, test } from 'vitest';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import { slotsOn } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { buildSchedule } from '#tests/support/data/factories.ts';
import { deskClient, staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const DAY = '2026-11-25';
const ONE_DAY = { first_day: DAY, last_day: DAY };
const LONG = { first_day: DAY, last_day: '2026-11-27' };

let server: TestServer;
let doctor: StaffClient;
let manager: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  doctor = await doctorClient('anna', ids.doctor, [ids.branch]);
  manager = await staffClient(server, 'clinic_branch_admin', {
    username: 'manager',
    branchIds: [ids.branch],
    position: 'manager',
  });
});
afterEach(async () => {
  expect(await calendarFaults(server.database.pool)).toEqual([]);
  await server.close();
});

const doctorClient = (username: string, doctorId: number, branchIds: number[]) =>
  staffClient(server, 'clinic_branch_admin', { username, branchIds, position: 'doctor', doctorId });

async function propose(days: { first_day: string; last_day: string | null } = LONG) {
  await doctor.proposeAbsence({ ...days, reason: 'Kongresszus' });
  return (await doctor.absenceProposals())[0]?.id ?? 0;
}

const stateOf = async (client: StaffClient = doctor) => (await client.absenceProposals())[0];

test('a proposed absence waits for the clinic, and patients book its time until then', async () => {
  await propose();
  expect(await manager.absenceProposals()).toMatchObject([
    { doctor: 'Nagy Anna', ...LONG, reason: 'Kongresszus', state: 'proposed', absence_id: null },
  ]);
  expect(await slotsOn(server, DAY)).not.toEqual([]);
  expect(await manager.absences()).toEqual([]);
});

test('an accepted proposal blocks the time, and the clinic decides about its appointments', async () => {
  const id = await propose();
  const absence = await manager.acceptAbsenceProposal({ id });
  expect(absence).toMatchObject({ doctor: 'Nagy Anna', reason: 'Kongresszus', state: 'blocked' });
  expect(await slotsOn(server, DAY)).toEqual([]);
  expect(await stateOf()).toMatchObject({ state: 'accepted', absence_id: absence.id });
  expect((await doctor.absences()).map((each) => each.id)).toEqual([absence.id]);
});

test('a rejected proposal tells the doctor why, and blocks nothing', async () => {
  const id = await propose();
  await manager.rejectAbsenceProposal({ id, answer: ' Két kolléga is távol van ' });
  expect(await stateOf()).toMatchObject({
    state: 'rejected',
    answer: 'Két kolléga is távol van',
  });
  expect(await slotsOn(server, DAY)).not.toEqual([]);
  await expect(manager.rejectAbsenceProposal({ id: await propose(), answer: ' ' })).rejects.toThrow(
    '400 required',
  );
});

test('a doctor takes a proposal back while it waits, and not afterwards', async () => {
  const id = await propose();
  await doctor.withdrawAbsenceProposal({ id });
  expect(await stateOf()).toMatchObject({ state: 'withdrawn' });
  await expect(manager.acceptAbsenceProposal({ id })).rejects.toThrow('400 absence_decided');
  await expect(doctor.withdrawAbsenceProposal({ id })).rejects.toThrow('400 absence_decided');
});

test('a receptionist decides about one day, and leaves more to a manager', async () => {
  const desk = await deskClient(server, 'zsuzsa');
  const long = await propose();
  await expect(desk.acceptAbsenceProposal({ id: long })).rejects.toThrow('400 range_too_long');
  await expect(desk.rejectAbsenceProposal({ id: long, answer: 'Nem' })).rejects.toThrow(
    '400 range_too_long',
  );
  const short = await propose(ONE_DAY);
  expect((await desk.deskTasks({ id: ids.branch })).proposals.map(({ id }) => id)).toEqual([short]);
  expect(await desk.acceptAbsenceProposal({ id: short })).toMatchObject({ state: 'blocked' });
});

test('a proposal is a task of those who may accept it until it is decided', async () => {
  const id = await propose();
  const tasks = async (client: StaffClient) =>
    (await client.deskTasks({ id: ids.branch })).proposals;
  expect(await tasks(manager)).toEqual([{ id, doctor: 'Nagy Anna', ...LONG }]);
  expect(await tasks(doctor)).toEqual([]);
  await manager.rejectAbsenceProposal({ id, answer: 'Nem' });
  expect(await tasks(manager)).toEqual([]);
});

test('a proposal whose first day is over is accepted from now on, and one that is over is not', async () => {
  const id = await propose(LONG);
  server.clock.set('2026-11-26T08:00:00+01:00');
  const later = await staffClient(server, 'clinic_admin', { username: 'later', clinicIds: [1] });
  expect(await later.acceptAbsenceProposal({ id })).toMatchObject({
    starts_at: '2026-11-26T08:00:00+01:00',
  });
  doctor = await doctorClient('anna2', ids.doctor, [ids.branch]);
  const short = await propose({ first_day: '2026-11-27', last_day: '2026-11-27' });
  server.clock.set('2026-11-28T08:00:00+01:00');
  const last = await staffClient(server, 'clinic_admin', { username: 'last', clinicIds: [1] });
  await expect(last.acceptAbsenceProposal({ id: short })).rejects.toThrow('400 day_too_early');
});

test('a proposal whose days are over is no task any more, and is shown as over for a month', async () => {
  await propose(LONG);
  server.clock.set('2026-11-27T23:30:00+01:00');
  manager = await staffClient(server, 'clinic_admin', { username: 'later', clinicIds: [1] });
  expect((await manager.deskTasks({ id: ids.branch })).proposals).toHaveLength(1);
  server.clock.set('2026-11-28T00:30:00+01:00');
  expect((await manager.deskTasks({ id: ids.branch })).proposals).toEqual([]);
  expect(await stateOf(manager)).toMatchObject({ state: 'over' });
  server.clock.set('2026-12-29T08:00:00+01:00');
  manager = await staffClient(server, 'clinic_admin', { username: 'last', clinicIds: [1] });
  expect(await manager.absenceProposals()).toEqual([]);
});

test('an absence that is entered by hand settles the proposals of its days, and no others', async () => {
  await propose(LONG);
  await propose(ONE_DAY);
  await propose({ ...LONG, last_day: '2026-11-28' });
  await propose({ ...LONG, last_day: null });
  const { id: absence } = await manager.beginAbsence({ doctor: ids.doctor, ...LONG });
  const proposals = await doctor.absenceProposals();
  expect(proposals.map((each) => [each.last_day, each.state, each.absence_id])).toEqual([
    [null, 'proposed', null],
    ['2026-11-28', 'proposed', null],
    [DAY, 'accepted', absence],
    [LONG.last_day, 'accepted', absence],
  ]);
});

test('an absence that is entered and accepted at once settles the proposal once', async () => {
  for (let race = 0; race < 4; race += 1) {
    const days = { first_day: `2026-12-0${race + 1}`, last_day: null };
    const id = await propose(days);
    const enter = () => manager.beginAbsence({ doctor: ids.doctor, ...days });
    const accept = () => manager.acceptAbsenceProposal({ id });
    const racers = race % 2 === 0 ? [enter, accept] : [accept, enter];
    const results = await Promise.allSettled(racers.map((run) => run()));
    const refusals = results.flatMap((each) =>
      each.status === 'rejected' ? [`${each.reason}`] : [],
    );
    expect(refusals.filter((reason) => !reason.includes('400 absence_decided'))).toEqual([]);
    expect(await stateOf()).toMatchObject({ id, state: 'accepted' });
  }
});

test('a doctor proposes for no one else, and neither sees nor withdraws what a colleague proposes', async () => {
  const id = await propose();
  const colleague = await doctorClient('bela', ids.otherDoctor, [
    ids.branch,
    ids.branchWithQuestions,
  ]);
  expect(await colleague.absenceProposals()).toEqual([]);
  await expect(colleague.withdrawAbsenceProposal({ id })).rejects.toThrow('404');
  await expect(colleague.acceptAbsenceProposal({ id })).rejects.toThrow('403');
  await expect(doctor.beginAbsence({ doctor: ids.doctor, ...ONE_DAY })).rejects.toThrow('403');
  await expect(manager.proposeAbsence(ONE_DAY)).rejects.toThrow('403');
});

test('a manager of another branch neither sees nor decides a proposal', async () => {
  const id = await propose();
  const other = await staffClient(server, 'clinic_branch_admin', {
    username: 'other',
    branchIds: [ids.branchWithQuestions],
    position: 'manager',
  });
  expect(await other.absenceProposals()).toEqual([]);
  await expect(other.acceptAbsenceProposal({ id })).rejects.toThrow('404');
  await expect(other.rejectAbsenceProposal({ id, answer: 'Nem' })).rejects.toThrow('404');
});

test('each branch of a doctor decides about its own part of the absence', async () => {
  const { branchWithQuestions: branch } = ids;
  await buildSchedule(server.database.pool, {
    id: 31,
    doctor_id: ids.doctor,
    clinic_branch_id: branch,
  });
  doctor = await doctorClient('anna2', ids.doctor, [ids.branch, branch]);
  const other = await staffClient(server, 'clinic_branch_admin', {
    username: 'other manager',
    branchIds: [branch],
    position: 'manager',
  });
  await propose();
  const proposals = await doctor.absenceProposals();
  expect(new Set(proposals.map((each) => each.branch)).size).toBe(2);
  const [own] = await manager.absenceProposals();
  const [theirs] = await other.absenceProposals();
  await manager.acceptAbsenceProposal({ id: own?.id ?? 0 });
  await other.rejectAbsenceProposal({ id: theirs?.id ?? 0, answer: 'Ügyelet' });
  expect((await doctor.absenceProposals()).map(({ state }) => state).toSorted()).toEqual([
    'accepted',
    'rejected',
  ]);
});

test('a repeated request proposes once', async () => {
  await Promise.all([propose(), propose()]);
  expect(await doctor.absenceProposals()).toHaveLength(1);
});

test('a proposal that is accepted and withdrawn at once has one outcome', async () => {
  for (let race = 0; race < 6; race += 1) {
    const id = await propose({ first_day: `2026-12-0${race + 1}`, last_day: null });
    const accept = () => manager.acceptAbsenceProposal({ id });
    const withdraw = () => doctor.withdrawAbsenceProposal({ id });
    const racers = race % 2 === 0 ? [accept, withdraw] : [withdraw, accept];
    const results = await Promise.allSettled(racers.map((run) => run()));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { state, absence_id: absence } = (await stateOf()) ?? {};
    expect(absence === null).toBe(state === 'withdrawn');
  }
});

test('a proposal that two managers accept at once is one absence', async () => {
  const id = await propose();
  const results = await Promise.allSettled([
    manager.acceptAbsenceProposal({ id }),
    manager.acceptAbsenceProposal({ id }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await manager.absences()).toHaveLength(1);
});
