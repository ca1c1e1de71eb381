import { afterEach, beforeEach, expect, test } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { continueIds } from '#tests/support/data/setup.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const CLINIC = 1;

let server: TestServer;
let dora: StaffClient;
let schedule: number;
beforeEach(async () => {
  server = await startTestServer();
  await continueIds(server);
  dora = await staffClient(server, 'clinic_admin', { username: 'dora', clinicIds: [CLINIC] });
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
    await dora.addOffer({ ...offerOf(id, price), schedule_id: other?.schedule_id ?? 0 });
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

test('a service that a clinic adds is in its prices and in the lists of patients at once', async () => {
  const service = await unofferedService(null);
  expect(await dora.addOffer(offerOf(service, 12_000))).toMatchObject({ id: expect.any(Number) });
  expect((await dora.prices({})).cells).toContainEqual(
    expect.objectContaining({ schedule_id: schedule, service_id: service, price: 12_000 }),
  );
  expect(await offerable()).not.toContainEqual(expect.objectContaining({ id: service }));
  const path = `/api/v1/doctors/?city=${ids.city}&service=${service}`;
  expect((await server.get(path)).body.results).toHaveLength(1);
});

test('a price far from the usual one is added only when it is confirmed', async () => {
  const service = await unofferedService(10_000);
  const offer = offerOf(service, 100_000);
  expect(await dora.addOffer(offer)).toEqual({ id: null, usual_price: 10_000 });
  expect(await offerable()).toContainEqual(expect.objectContaining({ id: service }));
  const added = await dora.addOffer({ ...offer, is_confirmed: true });
  expect(added).toEqual({ id: expect.any(Number), usual_price: 10_000 });
});

test('a service that the doctor offers already is not added again', async () => {
  const service = await unofferedService(null);
  await dora.addOffer(offerOf(service, 12_000));
  const again = dora.addOffer(offerOf(service, 12_000));
  await expect(again).rejects.toThrow('400 already_exists');
});

test('an administrator of another clinic neither adds a service nor reads what could be added', async () => {
  const other = await staffClient(server, 'clinic_admin', { username: 'other', clinicIds: [999] });
  await expect(other.addOffer(offerOf(ids.ultrasound, 12_000))).rejects.toThrow('404');
  await expect(other.offerableServices({ id: schedule })).rejects.toThrow('404');
});
