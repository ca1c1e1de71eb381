import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import { applyPlannedPrices } from '#server/features/clinic-data/prices/apply-planned-prices.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** A day in winter time: it begins in Budapest at 23:00 UTC of the day before. */
const NEW_YEAR = '2027-01-01';
const LAST_SECOND = '2026-12-31T22:59:59.999Z';
const MIDNIGHT = '2026-12-31T23:00:00Z';

let server: TestServer;
let manager: StaffClient;
beforeEach(async () => {
  server = await startTestServer({ template: polyclinic });
  manager = await staffClient(server, 'clinic_admin', { clinicIds: [1], username: 'anna' });
});
afterEach(() => server.close());

type Cell = PriceGrid['cells'][number];
async function firstCell(client = manager): Promise<Cell> {
  const [cell] = (await client.prices()).cells;
  if (cell === undefined) throw new Error('no prices');
  return cell;
}
const plan = ({ id, price, planned }: Cell, next: number, starts_on = NEW_YEAR) =>
  manager.planPrices({
    starts_on,
    changes: [{ id, price: next, seen_price: price, planned_id: planned?.id ?? null }],
  });
const apply = () => applyPlannedPrices(server.database.pool, server.clock.now(), () => false);
const priceOf = async (id: number) => {
  const { rows } = await server.database.pool.query<{ price: number; total: number }>(
    'select price::float8, total::float8 from doctor_service where id = $1',
    [id],
  );
  return rows[0];
};

test('a planned price takes effect at midnight in the city, once, in the name of who planned it', async () => {
  const cell = await firstCell();
  const { pool } = server.database;
  await pool.query('update doctor_service set discount = 10 where id = $1', [cell.id]);
  const { id, ...offer } = { id: cell.id, schedule_id: cell.schedule_id, doctor_id: 1 };
  const starts_at = '2027-01-05T09:00:00Z';
  await buildAppointment(pool, { ...offer, doctor_service_id: id, starts_at, price: cell.price });
  expect(await plan(cell, 20_000)).toEqual({ planned_count: 1 });
  expect((await firstCell()).planned).toMatchObject({
    price: 2e4,
    starts_on: NEW_YEAR,
    planned_by: 'anna',
  });

  server.clock.set(LAST_SECOND);
  await apply();
  expect((await priceOf(id))?.price).toBe(cell.price);

  const listener = await pool.connect();
  const channels: string[] = [];
  listener.on('notification', ({ channel }) => channels.push(channel));
  await listener.query('listen reference_changed; listen doctors_changed');
  server.clock.set(MIDNIGHT);
  await Promise.all([apply(), apply()]);
  await listener.query('unlisten *');
  listener.release();
  expect(channels.toSorted()).toEqual(['doctors_changed', 'reference_changed']);
  expect(await priceOf(id)).toEqual({ price: 20_000, total: 18_000 });
  const later = await staffClient(server, 'clinic_admin', { clinicIds: [1], username: 'bela' });
  expect((await firstCell(later)).planned).toBeNull();
  const { changes } = await later.priceChanges({ id });
  expect(changes.filter(({ new_price }) => new_price === 20_000)).toMatchObject([
    { actor: 'anna', at: '2027-01-01T00:00:00+01:00', old_price: cell.price },
  ]);
  const listed = await pool.query(
    'select distinct total::float8 from doctor_listing where doctor_service_id = $1',
    [id],
  );
  expect(listed.rows).toEqual([{ total: 18_000 }]);
  const agreed = await pool.query('select price::float8 from appointment');
  expect(agreed.rows).toEqual([{ price: cell.price }]);
});

test('a plan that was undone changes nothing, and cannot be undone twice', async () => {
  const cell = await firstCell();
  await plan(cell, 20_000);
  const planned = (await firstCell()).planned?.id ?? 0;
  const other = await staffClient(server, 'clinic_admin', { clinicIds: [2], username: 'ottó' });
  await expect(other.undoPlannedPrices({ ids: [planned] })).rejects.toThrow('404 not_found');
  expect(await manager.undoPlannedPrices({ ids: [planned] })).toEqual({ undone_count: 1 });
  await expect(manager.undoPlannedPrices({ ids: [planned] })).rejects.toThrow('404');
  server.clock.set(MIDNIGHT);
  await apply();
  expect((await priceOf(cell.id))?.price).toBe(cell.price);
});

test('a plan that was applied cannot be undone, nor the others with it', async () => {
  const [first, second] = (await manager.prices()).cells;
  if (first === undefined || second === undefined) throw new Error('no prices');
  await plan(first, 20_000);
  await plan(second, 20_000, '2027-02-01');
  const ids = (await manager.prices()).cells.flatMap(({ planned }) => planned?.id ?? []);
  server.clock.set(MIDNIGHT);
  await apply();
  const later = await staffClient(server, 'clinic_admin', { clinicIds: [1], username: 'bela' });
  await expect(later.undoPlannedPrices({ ids })).rejects.toThrow('400 price_changed');
  expect((await later.prices()).cells.filter(({ planned }) => planned !== null)).toHaveLength(1);
});

