import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEmpty, loadDemoData } from '#demo/index.ts';
import type { LoadOptions } from '#demo/index.ts';
import { countryOf } from '#shared/countries/index.ts';
import { loadStarter } from '#server/features/clinic-data/starter/load-starter.ts';
import { textStatesSql } from '#server/features/clinic-data/texts/text-sql.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import type { TestDatabase } from '#tests/support/database/database.ts';

/** The numbers and sums of reviews, all and those without evidence. */
const COUNTS = `count(*), coalesce(sum(score), 0),
  count(*) filter (where evidence is null),
  coalesce(sum(score) filter (where evidence is null), 0)`;
/** Summer time ends in Hungary on 25 October, within the loaded days. */
const NOW = Date.parse('2026-10-12T08:10:00Z');
const OPTIONS: LoadOptions = { country: 'hu', doctors: 300, seed: 7, now: NOW };
/** The number of doctors on a page of a list. */
const DESKTOP_PAGE = 8;
const FEW = { ...OPTIONS, doctors: 25 };
const DAYS = 30;

async function select<Row extends object>(
  { pool }: TestDatabase,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await pool.query<Row & Record<string, unknown>>(text, values);
  return rows;
}

/** Returns one checksum over all rows of all tables. */
async function checksum(database: TestDatabase): Promise<string> {
  const tables = await select<{ name: string }>(
    database,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('schema_migration', 'schema_definition')
     order by 1`,
  );
  const sums: string[] = [];
  for (const { name } of tables) {
    // The ids and versions of search documents are never reused, so they differ between loads.
    const text = name === 'search_doc' ? "(to_jsonb(t) - 'id' - 'version')::text" : 't::text';
    const [row] = await select<{ sum: string }>(
      database,
      `select concat_ws(':', count(*), md5(string_agg(${text}, e'\\n' order by ${text}))) as sum
       from ${name} t`,
    );
    sums.push(`${name} ${row?.sum}`);
  }
  return sums.join('\n');
}

describe('demo data in the database', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    await loadDemoData(database, OPTIONS);
  });
  afterAll(() => database.close());

  it('demo data is the same after every load with the same seed', async () => {
    const other = await createTestDatabase();
    try {
      await loadDemoData(other, OPTIONS);
      expect(await checksum(other)).toBe(await checksum(database));
      await loadDemoData(other, { ...OPTIONS, seed: 8, replace: true });
      expect(await checksum(other)).not.toBe(await checksum(database));
    } finally {
      await other.close();
    }
  });

  it('the demo data leave a few texts for the copywriter to check', async () => {
    const states = await database.pool.query<{ state: string; texts: number }>(
      `select state, count(*)::integer as texts from (${textStatesSql()}) t
       where not is_unused group by state`,
      [['hu', 'en', 'ru']],
    );
    const counts = new Map(states.rows.map(({ state, texts }) => [state, texts]));
    const drafts = counts.get('draft') ?? 0;
    expect(drafts).toBeGreaterThan(0);
    expect(drafts).toBeLessThan((counts.get('checked') ?? 0) / 20);
    expect(counts.get('missing') ?? 0).toBe(0);
  });

  it('every working minute of the demo data is either free or booked', async () => {
    const differing = await select(
      database,
      `with booked as (
         select a.schedule_id, t.at::date as day,
           array_agg((extract(hour from t.at) * 60 + extract(minute from t.at))::smallint) as minutes
         from appointment a join schedule s on s.id = a.schedule_id
         cross join generate_series(0, 15) g
         cross join lateral (
           select (a.starts_at + g * s.step_minutes * interval '1 minute') at time zone s.time_zone
             as at) t
         where a.status <> 'cancelled' and not a.is_extra
           and a.starts_at + g * s.step_minutes * interval '1 minute' < a.ends_at
         group by 1, 2)
       select d.schedule_id, d.day from schedule_day d join schedule s on s.id = d.schedule_id
       left join booked b on b.schedule_id = d.schedule_id and b.day = d.day
       where array(select unnest(d.free || b.minutes) order by 1)
         <> working_minutes(s.id, s.step_minutes, d.day)`,
    );
    expect(differing).toEqual([]);
    const [counts] = await select(
      database,
      `select (select count(*) from schedule_day) as days,
         (select count(*) from schedule) * $1::integer as expected,
         (select count(*) from appointment a where not exists (
            select from schedule_day d join schedule s on s.id = d.schedule_id
            where d.schedule_id = a.schedule_id
              and d.day = (a.starts_at at time zone s.time_zone)::date)) as astray`,
      [DAYS],
    );
    expect(counts).toMatchObject({ astray: 0 });
    expect(counts).toHaveProperty('days', Object(counts).expected);
  });

  it('demo data begins today and uses the time zone of the country', async () => {
    const [row] = await select(
      database,
      'select min(day) as first, max(day) as last from schedule_day',
    );
    expect(row).toEqual({ first: '2026-10-12', last: '2026-11-10' });
  });

  it('demo data has no double bookings, missing appointments or inactive doctors', async () => {
    const [row] = await select(
      database,
      `select count(*) filter (where other.id is not null) as overlapping,
         count(*) filter (where not d.is_active) as inactive,
         count(*) filter (where ds.schedule_id <> a.schedule_id) as astray,
         count(*) filter (where a.ends_at - a.starts_at <> ds.duration_minutes * interval '1 minute')
           as wrong_lengths,
         count(*) filter (where a.created_at >= $1) as from_the_future,
         count(*) > 1000 as many
       from appointment a
       join doctor_service ds on ds.id = a.doctor_service_id
       join doctor d on d.id = ds.doctor_id
       left join appointment other on other.schedule_id = a.schedule_id and other.id <> a.id
         and other.starts_at < a.ends_at and a.starts_at < other.ends_at`,
      [new Date(NOW)],
    );
    expect(row).toEqual({
      overlapping: 0,
      inactive: 0,
      astray: 0,
      wrong_lengths: 0,
      from_the_future: 0,
      many: true,
    });
  });

  it('demo data has the availability that refresh_schedule_avail would write', async () => {
    const avail = () =>
      select(database, 'select * from schedule_avail order by schedule_id, steps');
    const loaded = await avail();
    expect(loaded.length).toBeGreaterThan(400);
    await select(database, 'select refresh_schedule_avail(id, $1) from schedule', [new Date(NOW)]);
    expect(await avail()).toEqual(loaded);
  });

  it('demo data counts exactly the published reviews', async () => {
    const wrong = await select(
      database,
      `select d.id from doctor d
       where (d.feedback_count, d.feedback_sum, d.unproved_count, d.unproved_sum) <> (
         select ${COUNTS} from review r where r.doctor_id = d.id and r.is_published)
       union all
       select ds.id from doctor_service ds
       where (ds.feedback_count, ds.feedback_sum, ds.unproved_count, ds.unproved_sum) <> (
         select ${COUNTS} from review r
         where r.doctor_id = ds.doctor_id and r.service_id = ds.service_id and r.is_published)`,
    );
    expect(wrong).toEqual([]);
    const [row] = await select(
      database,
      `select bool_and(r.created_at < $1) as past, bool_or(not is_published) as some_hidden,
         bool_and(exists (select from doctor_service ds where ds.doctor_id = r.doctor_id
           and ds.service_id = r.service_id)) as about_their_own
       from review r`,
      [new Date(NOW)],
    );
    expect(row).toEqual({ past: true, some_hidden: true, about_their_own: true });
  });

  it('demo data lists the services of the doctors', async () => {
    const [row] = await select(
      database,
      `select count(*) > 1000 as many, (select count(*) from (
         (select * from doctor_listing except select * from doctor_listing_source) union all
         (select * from doctor_listing_source except select * from doctor_listing)) x) as differing
       from doctor_listing`,
    );
    expect(row).toEqual({ many: true, differing: 0 });
  });

  it('demo data fills more than a page of each popular specialty in the main city', async () => {
    const popular = await select<{ slug: string; doctors: number }>(
      database,
      `select s.slug, count(distinct l.doctor_id) as doctors
       from service s left join doctor_listing l
         on l.service_id = s.id and l.city_id = 10 and l.is_active
       where s.type = 'other' and s.adult_service_id is null
       group by s.id order by s.popularity desc limit 12`,
    );
    expect(popular).toHaveLength(12);
    expect(popular.filter(({ doctors }) => doctors <= DESKTOP_PAGE)).toEqual([]);
  });

  it('demo data includes rare cases', async () => {
    const [row] = await select<Record<string, number>>(
      database,
      `select avg((not is_active)::integer)::float as inactive,
         avg((not exists (select from schedule s join schedule_rule r on r.schedule_id = s.id
           where s.doctor_id = d.id))::integer)::float as without_hours,
         (select avg(is_premium::integer) from doctor_service)::float as premium,
         (select avg((discount > 0)::integer) from doctor_service)::float as discounted,
         (select avg(on_walk_in_basis::integer) from doctor_service)::float as walk_in,
         (select avg((insurances <> '{}')::integer) from doctor_service)::float as insured,
         (select avg((price_conditions is not null)::integer) from doctor_service)::float as remarked
       from doctor d`,
    );
    expect(row?.inactive).toSatisfy(isBetween(0.01, 0.06));
    expect(row?.without_hours).toSatisfy(isBetween(0.02, 0.09));
    expect(row?.premium).toSatisfy(isBetween(0.01, 0.08));
    expect(row?.discounted).toSatisfy(isBetween(0.1, 0.2));
    expect(row?.walk_in).toSatisfy(isBetween(0.02, 0.07));
    expect(row?.insured).toSatisfy(isBetween(0.3, 0.5));
    expect(row?.remarked).toSatisfy(isBetween(0.07, 0.14));
  });

  it('demo data leaves later ids free', async () => {
    const [row] = await select(
      database,
      `select nextval(pg_get_serial_sequence('review', 'id')) > (select max(id) from review) as review,
         nextval(pg_get_serial_sequence('appointment', 'id')) > (select max(id) from appointment)
           as appointment`,
    );
    expect(row).toEqual({ review: true, appointment: true });
  });
});

describe('loading demo data', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('loading demo data leaves nothing behind when it fails half-way', async () => {
    const failing = loadDemoData(database, {
      ...FEW,
      onProgress: () => {
        throw new Error('interrupted');
      },
    });
    await expect(failing).rejects.toThrow('interrupted');
    expect(await isEmpty(database.pool)).toBe(true);
  });

  it('a country with a catalogue but no city yet is not filled with demo data', async () => {
    const country = await createTestDatabase();
    try {
      const target = {
        pool: country.pool,
        country: countryOf('hu'),
        actor: 'operator anna',
        now: new Date(FEW.now),
      };
      await loadStarter(target);
      expect(await isEmpty(country.pool)).toBe(false);
      expect(await loadDemoData(country, FEW)).toBe(false);
    } finally {
      await country.close();
    }
  });

  it('two processes that load demo data at the same time load it once', async () => {
    const outcomes = await Promise.all([
      loadDemoData(database, FEW),
      loadDemoData(database, { ...FEW, seed: 8 }),
    ]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await select(database, 'select count(*) as doctors from doctor')).toEqual([
      { doctors: 25 },
    ]);
  });

  it('loading demo data keeps existing data unless the option to replace it is set', async () => {
    expect(await isEmpty(database.pool)).toBe(false);
    const before = await checksum(database);
    expect(await loadDemoData(database, { ...FEW, doctors: 30 })).toBe(false);
    expect(await checksum(database)).toBe(before);

    expect(await loadDemoData(database, { ...FEW, doctors: 30, replace: true })).toBe(true);
    const fresh = await createTestDatabase();
    try {
      await loadDemoData(fresh, { ...FEW, doctors: 30 });
      expect(await checksum(database)).toBe(await checksum(fresh));
    } finally {
      await fresh.close();
    }
  });

  it('loading demo data reports its progress', async () => {
    const steps: number[] = [];
    await loadDemoData(database, {
      ...OPTIONS,
      country: 'kg',
      doctors: 501,
      replace: true,
      onProgress: ({ doctors, total }) => steps.push(doctors / total),
    });
    expect(steps).toEqual([500 / 501, 1]);
  });
});

function isBetween(least: number, most: number): (value: unknown) => boolean {
  return (value) => typeof value === 'number' && value >= least && value <= most;
}
