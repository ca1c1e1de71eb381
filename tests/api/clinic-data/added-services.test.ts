import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { buildInsurance } from '#tests/support/data/factories.ts';
import { continueIds, inHungary } from '#tests/support/data/setup.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const CLINIC = 1;

let server: TestServer;
let dora: StaffClient;
let manager: StaffClient;
let schedule: number;
beforeEach(async () => {
  server = await startTestServer();
  await continueIds(server);
  dora = await staffClient(server, 'clinic_admin', { username: 'dora', clinicIds: [CLINIC] });
  manager = await staffClient(server, 'account_manager');
  schedule = (await dora.prices({})).columns[0]?.schedule_id ?? 0;
});
afterEach(() => server.close());

const offerable = async () => (await dora.offerableServices({ id: schedule })).results;

/** Returns a service that the first doctor does not offer, and whose usual price is set. */
async function unofferedService(price: number | null): Promise<number> {
  const id = (await offerable())[0]?.id ?? 0;
  await server.database.pool.query('delete from doctor_service where service_id = $1', [id]);
  if (price !== null) {
    const other = (await dora.prices({})).columns.find((each) => each.schedule_id !== schedule);
    await manager.addOffer({ ...offerOf(id, price), schedule_id: other?.schedule_id ?? 0 });
  }
  return id;
}
const offerOf = (service: number, price: number) => ({
  schedule_id: schedule,
  service_id: service,
  price,
  duration_minutes: 30,
  is_confirmed: false,
});

test('a service that an account manager adds is in the prices of the clinic and in the lists of patients at once', async () => {
  const service = await unofferedService(null);
  expect(await manager.addOffer(offerOf(service, 12_000))).toMatchObject({
    id: expect.any(Number),
  });
  expect((await dora.prices({})).cells).toContainEqual(
    expect.objectContaining({ schedule_id: schedule, service_id: service, price: 12_000 }),
  );
  expect(await offerable()).not.toContainEqual(expect.objectContaining({ id: service }));
  const path = `/api/v1/doctors/?city=${ids.city}&service=${service}`;
  expect((await server.get(path)).body.results).toHaveLength(1);
});

test('an added service has the active insurers of the newest one of the doctor', async () => {
  const { pool } = server.database;
  await buildInsurance(pool, { id: 30, name: 'Rejtett', is_active: false });
  const service = await unofferedService(null);
  await pool.query('update doctor_service set insurances = $1 where schedule_id = $2', [
    [30, ids.insurance],
    schedule,
  ]);
  const added = await manager.addOffer(offerOf(service, 12_000));
  const { rows } = await pool.query('select insurances from doctor_service where id = $1', [
    added.id,
  ]);
  expect(rows).toEqual([{ insurances: [ids.insurance] }]);
});

test('a price far from the usual one is added only when it is confirmed', async () => {
  const service = await unofferedService(10_000);
  const offer = offerOf(service, 100_000);
  expect(await manager.addOffer(offer)).toEqual({ id: null, usual_price: 10_000, waits: false });
  expect(await offerable()).toContainEqual(expect.objectContaining({ id: service }));
  const added = await manager.addOffer({ ...offer, is_confirmed: true });
  expect(added).toEqual({ id: expect.any(Number), usual_price: 10_000, waits: false });
});

test('a service that the doctor offers already is not added again', async () => {
  const service = await unofferedService(null);
  await manager.addOffer(offerOf(service, 12_000));
  const again = manager.addOffer(offerOf(service, 12_000));
  await expect(again).rejects.toThrow('400 already_exists');
});

const canAdd = async (client: StaffClient, id = schedule) =>
  (await client.prices({})).columns.find((each) => each.schedule_id === id)?.adds_at_once;

test('a service that a clinic adds to a doctor whom patients see waits for approval', async () => {
  const service = await unofferedService(null);
  expect([await canAdd(dora), await canAdd(manager)]).toEqual([false, true]);
  const added = { id: null, usual_price: null, waits: true };
  expect(await dora.addOffer(offerOf(service, 12_000))).toEqual(added);
  expect(await dora.addOffer(offerOf(service, 13_000))).toEqual(added);
  expect(await offerable()).toContainEqual(expect.objectContaining({ id: service }));
  const { results } = await manager.proposals({});
  expect(results).toMatchObject([
    {
      kind: 'offer',
      doctor_id: null,
      version: 2,
      offer: { service_id: service, price: 13_000, duration_minutes: 30, is_new_place: false },
    },
  ]);
  const { id = 0, version = 0 } = results[0] ?? {};
  await manager.decideProposal({ id, version, decision: 'approve', reason: null });
  expect((await dora.prices({})).cells).toContainEqual(
    expect.objectContaining({ schedule_id: schedule, service_id: service, price: 13_000 }),
  );
  expect((await manager.proposals({})).results).toEqual([]);
});

test('a service that waits is no longer asked for once the account manager adds it', async () => {
  const service = await unofferedService(null);
  await dora.addOffer(offerOf(service, 12_000));
  await manager.addOffer(offerOf(service, 13_000));
  expect((await manager.proposals({})).results).toEqual([]);
});

