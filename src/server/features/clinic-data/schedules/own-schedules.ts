import type {
  ListedSchedule,
  OwnSchedule,
} from '#shared/contract/clinic-data/setup/own-schedules.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names } from '#server/db/tables.ts';
import { IN_SCOPE, scopeOf, type Scope } from '#server/features/identity/access/scope.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { PLACE_COLUMNS, PLACE_JOINS, placeInWords, type PlaceRow } from './place-in-words.ts';
import { readSchedules } from './schedule-rows.ts';

interface ScheduleRow extends PlaceRow {
  id: number;
  doctor: Names;
}

const selectInScope = prepared<ScheduleRow, [...Scope, schedule: number | null]>(
  'schedules_in_scope',
  `select s.id, d.names as doctor, ${PLACE_COLUMNS}
   from schedule s
   join clinic_branch b on b.id = s.clinic_branch_id
   ${PLACE_JOINS}
   join doctor d on d.id = s.doctor_id
   where ${IN_SCOPE} and ($4::integer is null or s.id = $4)
     and (d.is_active or exists (select from clinic_proposal p where p.doctor_id = d.id))`,
);

/** Lists the schedules in the scope of an account, by branch and by the name of the doctor. */
export async function listOwnSchedules(
  context: RequestContext,
  caller: Caller,
): Promise<ListedSchedule[]> {
  const rows = await selectInScope(context.site.database.pool, [...scopeOf(caller), null]);
  const compare = new Intl.Collator(context.language).compare;
  return rows
    .map((row) => present(context, row))
    .toSorted((a, b) => compare(a.place, b.place) || compare(a.doctor, b.doctor));
}

/** Reads a schedule. Throws a 404 for one out of the scope of the account. */
export async function readOwnSchedule(
  context: RequestContext,
  caller: Caller,
  id: number,
): Promise<OwnSchedule> {
  const { site } = context;
  const row = requireRow(await selectInScope(site.database.pool, [...scopeOf(caller), id]));
  const schedule = requireRow(await readSchedules(site, 'schedule', id));
  const { doctor, place } = present(context, row);
  return { doctor, place, schedule };
}

function present(context: RequestContext, row: ScheduleRow): ListedSchedule {
  const { site, language } = context;
  return {
    id: row.id,
    doctor: nameIn(context, row.doctor),
    place: placeInWords(row, language, site.country.locales[0]),
  };
}
