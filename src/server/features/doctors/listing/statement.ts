import type { Coordinates } from '#shared/domain/places/distance.ts';
import type { Conditions } from './conditions.ts';
import { namedStatement, type Statement } from './named-statement.ts';
import type { Order } from './order.ts';
import {
  bookableCandidates,
  matchingRows,
  rankedBookablePage,
  rankedPage,
  sortedBookablePage,
  sortedPage,
  type Draft,
  type PagePart,
} from './page.ts';

/** What all doctors of a list come to, before any is excluded. */
export interface Totals {
  total_count: number;
  feedback_count: number;
  feedback_sum: number;
  min_price: number | null;
  max_price: number | null;
}

export interface DoctorsRow extends Totals {
  ids: number[];
  /** How many of the doctors to exclude would have been in the list. */
  excluded_count: number;
}

/** What is wanted of the doctors that fulfil the conditions. */
export interface Wanted {
  ordering: Order;
  /** Where distances are from. */
  from?: Coordinates | undefined;
  /** Ids of doctors to leave out of the page. */
  exclude: readonly number[];
  limit: number;
  offset: number;
  /** False where they are known. */
  withTotals: boolean;
}

const TOTALS = `,
  count(*)::integer as total_count,
  coalesce(sum(feedback_count), 0)::integer as feedback_count,
  coalesce(sum(feedback_sum), 0)::integer as feedback_sum,
  min(total) as min_price, max(highest) as max_price
from grouped`;

/**
 * One statement for a page of doctors and, unless they are known, the totals of the whole list.
 * By default doctors without a free time come last, or a reader would page past people who cannot
 * receive.
 */
export function doctorsStatement(conditions: Conditions, wanted: Wanted): Statement {
  const { exclude, limit, offset, from, withTotals } = wanted;
  const values = [...conditions.values];
  const value = (of: unknown) => `$${values.push(of)}`;
  const excluded = exclude.length === 0 ? null : `${value(exclude)}::integer[]`;
  const excludedCount =
    excluded === null
      ? '0'
      : `(select count(distinct l.doctor_id)::integer
    ${matchingRows(conditions, `\n      and l.doctor_id = any (${excluded})`)})`;
  const page = pageIn(wanted, {
    ...{ conditions, limit, offset, from, value },
    excluded: excluded === null ? null : `(select unnest(${excluded}))`,
  });
  const grouped =
    withTotals || page.columns !== null ? [groupedTable(conditions, page.columns ?? [])] : [];
  const tables = [...grouped, ...page.tables];
  const text = `${tables.length === 0 ? '' : `with ${tables.join(', ')}\n`}select
  ${page.ids} as ids,
  ${excludedCount} as excluded_count${withTotals ? TOTALS : ''}`;
  return namedStatement(text, values);
}

/**
 * One statement for a page of the doctors given, in their order but for those without a free time, who
 * come last, and for how many with one were found.
 */
export function bookableStatement(
  conditions: Conditions,
  { doctors, limit, offset }: { doctors: readonly number[]; limit: number; offset: number },
): Statement {
  return candidatesStatement(conditions, {
    ...{ limit, offset },
    candidates: (value) => `select doctor_id, place
    from unnest(${value(doctors)}::integer[]) with ordinality as known (doctor_id, place)`,
    count: '(select count(*)::integer from bookable) as bookable_count',
  });
}

/**
 * A page of candidates, of whom a query tells the ids and places, those with a free time first; and a
 * count of `candidates` or of `bookable`, those who were found to have one.
 */
export function candidatesStatement(
  conditions: Conditions,
  asked: {
    limit: number;
    offset: number;
    candidates: (value: (of: unknown) => string) => string;
    count: string;
  },
): Statement {
  const values = [...conditions.values];
  const value = (of: unknown) => `$${values.push(of)}`;
  const { ids, tables } = bookableCandidates({ ...asked, conditions, value });
  const text = `with candidates as materialized (
    ${asked.candidates(value)}),
  ${tables.join(', ')}
  select ${ids} as ids, ${asked.count}`;
  return namedStatement(text, values);
}

/** Whether all doctors of a list are looked at to find the first of them. */
export function sortsAll(conditions: Conditions, { ordering, withTotals }: Wanted): boolean {
  const { isRanked, times } = conditions;
  if (ordering !== 'default') return true;
  // On a Sunday an index would be read to its end to find the few, whom the totals know already.
  return times !== null && (!isRanked || withTotals);
}

function pageIn(wanted: Wanted, draft: Draft): PagePart {
  const { conditions, limit } = draft;
  if (limit === 0) return { ids: `'{}'::integer[]`, tables: [], columns: null };
  if (sortsAll(conditions, wanted)) return sortedPage(draft, wanted.ordering);
  // With a time on the day asked for, no doctor has to come last.
  if (conditions.times !== null) return rankedPage(draft);
  return conditions.isRanked ? rankedBookablePage(draft) : sortedBookablePage(draft);
}

/** The doctors of a list, each once; PostgreSQL keeps them only where a page is made from them. */
function groupedTable(conditions: Conditions, columns: readonly string[]): string {
  const more = columns.map((column) => `,\n      ${column}`).join('');
  return `grouped as (
    select l.rank, l.doctor_id, min(l.total) as total, max(l.total) as highest,
      max(l.feedback_count) as feedback_count, max(l.feedback_sum) as feedback_sum${more}
    from doctor_listing l where ${conditions.listed}${atTimes(conditions)}
    group by l.rank, l.doctor_id)`;
}

/**
 * For a whole list: one walk along the index of times takes half as long as ten thousand look-ups.
 * `is true` keeps the planner, which expects a handful of rows, from joining one by one.
 */
function atTimes({ listed, times }: Conditions): string {
  if (times === null) return '';
  return `
      and ((l.schedule_id, l.steps) in (
        select a.schedule_id, a.steps from schedule_avail a
        where a.schedule_id = any (array(select l.schedule_id from doctor_listing l where ${listed}))
          and ${times})) is true`;
}