test('a service that the account manager adds while the clinic asks for it does not wait', async () => {
  const service = await unofferedService(null);
  const adding = await server.database.pool.connect();
  await adding.query('begin');
  await adding.query('select from clinic_proposal for update');
  await adding.query('select from clinic where id = $1 for no key update', [CLINIC]);
  const asked = [
    dora.addOffer(offerOf(service, 12_000)),
    manager.addOffer(offerOf(service, 13_000)),
  ];
  await waitForLocks(server.database.pool, 2);
  await adding.query('rollback');
  adding.release();
  await Promise.allSettled(asked);
  expect((await manager.prices({})).cells).toContainEqual(
    expect.objectContaining({ schedule_id: schedule, service_id: service, price: 13_000 }),
  );
  expect((await manager.proposals({})).results).toEqual([]);
});

async function onlyProposal() {
  const { results } = await manager.proposals({});
  const [proposal] = results;
  if (proposal === undefined || results.length > 1) throw new Error('There is no single proposal');
  return proposal;
}

/** Lets the clinic ask for a service. Returns what the account manager reads. */
async function askedService() {
  const service = await unofferedService(null);
  await dora.addOffer(offerOf(service, 12_000));
  const { id, version } = await onlyProposal();
  const decide = (decision: 'approve' | 'return', of = version) =>
    manager.decideProposal({ id, version: of, decision, reason: 'Too cheap' });
  return { service, id, version, decide };
}

test('no one approves a service at another price than the one that was read', async () => {
  const { service, version, decide } = await askedService();
  await dora.addOffer(offerOf(service, 13_000));
  await expect(decide('approve')).rejects.toThrow('400 proposal_changed');
  await decide('approve', version + 1);
  expect((await dora.prices({})).cells).toContainEqual(
    expect.objectContaining({ schedule_id: schedule, service_id: service, price: 13_000 }),
  );
});

test('a returned service keeps the reason until the clinic asks again', async () => {
  const { id, version, decide } = await askedService();
  await decide('return');
  expect((await dora.proposals({})).results).toMatchObject([{ id, reason: 'Too cheap' }]);
  await expect(decide('approve')).rejects.toThrow('404');
  await dora.renewProposal({ id });
  expect((await manager.proposals({})).results).toMatchObject([{ id, reason: null }]);
  await expect(decide('approve')).rejects.toThrow('400 proposal_changed');
  await decide('approve', version + 1);
  expect((await manager.proposals({})).results).toEqual([]);
});

test('the audit of a doctor has which service a clinic asked for, and what became of it', async () => {
  const { service, id, version, decide } = await askedService();
  await decide('return');
  await dora.renewProposal({ id });
  await dora.withdrawProposal({ id, version: version + 1 });
  await dora.addOffer(offerOf(service, 12_000));
  const { id: again } = await onlyProposal();
  await manager.decideProposal({ id: again, version: 1, decision: 'approve', reason: null });
  const { rows } = await server.database.pool.query(
    `select actor, action, details from staff_event
     where subject_table = 'doctor' and subject_id = $1 and details ->> 'kind' = 'offer' order by id`,
    [ids.doctor],
  );
  const asked = { kind: 'offer', branch: ids.branch, service };
  const proposed = { ...asked, is_proposed: true };
  const decided = { ...asked, proposed_by: 'dora' };
  expect(rows).toEqual([
    { actor: 'dora', action: 'changed', details: proposed },
    { actor: 'account_manager', action: 'rejected', details: decided },
    { actor: 'dora', action: 'withdrawn', details: proposed },
    { actor: 'dora', action: 'changed', details: proposed },
    { actor: 'account_manager', action: 'changed', details: decided },
  ]);
});

test('a service that could not be approved does not wait', async () => {
  const [cell] = (await dora.prices({})).cells;
  const again = dora.addOffer({
    ...offerOf(cell?.service_id ?? 0, 12_000),
    schedule_id: cell?.schedule_id ?? 0,
    is_confirmed: true,
  });
  await expect(again).rejects.toThrow('400 already_exists');
  expect((await manager.proposals({})).results).toEqual([]);
});

test('a clinic that is set up adds services itself', async () => {
  const service = await unofferedService(null);
  await server.database.pool.query('update clinic set is_draft = true where id = $1', [CLINIC]);
  expect(await canAdd(dora)).toBe(true);
  const added = await dora.addOffer(offerOf(service, 12_000));
  expect(added).toMatchObject({ id: expect.any(Number) });
});

test('a service added to a doctor who waits makes what was read before out of date', async () => {
  await dora.proposeDoctor({
    names: inHungary('Kis Pál'),
    descriptions: {},
    practising_since: null,
    languages: ['hu'],
    branch_id: ids.branch,
    service_id: ids.cardiologist,
    price: 18_000,
    duration_minutes: 30,
  });
  const own = (await dora.prices({})).cells.at(-1)?.schedule_id ?? 0;
  const [service] = (await dora.offerableServices({ id: own })).results;
  const offer = { ...offerOf(service?.id ?? 0, 12_000), schedule_id: own, is_confirmed: true };
  const [read] = (await manager.proposals({})).results;
  expect(await canAdd(dora, own)).toBe(true);
  expect(await dora.addOffer(offer)).toMatchObject({ id: expect.any(Number) });
  const decision = { decision: 'return', reason: 'Why' } as const;
  const decide = manager.decideProposal({
    id: read?.id ?? 0,
    version: read?.version ?? 0,
    ...decision,
  });
  await expect(decide).rejects.toThrow('400 proposal_changed');
});

test('an administrator of another clinic neither adds a service nor reads what could be added', async () => {
  const other = await staffClient(server, 'clinic_admin', { username: 'other', clinicIds: [999] });
  await expect(other.addOffer(offerOf(ids.ultrasound, 12_000))).rejects.toThrow('404');
  await expect(other.offerableServices({ id: schedule })).rejects.toThrow('404');
});
