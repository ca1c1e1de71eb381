import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let manager: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  manager = await staffClient(server, 'account_manager');
});
afterAll(() => server.close());

type Cell = PriceGrid['cells'][number];
const changeOf = ({ id, price }: Cell, next: number) => ({
  id,
  price: next,
  seen_price: price,
});

test('all prices change in one transaction with one reload and one invalidation of pages', async () => {
  const { cells } = await manager.prices();
  expect(cells.length).toBeGreaterThan(5);
  const listener = await server.database.pool.connect();
  const channels: string[] = [];
  listener.on('notification', ({ channel }) => channels.push(channel));
  await listener.query('listen reference_changed; listen doctors_changed');
  const changes = cells.map((cell) => changeOf(cell, cell.price + 1000));
  expect(await manager.savePrices({ changes })).toEqual({ changed_count: cells.length });
  await listener.query('unlisten *');
  listener.release();
  expect(channels.toSorted()).toEqual(['doctors_changed', 'reference_changed']);
  const after = await manager.prices();
  expect(after.cells.map(({ price }) => price)).toEqual(cells.map(({ price }) => price + 1000));
});

test('a change is in the history with account, time and old price, however it was made', async () => {
  const [cell] = (await manager.prices()).cells;
  if (cell === undefined) throw new Error('no prices');
  expect(cell.last_change).toMatchObject({
    actor: 'account_manager',
    old_price: cell.price - 1000,
  });
  await server.database.pool.query('update doctor_service set discount = 5 where id = $1', [
    cell.id,
  ]);
  const { changes } = await manager.priceChanges({ id: cell.id });
  expect(changes).toMatchObject([
    { actor: null, old_discount: cell.discount, new_discount: 5, new_price: cell.price },
    { actor: 'account_manager', old_price: cell.price - 1000, new_price: cell.price },
  ]);
});

test('a clinic does not see how others changed their prices', async () => {
  const [cell] = (await manager.prices({ clinic: 2 })).cells;
  if (cell === undefined) throw new Error('no prices');
  expect((await manager.priceChanges({ id: cell.id })).changes).not.toEqual([]);
  const other = await staffClient(server, 'clinic_admin', { clinicIds: [1] });
  await expect(other.priceChanges({ id: cell.id })).rejects.toThrow('404');
});

test('the price that was agreed at booking does not change', async () => {
  const [cell] = (await manager.prices()).cells;
  if (cell === undefined) throw new Error('no prices');
  const { pool } = server.database;
  const { id, ...offer } = { id: cell.id, schedule_id: cell.schedule_id, doctor_id: 1 };
  const starts_at = new Date(server.clock.now() + 86_400_000).toISOString();
  await buildAppointment(pool, { ...offer, doctor_service_id: id, starts_at, price: cell.price });
  const agreed = 'select price::float8, discount from appointment';
  const before = await pool.query(agreed);
  await manager.savePrices({ changes: [changeOf(cell, cell.price * 2)] });
  expect(before.rows).toEqual([{ price: cell.price, discount: expect.any(Number) }]);
  expect((await pool.query(agreed)).rows).toEqual(before.rows);
});

test('a price that a colleague has changed is not overwritten, nor are the others saved', async () => {
  const [first, second] = (await manager.prices()).cells;
  if (first === undefined || second === undefined) throw new Error('no prices');
  await manager.savePrices({ changes: [changeOf(first, first.price + 1)] });
  const changes = [changeOf(second, second.price + 7), changeOf(first, first.price + 2)];
  await expect(manager.savePrices({ changes })).rejects.toThrow('400 price_changed');
  const now = (await manager.prices()).cells;
  expect(now.find(({ id }) => id === second.id)?.price).toBe(second.price);
});

test('a discount that a colleague has changed stays', async () => {
  const [cell] = (await manager.prices()).cells;
  if (cell === undefined) throw new Error('no prices');
  const { pool } = server.database;
  await pool.query('update doctor_service set discount = 25 where id = $1', [cell.id]);
  await manager.savePrices({ changes: [changeOf(cell, 8000)] });
  const { rows } = await pool.query(
    'select price::float8, discount, total::float8 from doctor_service where id = $1',
    [cell.id],
  );
  expect(rows).toEqual([{ price: 8000, discount: 25, total: 6000 }]);
});

test('a clinic sees and changes prices of its own branches only', async () => {
  const all = await manager.prices();
  const own = await staffClient(server, 'clinic_admin', { clinicIds: [1] });
  const grid = await own.prices();
  expect(grid.cells.length).toBeGreaterThan(0);
  expect(grid.cells.length).toBeLessThan(all.cells.length);
  const [mine] = grid.cells;
  const other = all.cells.find((cell) => !grid.cells.some(({ id }) => id === cell.id));
  if (mine === undefined || other === undefined) throw new Error('no prices');
  const changes = [changeOf(mine, mine.price + 3), changeOf(other, other.price + 3)];
  await expect(own.savePrices({ changes })).rejects.toThrow('404 not_found');
  expect(await own.savePrices({ changes: [changeOf(mine, mine.price + 3)] })).toEqual({
    changed_count: 1,
  });
  const desk = { position: 'manager', branchIds: [1] } as const;
  const branchManager = await staffClient(server, 'clinic_branch_admin', desk);
  await expect(branchManager.prices()).rejects.toThrow('403 forbidden');
});
