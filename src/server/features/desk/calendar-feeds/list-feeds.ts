import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import type { CalendarFeed } from '#shared/contract/desk/calendars/calendars.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { RequestContext } from '#server/request-context.ts';

interface FeedRow extends Pick<
  Tables['calendar_feed'],
  'id' | 'detail' | 'created_at' | 'read_at'
> {
  branch: Names;
  doctor: Names | null;
}

const selectFeeds = prepared<FeedRow, [user: number]>(
  'calendar_feeds_of_account',
  `select f.id, b.names as branch, d.names as doctor, f.detail, f.created_at, f.read_at
   from calendar_feed f
   join clinic_branch b on b.id = f.clinic_branch_id
   left join doctor d on d.id = f.doctor_id
   where f.staff_user_id = $1 order by f.id desc`,
);

/** Lists the calendar feeds of an account, the newest first. */
export async function listFeeds(context: RequestContext, user: StaffUser): Promise<CalendarFeed[]> {
  const { country, database } = context.site;
  const iso = (at: Date) => zonedIso(at.getTime(), country.timeZone);
  const rows = await selectFeeds(database.pool, [user.id]);
  return rows.map((row) => ({
    id: row.id,
    branch: nameIn(context, row.branch),
    doctor: row.doctor === null ? null : nameIn(context, row.doctor),
    detail: row.detail,
    created_at: iso(row.created_at),
    read_at: row.read_at === null ? null : iso(row.read_at),
  }));
}
