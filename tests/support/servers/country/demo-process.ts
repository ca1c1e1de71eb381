import { isCountryCode } from '#shared/countries/codes.ts';
import type { Database } from '#server/db/database.ts';
import { loadDemoData } from '#demo/index.ts';
import { MORNING } from '../../e2e/data/today.ts';
import { serveOneCountry } from './serve-one-country.ts';

const DOCTORS = 60;
const SEED = 7;
const WAITING_REVIEWS = 30;
/** Every so many of the waiting reviews have a phone number in the text. */
const WITH_PHONE_EVERY = 15;

const country = process.argv[3] ?? 'hu';
if (!isCountryCode(country)) throw new Error(`There is no country ${country}`);

/** Serves a country with demo data and an account for each role of the console. */
await serveOneCountry({
  country,
  roles: ['admin', 'account_manager', 'operator', 'operator_manager'],
  password: process.argv[2] ?? '',
  async fill(database) {
    await loadDemoData(database, { country, doctors: DOCTORS, seed: SEED, now: MORNING });
    await fillReviewQueue(database);
  },
});

/** Makes exactly the newest reviews with a text wait. The ratings stay right. */
async function fillReviewQueue({ pool }: Database): Promise<void> {
  await pool.query('select publish_review(id, created_at) from review where not is_published');
  const { rows } = await pool.query<{ id: number }>(
    `select id from review where comment <> '' order by created_at desc, id limit $1`,
    [WAITING_REVIEWS],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query('select adjust_ratings(r, -1) from review r where id = any ($1)', [ids]);
  await pool.query(
    'update review set is_published = false, moderated_at = null where id = any ($1)',
    [ids],
  );
  const withPhone = ids.filter((_, index) => index % WITH_PHONE_EVERY === 0);
  await pool.query(
    `update review set comment = comment || ' Hívjon: +36 20 123 4567' where id = any ($1)`,
    [withPhone],
  );
}
