import type { Pool } from 'pg';
import { timed } from '../record.ts';

const ROUNDS = 3;

/** The bound of an import: as many rows in one statement. Returns the milliseconds of the fastest of some rounds. */
export async function writeBareRows(pool: Pool, count: number): Promise<number> {
  await pool.query(
    'create table bare_row (id serial primary key, name text not null, price integer not null)',
  );
  let fastest = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [, milliseconds] = await timed(() =>
      pool.query(
        `insert into bare_row (name, price)
         select 'Service ' || n, n * 1000 from generate_series(1, $1::integer) n`,
        [count],
      ),
    );
    fastest = Math.min(fastest, milliseconds);
  }
  return fastest;
}
