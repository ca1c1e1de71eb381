import { paths } from '#shared/paths.ts';
import type { Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import { listsOf } from '../calls/lists.ts';
import { fetchOnce } from '../load/fetch-once.ts';

/** The scripts that a page loads first, texts included. */
export interface PageScripts {
  readonly page: string;
  readonly files: number;
  /** As sent, compressed with Brotli. */
  readonly bytes: number;
}

/** The attribute of the inline script that names the files (`src/server/ssr/built-source.ts`). */
const MODULES = /data-modules="([^"]+)"/;

/** Weighs the scripts of the pages on which most visits begin. */
export async function weighScripts(origin: string, database: Database): Promise<PageScripts[]> {
  const [list] = await listsOf(database, 1);
  const { rows } = await runQuery<{ doctor: string; city: string; clinic: string }>(database.pool, {
    text: `select d.slug as doctor, city.slug as city, c.slug as clinic
      from doctor_listing l
      join doctor d on d.id = l.doctor_id
      join clinic_branch b on b.id = l.clinic_branch_id
      join clinic c on c.id = b.clinic_id
      join city on city.id = b.city_id
      where l.is_active order by l.doctor_id limit 1`,
  });
  const [row] = rows;
  if (list === undefined || row === undefined) throw new Error('The country has no doctors');
  return Promise.all([
    weigh(origin, 'Home', paths.home()),
    weigh(origin, 'List of doctors', paths.doctors(list.city, list.service)),
    weigh(origin, 'Profile', paths.doctor(row.doctor)),
    weigh(origin, 'Clinic', paths.clinic(row.city, row.clinic)),
  ]);
}

async function weigh(origin: string, page: string, path: string): Promise<PageScripts> {
  const get = (of: string, encoding: string) =>
    fetchOnce(origin, { method: 'GET', path: of, headers: { 'accept-encoding': encoding } });
  const { body } = await get(path, 'identity');
  const files = MODULES.exec(body.toString())?.[1]?.split(' ');
  if (files === undefined) throw new Error(`${path} names no scripts`);
  const scripts = await Promise.all(files.map((file) => get(file, 'br')));
  const bytes = scripts.reduce((sum, script) => sum + script.body.length, 0);
  return { page, files: files.length, bytes };
}