test('a newer plan replaces the one that the person saw, and no other', async () => {
  const cell = await firstCell();
  await plan(cell, 20_000);
  const seen = await firstCell();
  await plan(seen, 21_000, '2027-03-01');
  await expect(plan(seen, 22_000)).rejects.toThrow('400 price_changed');
  expect((await firstCell()).planned).toMatchObject({ price: 21_000, starts_on: '2027-03-01' });
});

test.each([
  ['2026-11-22', 'day_too_early'],
  ['2026-11-23', 'day_too_early'],
  ['2027-11-30', 'day_too_late'],
])('a day that is past, today or too far ahead is refused: %s', async (day, code) => {
  server.clock.set('2026-11-22T23:30:00Z');
  await expect(plan(await firstCell(), 20_000, day)).rejects.toThrow(`400 ${code}`);
});

test('a price out of reach is not planned', async () => {
  const cell = await firstCell();
  const other = await staffClient(server, 'clinic_admin', { clinicIds: [2], username: 'ottó' });
  const changes = [{ id: cell.id, price: 1, seen_price: cell.price, planned_id: null }];
  await expect(other.planPrices({ starts_on: NEW_YEAR, changes })).rejects.toThrow('404 not_found');
});

/** Gives the first offer a follow-up, and plans a price with that of the follow-up. */
async function planWithFollowUp(next: number): Promise<Cell> {
  const { id } = await firstCell();
  const none = { seen_price: null, seen_minutes: null };
  await manager.saveFollowUp({ id, price: 9000, minutes: 10, ...none });
  const cell = await firstCell();
  const planned = { seen_price: cell.price, planned_id: null, follow_up_price: next };
  await manager.planPrices({ starts_on: NEW_YEAR, changes: [{ id, price: 20_000, ...planned }] });
  return cell;
}

test('a planned price changes the price of the follow-up on the same day, in the same name', async () => {
  const { id } = await planWithFollowUp(0);
  expect((await firstCell()).planned).toMatchObject({ price: 20_000, follow_up_price: 0 });
  server.clock.set(LAST_SECOND);
  await apply();
  const later = await staffClient(server, 'clinic_admin', { clinicIds: [1], username: 'bela' });
  expect(await firstCell(later)).toMatchObject({ follow_up_price: 9000, follow_up_minutes: 10 });
  server.clock.set(MIDNIGHT);
  await apply();
  expect(await firstCell(later)).toMatchObject({
    price: 20_000,
    follow_up_price: 0,
    follow_up_minutes: 10,
    planned: null,
  });
  expect((await later.priceChanges({ id })).changes[0]).toMatchObject({
    actor: 'anna',
    new_price: 20_000,
    old_follow_up_price: 9000,
    new_follow_up_price: 0,
  });
});

test('a plan without a price of the follow-up leaves it, and a newer plan drops the one before', async () => {
  await planWithFollowUp(7000);
  await plan(await firstCell(), 21_000);
  expect((await firstCell()).planned).toMatchObject({ price: 21_000, follow_up_price: null });
  server.clock.set(MIDNIGHT);
  await apply();
  const later = await staffClient(server, 'clinic_admin', { clinicIds: [1], username: 'bela' });
  expect(await firstCell(later)).toMatchObject({ price: 21_000, follow_up_price: 9000 });
});

test('a follow-up that was withdrawn since is not brought back by its planned price', async () => {
  const { id } = await planWithFollowUp(7000);
  const withdrawn = { price: null, minutes: null, seen_price: 9000, seen_minutes: 10 };
  await manager.saveFollowUp({ id, ...withdrawn });
  server.clock.set(MIDNIGHT);
  await apply();
  const later = await staffClient(server, 'clinic_admin', { clinicIds: [1], username: 'bela' });
  expect(await firstCell(later)).toMatchObject({ price: 20_000, follow_up_price: null });
});

test('a plan that only changes the follow-up is applied, and an undone one is not', async () => {
  const { id, price } = await planWithFollowUp(7000);
  const { planned } = await firstCell();
  await manager.undoPlannedPrices({ ids: [planned?.id ?? 0] });
  const change = { id, price, seen_price: price, planned_id: null, follow_up_price: 6000 };
  await manager.planPrices({ starts_on: NEW_YEAR, changes: [change] });
  server.clock.set(MIDNIGHT);
  await apply();
  const later = await staffClient(server, 'clinic_admin', { clinicIds: [1], username: 'bela' });
  expect(await firstCell(later)).toMatchObject({ price, follow_up_price: 6000 });
});

test('the price of a follow-up that an offer has not is refused', async () => {
  const { id, price } = await firstCell();
  const change = { id, price: 20_000, seen_price: price, planned_id: null, follow_up_price: 7000 };
  await expect(manager.planPrices({ starts_on: NEW_YEAR, changes: [change] })).rejects.toThrow(
    '400 does_not_exist',
  );
});
