import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Site } from '#server/site.ts';

const forgetAutomatic = prepared<object, [holidays: number[]]>(
  'forget_automatic_choices',
  'delete from branch_holiday where is_automatic and holiday_id = any ($1)',
);
const keepOpen = prepared<object, [holidays: number[], now: Date]>(
  'keep_booked_branches_open',
  'select keep_booked_branches_open($1, $2)',
);
const queue = prepared<object, [branches: number[] | null, from: PlainDate, to: PlainDate]>(
  'queue_projections',
  'select queue_projections($1, $2, $3)',
);

/**
 * Applies new holidays to all branches: those with appointments on the day stay open until they choose.
 * Queues the schedules, in the transaction of the change.
 */
export async function applyHolidays(
  db: Queryable,
  { clock }: Site,
  holidays: readonly { id: number; day: PlainDate }[],
): Promise<void> {
  const ids = holidays.map(({ id }) => id);
  await forgetAutomatic(db, [ids]);
  await keepOpen(db, [ids, new Date(clock())]);
  await queueDays(
    db,
    null,
    holidays.map(({ day }) => day),
  );
}

/** Queues the schedules of branches, or of all, from the first to the last of the days. */
export async function queueDays(
  db: Queryable,
  branches: number[] | null,
  days: readonly PlainDate[],
): Promise<void> {
  const [first, ...rest] = days.toSorted();
  if (first !== undefined) await queue(db, [branches, first, rest.at(-1) ?? first]);
}
