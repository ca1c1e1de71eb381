import { names, project, CLINIC_NOW } from '#tests/support/data/clinic.ts';
import type { TestTemplate } from '#tests/support/database/database.ts';
import { polyclinic } from '#tests/support/data/polyclinic.ts';

/** The polyclinic with reviews, promoted doctors, categories, and a hundred visits that are over. */
export const town: TestTemplate = {
  name: 'town',
  async fill(database) {
    await polyclinic.fill(database);
    const { pool } = database;
    await pool.query(`
      update doctor_service set is_premium = true where doctor_id in (1, 2, 4, 5);
      update doctor_service set price_conditions = '${names('<p>By <b>agreement</b></p>')}'
        where doctor_id = 4;
      insert into service_category values (1, 'heart', '${names('Heart')}', 1);
      update service set category_id = 1 where type = 'procedure';
      insert into review (doctor_id, service_id, author, score, comment, language, evidence,
        is_published, created_at)
      select 1 + n % 8, 1, 'Imre', 1 + n % 10, 'Türelmes volt.', 'hu', 'booked', n % 5 > 0,
        timestamptz '2026-11-01' - n * interval '7 hours'
      from generate_series(1, 60) n;
      insert into appointment (hash, schedule_id, doctor_service_id, starts_at, ends_at,
        client_name, client_surname, client_phone, language, price, discount, total, created_at)
      select md5(n::text), 11, 100, at, at + interval '30 minutes', 'Kata', 'Próba',
        '+36201234567', 'hu', 18000, 0, 18000, at - interval '1 day'
      from generate_series(1, 100) n
      cross join lateral (select timestamptz '2026-10-01' + n * interval '8 hours') t (at);`);
    await project(pool, CLINIC_NOW);
  },
};
