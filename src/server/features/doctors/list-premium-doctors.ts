import { endpoints } from '#shared/contract/endpoints.ts';
import type { Page } from '#shared/contract/common.ts';
import type { DoctorExpanded, PremiumDoctorsQuery } from '#shared/contract/catalogue/doctors.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import type { RequestContext } from '#server/request-context.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import { checkKnown } from '#server/features/reference/index.ts';
import { parseIds } from '#server/http/id-list.ts';
import { boundsOf, pageOf } from '#server/http/pagination.ts';
import { conditionsOf, type Conditions } from './listing/conditions.ts';
import { loadDoctors } from './load-doctors.ts';
import { candidatesStatement } from './listing/statement.ts';

const DEFAULT_LIMIT = 3;

/**
 * Promoted doctors. Every day shuffles them anew, the same way for whoever asks, so that all are
 * first about as often. Those without a free time let all others go first.
 */
export async function listPremiumDoctors(
  context: RequestContext,
  query: Omit<PremiumDoctorsQuery, 'expand' | 'locale'>,
): Promise<Page<DoctorExpanded>> {
  const { site } = context;
  const services = parseIds(query.service);
  checkKnown(site.reference.current, { city: query.city, service: services });
  const conditions = conditionsOf(query, site.reference.current);
  const today = dateInZone(site.clock(), site.country.timeZone);
  const bounds = boundsOf(query, DEFAULT_LIMIT);
  const exclude = parseIds(query.exclude) ?? [];
  const statement = premiumStatement(conditions, { today, exclude, ...bounds });
  const { rows } = await runQuery<{ ids: number[]; count: number }>(
    site.database.reader,
    statement,
  );
  const { ids, count } = rows[0] ?? { ids: [], count: 0 };
  const results = await loadDoctors(context, ids, { services, city: query.city });
  return pageOf(endpoints.premiumDoctors.path, query, DEFAULT_LIMIT, count, results);
}

interface Wanted {
  today: PlainDate;
  exclude: readonly number[];
  limit: number;
  offset: number;
}

/** A doctor's place in the shuffle depends on nobody else, so that no one moves when one leaves. */
function premiumStatement(conditions: Conditions, { today, exclude, limit, offset }: Wanted) {
  const promoted = { ...conditions, listed: `l.is_premium and ${conditions.listed}` };
  return candidatesStatement(promoted, {
    ...{ limit, offset },
    candidates: (value) => `select doctor_id,
      row_number() over (order by md5(${value(today)}::text || doctor_id), doctor_id) as place
    from (
      select distinct l.doctor_id from doctor_listing l
      where ${promoted.listed} and l.doctor_id <> all (${value(exclude)}::integer[])) promoted`,
    count: '(select count(*)::integer from candidates) as count',
  });
}
