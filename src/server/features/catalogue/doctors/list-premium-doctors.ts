import sql, { type Sql } from 'sql-template-tag';
import { endpoints } from '#shared/contract/endpoints.ts';
import type { Page } from '#shared/contract/common.ts';
import type { DoctorExpanded, PremiumDoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import { MIN_PROMOTED_REVIEWS } from '#shared/domain/catalogue/ratings/rating.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { RequestContext } from '#server/request-context.ts';
import { parseIds } from '#server/http/id-list.ts';
import { boundsOf, pageOf } from '#server/http/pagination.ts';
import { readDoctorFilters, type DoctorFilters } from './listing/doctor-list-query.ts';
import { matches } from './listing/doctor-list-sql.ts';
import { runListStatement } from './listing/run-list-statement.ts';
import { loadDoctors } from './load-doctors.ts';

const DEFAULT_LIMIT = 3;
/** A promoted doctor has an available slot today or on one of the days after it. */
const PROMOTED_DAYS = 3;

/**
 * Lists promoted doctors who have reviews and a slot within three days. They are shuffled daily, in the same
 * order for all clients, so that each is first about equally often.
 */
export async function listPremiumDoctors(
  context: RequestContext,
  query: Omit<PremiumDoctorsQuery, 'expand' | 'locale'>,
): Promise<Page<DoctorExpanded>> {
  const filters = { ...readDoctorFilters(context, query), isPremium: true };
  const exclude = parseIds(query.exclude) ?? [];
  const bounds = boundsOf(query, DEFAULT_LIMIT);
  const statement = shuffledStatement(context, filters, { ...bounds, exclude });
  const row = await runListStatement<Shuffled>(context, statement);
  const { ids, count } = row ?? { ids: [], count: 0 };
  const results = await loadDoctors(context, ids, {
    services: filters.services,
    city: filters.city,
  });
  return pageOf(endpoints.premiumDoctors.path, query, DEFAULT_LIMIT, count, results);
}

interface Shuffled {
  readonly ids: number[];
  readonly count: number;
}

/** Orders by a hash of day and doctor, so that removing a doctor does not reorder the others. */
function shuffledStatement(
  { site }: RequestContext,
  filters: DoctorFilters,
  { exclude, limit, offset }: { exclude: readonly number[]; limit: number; offset: number },
): Sql {
  const { timeZone } = site.country;
  const today = dateInZone(site.clock(), timeZone);
  const end = addDays(today, PROMOTED_DAYS);
  return sql`with promoted as (
    select distinct l.doctor_id from doctor_listing l
    join schedule_avail a on a.schedule_id = l.schedule_id and a.steps = l.steps
    where ${matches(filters)} and l.doctor_id <> all (${exclude}::integer[])
      and l.feedback_count >= ${MIN_PROMOTED_REVIEWS}
      and a.nearest_at < ${end}::date::timestamp at time zone ${timeZone})
  select
    array(
      select doctor_id from promoted
      order by md5(${today}::text || doctor_id), doctor_id limit ${limit} offset ${offset}) as ids,
    count(*)::integer as count
  from promoted`;
}
