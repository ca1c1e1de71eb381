import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let manager: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ template: polyclinic });
  manager = await staffClient(server, 'account_manager');
});
afterAll(() => server.close());

type Cell = PriceGrid['cells'][number];
async function cellAt(index: number): Promise<Cell> {
  const cell = (await manager.prices()).cells[index];
  if (cell === undefined) throw new Error('no prices');
  return cell;
}
const save = ({ id, ...cell }: Cell, price: number | null, minutes: number | null) =>
  manager.saveFollowUp({
    id,
    price,
    minutes,
    seen_price: cell.follow_up_price,
    seen_minutes: cell.follow_up_minutes,
  });

test('a clinic sets, changes and withdraws a follow-up, and the history has each step', async () => {
  const before = await cellAt(0);
  expect(before).toMatchObject({ follow_up_price: null, follow_up_minutes: null });
  expect(await save(before, 18_000, 15)).toEqual({ changed_count: 1 });
  const set = await cellAt(0);
  expect(set).toMatchObject({
    price: before.price,
    follow_up_price: 18_000,
    follow_up_minutes: 15,
    last_change: { actor: 'account_manager', old_price: null, is_of_follow_up: true },
  });
  expect(await save(set, 18_000, 15)).toEqual({ changed_count: 0 });
  await save(set, 0, 15);
  const free = await cellAt(0);
  expect(free).toMatchObject({ follow_up_price: 0, last_change: { old_price: 18_000 } });
  await save(free, null, null);
  expect(await cellAt(0)).toMatchObject({ follow_up_price: null, follow_up_minutes: null });
  const { changes } = await manager.priceChanges({ id: before.id });
  expect(changes.map((each) => [each.old_follow_up_price, each.new_follow_up_price])).toEqual([
    [0, null],
    [18_000, 0],
    [null, 18_000],
  ]);
});

test('a follow-up longer than the first appointment is refused, with the longest possible', async () => {
  const cell = await cellAt(1);
  await expect(save(cell, 1000, cell.duration_minutes + 5)).rejects.toThrow('400 too_large');
  await expect(save(cell, 1000, null)).rejects.toThrow('400 required');
  expect(await save(cell, 1000, cell.duration_minutes)).toEqual({ changed_count: 1 });
});

test('a follow-up that a colleague has changed is not overwritten', async () => {
  const seen = await cellAt(2);
  await save(seen, 1000, 10);
  await expect(save(seen, 2000, 10)).rejects.toThrow('400 price_changed');
  expect(await cellAt(2)).toMatchObject({ follow_up_price: 1000 });
});

test('a new price of the first appointment leaves the follow-up as it is', async () => {
  const cell = await cellAt(3);
  await save(cell, 1000, 10);
  await manager.savePrices({
    changes: [{ id: cell.id, price: cell.price + 1000, seen_price: cell.price }],
  });
  expect(await cellAt(3)).toMatchObject({
    price: cell.price + 1000,
    follow_up_price: 1000,
    last_change: { old_price: cell.price, is_of_follow_up: false },
  });
});
