import type pg from 'pg';
import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { Database } from '#server/db/database.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { indexSearchDocs } from '#server/features/search/index.ts';
import { HORIZON_DAYS } from '#server/features/slots/index.ts';
import { generate } from '../generate.ts';
import type { DoctorRows } from '../rows.ts';
import { copyTables } from './copy-rows.ts';
import { chunksOf } from './doctor-chunks.ts';
import { holdsNothing } from './is-empty.ts';
import { patientQuery } from './patient-query.ts';
import { projectSchedules } from './project-schedules.ts';

export interface LoadOptions {
  readonly country: CountryCode;
  /** How many doctors. */
  readonly doctors: number;
  readonly seed: number;
  /** Epoch milliseconds: free time begins on this day. */
  readonly now: number;
  /** Destroys all that the database holds. Without it, only an empty database is filled. */
  readonly replace?: boolean;
  readonly onProgress?: (progress: LoadProgress) => void;
}

interface LoadProgress {
  readonly doctors: number;
  readonly total: number;
}

/** Any number, as long as nothing else in the product takes this advisory lock. */
const LOCK = 6_301_558_204;

const CHUNK = 500;
const INDEX_BATCH = 10_000;

/** All other data refers to these and goes with them. */
const EMPTY_ALL = `truncate city, clinic, insurance, service_category, service, doctor,
  doctor_listing restart identity cascade`;

/** Its ids are not used again: nodes that have not heard of it yet would take one for another. */
const EMPTY_SEARCH = 'truncate search_doc, search_queue';

const FILL_LISTING = 'insert into doctor_listing select * from doctor_listing_source';

const TABLES = [
  'city',
  'city_area',
  'clinic',
  'clinic_branch',
  'clinic_branch_field',
  'insurance',
  'service_category',
  'service',
  'service_extra',
  'doctor',
  'schedule',
  'schedule_rule',
  'schedule_exception',
  'schedule_day',
  'schedule_avail',
  'doctor_service',
  'doctor_listing',
  'review',
  'appointment',
  'search_doc',
  'search_queue',
];

/**
 * Fills a migrated database with demo data in one transaction: the country is there as a whole or
 * not at all, whatever happens. Answers false when the database held data already and was left
 * alone; of several processes that try at once, one loads.
 */
export async function loadDemoData(
  database: Pick<Database, 'pool'>,
  options: LoadOptions,
): Promise<boolean> {
  const isLoaded = await withTransaction(database.pool, async (client) => {
    await patientQuery(client, 'set local statement_timeout = 0');
    await patientQuery(client, 'set local plan_cache_mode = auto');
    await patientQuery(client, 'set local idle_in_transaction_session_timeout = 0');
    await patientQuery(client, 'select pg_advisory_xact_lock($1)', [LOCK]);
    await patientQuery(client, 'select lock_search_index()');
    if (options.replace === true) {
      await patientQuery(client, EMPTY_ALL);
      await patientQuery(client, EMPTY_SEARCH);
    } else if (!(await holdsNothing(client))) return false;
    await fill(client, options);
    return true;
  });
  if (isLoaded) await tidy(database.pool);
  return isLoaded;
}

async function fill(client: pg.ClientBase, options: LoadOptions): Promise<void> {
  const { country, doctors: total, seed, now } = options;
  const today = dateInZone(now, countryOf(country).timeZone);
  const data = generate({ country, doctors: total, seed, today });
  await copyTables(client, data.reference);
  let doctors = 0;
  for (const chunk of chunksOf(data.doctors, CHUNK)) {
    await copyTables(client, chunk);
    await project(client, chunk, now);
    doctors += chunk.doctor.length;
    options.onProgress?.({ doctors, total });
  }
  await patientQuery(client, FILL_LISTING);
  await indexSearchDocs(client, INDEX_BATCH);
  for (const table of ['review', 'appointment']) await continueIds(client, table);
}

async function project(client: pg.ClientBase, { schedule }: DoctorRows, now: number) {
  const first = schedule[0]?.id;
  const last = schedule.at(-1)?.id;
  if (first === undefined || last === undefined) return;
  await projectSchedules(client, { first, last }, now, HORIZON_DAYS);
}

/** COPY brought ids of its own; the next row must not get one of them. */
async function continueIds(client: pg.ClientBase, table: string): Promise<void> {
  await patientQuery(
    client,
    `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}
     having count(*) > 0`,
  );
}

/** Tells the planner what is there, which the server would do itself only minutes later. */
async function tidy(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await patientQuery(client, 'set statement_timeout = 0');
    await patientQuery(client, `vacuum (analyze) ${TABLES.join(', ')}`);
  } finally {
    // The connection is closed, for its setting not to meet the next user.
    client.release(true);
  }
}
