import sql, { type Sql } from 'sql-template-tag';
import { endpoints } from '#shared/contract/endpoints.ts';
import type { Page } from '#shared/contract/common.ts';
import type { DoctorExpanded, PremiumDoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { RequestContext } from '#server/request-context.ts';
import { parseIds } from '#server/http/id-list.ts';
import { boundsOf, pageOf } from '#server/http/pagination.ts';
import { bookableFirst } from './listing/bookable-first.ts';
import { readDoctorFilters, type DoctorFilters } from './listing/doctor-list-query.ts';
import { matches } from './listing/doctor-list-sql.ts';
import { runListStatement } from './listing/run-list-statement.ts';
import { loadDoctors } from './load-doctors.ts';

const DEFAULT_LIMIT = 3;
/** Promoted doctors are read in blocks of this size. */
const BLOCK_SIZE = 100;

/**
 * Lists promoted doctors, those with an available slot first. They are shuffled daily, in the same order
 * for all clients, so that each is first about equally often.
 */
export async function listPremiumDoctors(
  context: RequestContext,
  query: Omit<PremiumDoctorsQuery, 'expand' | 'locale'>,
): Promise<Page<DoctorExpanded>> {
  const { site } = context;
  const filters = { ...readDoctorFilters(context, query), isPremium: true };
  const today = dateInZone(site.clock(), site.country.timeZone);
  const exclude = parseIds(query.exclude) ?? [];
  const { limit, offset } = boundsOf(query, DEFAULT_LIMIT);

  const read = async (size: number) => {
    const statement = shuffledStatement(filters, { today, exclude, size: BLOCK_SIZE + size });
    const row = await runListStatement<Shuffled>(context, statement);
    const { ids, count } = row ?? { ids: [], count: 0 };
    return { ids, count, isComplete: ids.length >= count };
  };
  const end = offset + limit;
  const first = await read(end);
  const sorted = await bookableFirst(context, filters, { first, end, readMore: read });
  const results = await loadDoctors(context, sorted.slice(offset), {
    services: filters.services,
    city: filters.city,
  });
  return pageOf(endpoints.premiumDoctors.path, query, DEFAULT_LIMIT, first.count, results);
}

interface Shuffled {
  readonly ids: readonly number[];
  readonly count: number;
}

/** Orders by a hash of day and doctor, so that removing a doctor does not reorder the others. */
function shuffledStatement(
  filters: DoctorFilters,
  { today, exclude, size }: { today: PlainDate; exclude: readonly number[]; size: number },
): Sql {
  return sql`with promoted as (
    select distinct l.doctor_id from doctor_listing l
    where ${matches(filters)} and l.doctor_id <> all (${exclude}::integer[]))
  select
    array(
      select doctor_id from promoted
      order by md5(${today}::text || doctor_id), doctor_id limit ${size}) as ids,
    count(*)::integer as count
  from promoted`;
}
