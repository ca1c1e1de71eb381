import type pg from 'pg';
import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { Database } from '#server/db/database.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { textStatesSql } from '#server/features/clinic-data/texts/text-sql.ts';
import { indexSearchDocs } from '#server/features/catalogue/search/store/index-search-docs.ts';
import { HORIZON_DAYS } from '#server/features/booking/slots/horizon.ts';
import { generate } from '../generate.ts';
import { loadLife } from '../life/load-life.ts';
import type { DoctorRows } from '../rows.ts';
import { chunksOf } from './doctor-chunks.ts';
import { insertRows } from './insert-rows.ts';
import { isEmpty } from './is-empty.ts';
import { queryWithoutTimeout } from './query-without-timeout.ts';
import { projectSchedules } from './project-schedules.ts';

export interface LoadOptions {
  readonly country: CountryCode;
  /** The number of doctors. */
  readonly doctors: number;
  readonly seed: number;
  /** The current time in epoch milliseconds; schedules start on this day. */
  readonly now: number;
  /** Deletes all existing data. By default only an empty database is filled. */
  readonly replace?: boolean;
  /** Gives the largest clinic past appointments and a day under way, which change with every minute of `now`. */
  readonly hasLife?: boolean;
  readonly onProgress?: (progress: LoadProgress) => void;
}

interface LoadProgress {
  readonly doctors: number;
  readonly total: number;
}

/** The key of the advisory lock, unique in the product. */
const LOCK = 6_301_558_204;

const CHUNK_SIZE = 500;
const INDEX_BATCH_SIZE = 10_000;

/** Cascades to all other tables. */
const TRUNCATE_DATA = `truncate city, clinic, insurance, service_category, service, doctor,
  doctor_listing, checked_text, holiday, season restart identity cascade`;

/** Does not restart sequences: nodes not yet notified would take reused ids for old documents. */
const TRUNCATE_SEARCH = 'truncate search_doc, search_queue';

const FILL_LISTING = 'insert into doctor_listing select * from doctor_listing_source';

/**
 * Marks the generated texts as checked, except for one row in fifty: the queue of the copywriter has work,
 * and not every text of the country.
 */
const CHECK_TEXTS = `insert into checked_text
    (subject_table, subject_id, field, language, text, source, checked_at, checked_by)
  select subject, id, field, language, text, source, $2, 'demo'
  from (
    select t.*, first_value(text) over (partition by subject, id, field order by array_position($1, language)) as source
    from (${textStatesSql()}) t where text is not null) t
  where id % 50 <> 7`;

/** The tables whose rows bring ids: rows added later must get others. */
const TABLES_WITH_IDS = [
  'city',
  'city_area',
  'clinic',
  'clinic_branch',
  'clinic_branch_field',
  'insurance',
  'service_category',
  'service',
  'doctor',
  'schedule',
  'doctor_service',
  'review',
  'appointment',
  'holiday',
  'season',
];

const TABLES = [
  ...TABLES_WITH_IDS,
  'service_extra',
  'branch_holiday',
  'appointment_event',
  'schedule_rule',
  'schedule_exception',
  'schedule_day',
  'schedule_avail',
  'doctor_listing',
  'search_doc',
  'search_queue',
];

/**
 * Fills a migrated database with demo data in one transaction. Returns false without changes if the
 * database already has data. If several processes call it at once, only one loads the data.
 */
export async function loadDemoData(
  database: Pick<Database, 'pool'>,
  options: LoadOptions,
): Promise<boolean> {
  const isLoaded = await withTransaction(database.pool, async (client) => {
    await queryWithoutTimeout(client, 'set local statement_timeout = 0');
    await queryWithoutTimeout(client, 'set local plan_cache_mode = auto');
    await queryWithoutTimeout(client, 'set local idle_in_transaction_session_timeout = 0');
    await queryWithoutTimeout(client, 'select pg_advisory_xact_lock($1)', [LOCK]);
    await queryWithoutTimeout(client, 'select lock_search_index()');
    if (options.replace === true) {
      await queryWithoutTimeout(client, TRUNCATE_DATA);
      await queryWithoutTimeout(client, TRUNCATE_SEARCH);
    } else if (!(await isEmpty(client))) return false;
    await fill(client, options);
    return true;
  });
  if (isLoaded) await analyzeTables(database.pool);
  return isLoaded;
}

async function fill(client: pg.ClientBase, options: LoadOptions): Promise<void> {
  const { country, doctors: total, seed, now } = options;
  const today = dateInZone(now, countryOf(country).timeZone);
  const data = generate({ country, doctors: total, seed, today });
  await insertRows(client, data.reference);
  let doctors = 0;
  for (const chunk of chunksOf(data.doctors, CHUNK_SIZE)) {
    await insertRows(client, chunk);
    await project(client, chunk, now);
    doctors += chunk.doctor.length;
    options.onProgress?.({ doctors, total });
  }
  for (const table of TABLES_WITH_IDS) await advanceSequence(client, table);
  if (options.hasLife === true) await loadLife(client, countryOf(country), { seed, today, now });
  await queryWithoutTimeout(client, FILL_LISTING);
  await queryWithoutTimeout(client, CHECK_TEXTS, [countryOf(country).locales, new Date(now)]);
  await indexSearchDocs(client, INDEX_BATCH_SIZE);
}

async function project(client: pg.ClientBase, { schedule }: DoctorRows, now: number) {
  const ids = schedule.map(({ id }) => id);
  await projectSchedules(client, ids, now, HORIZON_DAYS);
}

/** Advances the sequence past the ids that were inserted. */
async function advanceSequence(client: pg.ClientBase, table: string): Promise<void> {
  await queryWithoutTimeout(
    client,
    `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}
     having count(*) > 0`,
  );
}

/** Updates planner statistics now; autovacuum would do it minutes later. */
async function analyzeTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await queryWithoutTimeout(client, 'set statement_timeout = 0');
    await queryWithoutTimeout(client, `vacuum (analyze) ${TABLES.join(', ')}`);
  } finally {
    // Closes the connection, whose timeout setting must not return to the pool.
    client.release(true);
  }
}
