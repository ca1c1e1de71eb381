import { createHash } from 'node:crypto';
import { CLINIC_NOW, project } from '#tests/support/data/clinic.ts';
import {
  buildAppointment,
  buildCategory,
  buildReview,
  names,
} from '#tests/support/data/factories.ts';
import type { TestTemplate } from '#tests/support/database/database.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';

const hoursAfter = (iso: string, hours: number) =>
  new Date(Date.parse(iso) + hours * 3_600_000).toISOString();

/** The code of the screen of the first branch's queue. */
export const QUEUE_CODE = 'c'.repeat(24);

/** The polyclinic with reviews, promoted doctors, categories, a queue and a hundred past appointments. */
export const sampleClinic: TestTemplate = {
  name: 'town',
  async fill(database) {
    await polyclinic.fill(database);
    const { pool } = database;
    await pool.query(
      'insert into walk_in_queue (clinic_branch_id, is_open, screen_code) values (1, true, $1)',
      [QUEUE_CODE],
    );
    await buildCategory(pool, { id: 1, names: 'Heart' });
    await pool.query(
      `update doctor_service set is_premium = true where doctor_id in (1, 2, 4, 5);
       update service set category_id = 1 where type = 'procedure'`,
    );
    await pool.query('update doctor_service set price_conditions = $1 where doctor_id = 4', [
      names('<p>By <b>agreement</b></p>'),
    ]);
    const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
    await buildReview(
      pool,
      ...numbers.slice(0, 60).map((n) => ({
        doctor_id: 1 + (n % 8),
        score: 1 + (n % 10),
        is_published: n % 5 > 0,
        created_at: hoursAfter('2026-11-01T00:00Z', -7 * n),
      })),
    );
    await buildAppointment(
      pool,
      ...numbers.map((n) => ({
        hash: createHash('md5').update(String(n)).digest('hex'),
        schedule_id: 11,
        doctor_service_id: 100,
        starts_at: hoursAfter('2026-10-01T00:00Z', 8 * n),
        created_at: hoursAfter('2026-10-01T00:00Z', 8 * n - 24),
      })),
    );
    await project(pool, CLINIC_NOW);
  },
};
