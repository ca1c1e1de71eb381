import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate/migrate.ts';
import { readSchemaFiles } from '#server/db/migrate/schema-files.ts';
import { fillPlaces } from '#tests/support/data/clinic.ts';
import {
  buildDoctor,
  buildDoctorService,
  buildReview,
  buildSchedule,
} from '#tests/support/data/factories.ts';
import { createEmptyDatabase, type TestDatabase } from '#tests/support/database/database.ts';

/** The migration that adds the weights. */
const MIGRATION = 22;
const COLUMNS = 'feedback_count, feedback_sum, unproved_count, unproved_sum';

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.close());

const log = () => undefined;

test('ratings of existing reviews get the weights that new reviews would give', async () => {
  const { connection, pool } = database;
  const files = await readSchemaFiles();
  const migrations = files.migrations.filter(({ version }) => version < MIGRATION);
  await migrate(connection, { migrations, definitions: [] }, log);
  await fillPlaces(pool, 'Europe/Budapest');
  await buildDoctor(
    pool,
    { id: 1, feedback_count: 3, feedback_sum: 21 },
    { id: 2, feedback_count: 1, feedback_sum: 9 },
  );
  await buildSchedule(
    pool,
    { id: 1, doctor_id: 1, clinic_branch_id: 1 },
    { id: 2, doctor_id: 2, clinic_branch_id: 1 },
  );
  await buildDoctorService(
    pool,
    { id: 1, schedule_id: 1, feedback_count: 2, feedback_sum: 15 },
    { id: 2, schedule_id: 1, service_id: 2, feedback_count: 1, feedback_sum: 6 },
    { id: 3, schedule_id: 2, feedback_count: 1, feedback_sum: 9 },
  );
  await buildReview(
    pool,
    { doctor_id: 1, score: 10 },
    { doctor_id: 1, score: 5, evidence: null },
    { doctor_id: 1, score: 6, evidence: null, service_id: 2 },
    { doctor_id: 1, score: 1, evidence: null, is_published: false },
    { doctor_id: 2, score: 9 },
  );
  await pool.query(
    `insert into doctor_listing (doctor_service_id, doctor_id, service_id, city_id, city_area_id,
       clinic_id, clinic_branch_id, schedule_id, steps, rank, feedback_count, feedback_sum, total,
       practising_since, age_from, age_to, languages, insurances, lat, lng, is_active, is_premium)
     select ds.id, ds.doctor_id, ds.service_id, b.city_id, b.city_area_id, b.clinic_id, b.id,
       ds.schedule_id, ds.steps, (d.feedback_sum + 80)::real / (d.feedback_count + 10),
       d.feedback_count, d.feedback_sum, ds.total, null, ds.age_from, ds.age_to, d.languages,
       ds.insurances, b.lat, b.lng, d.is_active, ds.is_premium
     from doctor_service ds join doctor d on d.id = ds.doctor_id
     join clinic_branch b on b.id = ds.clinic_branch_id`,
  );

  await migrate(connection, files, log);
  const select = async (table: string) =>
    (await pool.query(`select ${COLUMNS} from ${table} order by id`)).rows.map(Object.values);
  expect(await select('doctor')).toEqual([
    [3, 21, 2, 11],
    [1, 9, 0, 0],
  ]);
  expect(await select('doctor_service')).toEqual([
    [2, 15, 1, 5],
    [1, 6, 1, 6],
    [1, 9, 0, 0],
  ]);
  const { rows } = await pool.query(
    'select * from doctor_listing except select * from doctor_listing_source',
  );
  expect(rows).toEqual([]);
});
