import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildAppointment, buildDoctor, buildReview } from '#tests/support/data/factories.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { continueIds, offerOf } from '#tests/support/data/setup.ts';
import { staffClient } from '#tests/support/data/staff-client.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await continueIds(server);
});
afterEach(() => server.close());

const OFFER = { ...offerOf(1, ids.cardiologist), id: ids.consultation };

/** Saves the price while another editor of the doctor is about to commit. */
async function saveDuring(edit: string) {
  const { pool } = server.database;
  const manager = await staffClient(server, 'account_manager');
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query(edit);
    await other.query('select refresh_doctor_listing(array[1])');
    const saved = manager.saveOffer({ ...OFFER, price: 19_000 });
    await waitForLocks(pool);
    await other.query('commit');
    return await saved;
  } finally {
    other.release();
  }
}

const rowsOf = async (table: string) => {
  const { rows } = await server.database.pool.query(
    `select * from ${table} where doctor_id = 1 order by doctor_service_id`,
  );
  return rows;
};
const listed = () => rowsOf('doctor_listing');
const source = () => rowsOf('doctor_listing_source');

test('of two colleagues who save one doctor at once, both are saved', async () => {
  const edit = 'update doctor set feedback_sum = feedback_sum + 5 where id = 1';
  expect(await saveDuring(edit)).toMatchObject({ is_saved: true });
  expect(await listed()).toEqual(await source());
});

test('the first listing of a doctor shows what two colleagues saved at once', async () => {
  await server.database.pool.query('delete from doctor_listing where doctor_id = 1');
  const edit = 'update doctor set feedback_sum = feedback_sum + 5 where id = 1';
  expect(await saveDuring(edit)).toMatchObject({ is_saved: true });
  expect(await listed()).toHaveLength(3);
  expect(await listed()).toEqual(await source());
});

test('an erasure and an edit of the same doctors in another order are both done', async () => {
  const { pool } = server.database;
  const phone = '+36207654321';
  const doctors = [5, 66];
  await buildDoctor(pool, ...doctors.map((id) => ({ id })));
  for (const doctor of doctors) {
    const [row] = await buildAppointment(pool, {
      starts_at: `2026-11-${10 + (doctor % 10)}T09:00Z`,
      client_phone: phone,
    });
    await buildReview(pool, {
      doctor_id: doctor,
      appointment_id: row?.id ?? null,
      is_published: true,
    });
  }
  const editor = await pool.connect();
  try {
    await editor.query('begin');
    await editor.query('select refresh_doctor_listing(array[66])');
    const now = new Date(server.clock.now());
    const erased = pool.query<{ reviews: number }>(
      `select reviews from erase_patient($1, $2, $2, 'operator kata')`,
      [phone, now],
    );
    await waitForLocks(pool);
    await editor.query('select refresh_doctor_listing(array[5])');
    await editor.query('commit');
    expect((await erased).rows).toEqual([{ reviews: 2 }]);
  } finally {
    editor.release();
  }
});
