import type { TestServer } from '../../servers/server.ts';
import { buildArea, buildDoctorService, buildInsurance, buildService } from '../factories.ts';

/** Rows of the catalogue beside those of the sample clinic. */
export const MORE = {
  /** A second specialty, which doctor 1 also offers, at another price. */
  heartDoctor: 20,
  heartOffer: 20,
  /** An offer of doctor 2, who does not offer it otherwise. */
  otherHeartOffer: 21,
  unusedService: 21,
  area: 20,
  insurance: 20,
} as const;

/** Adds near-duplicates of the rows of the sample clinic, as an import would. */
export async function addDuplicates({ database }: Pick<TestServer, 'database'>): Promise<void> {
  const { pool } = database;
  const specialty = { type: 'other', is_primary: true } as const;
  await buildService(
    pool,
    { id: MORE.heartDoctor, names: 'Heart doctor', popularity: 20, ...specialty },
    { id: MORE.unusedService, names: 'Unused', ...specialty },
  );
  const heart = { service_id: MORE.heartDoctor, insurances: [1] };
  await buildDoctorService(
    pool,
    { id: MORE.heartOffer, schedule_id: 1, price: 22_000, ...heart },
    { id: MORE.otherHeartOffer, schedule_id: 2, price: 24_000, ...heart },
  );
  await pool.query('update doctor_service set service_id = 3 where id = 4 and service_id = 1');
  await buildArea(pool, { id: MORE.area, city_id: 10, slug: 'belvaros', names: 'Belváros' });
  await buildInsurance(pool, { id: MORE.insurance, name: 'Fényes', sitemap_index: true });
  await pool.query('select refresh_doctor_listing(array(select id from doctor))');
}
