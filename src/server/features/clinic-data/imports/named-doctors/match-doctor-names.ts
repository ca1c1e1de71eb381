import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { validationError } from '#server/http/http-error.ts';
import { selectSchedules } from '../clinic-rows.ts';
import { saveFileIds } from '../doctors/file-ids.ts';
import { lockImportIn, mappedRow } from '../import-rows.ts';
import type { ImportContext, Importer } from '../importer.ts';
import { KINDS } from '../kinds.ts';

const saveDoctors = prepared<object, [clinic: number, matches: string, by: string, now: Date]>(
  'match_import_doctors',
  `insert into import_doctor (clinic_id, name_key, schedule_id, confirmed_by, confirmed_at)
   select $1, m.key, m.schedule_id, $3, $4
   from jsonb_to_recordset($2) as m(key text, schedule_id integer)
   on conflict (clinic_id, name_key) do update set
     schedule_id = excluded.schedule_id, confirmed_by = excluded.confirmed_by,
     confirmed_at = excluded.confirmed_at`,
);

/** The longest id that is remembered for every branch. */
const MAX_ID_LENGTH = 200;

/** Confirms the doctors of a file, and remembers their names and external ids for its clinic. */
export async function matchDoctorNames(
  context: ImportContext,
  user: Importer,
  { id, matches }: InputOf<StaffEndpoints['matchDoctors']>,
): Promise<void> {
  const { site } = context;
  await withTransaction(site.database.pool, async (db) => {
    const row = await lockImportIn(db, user, id, 'read');
    const { clinic_id: clinic } = row;
    const mapped = mappedRow(row);
    const rows = mapped === null ? [] : (KINDS[row.kind].namedDoctors?.(context, mapped) ?? []);
    const idOf = new Map(rows.map((each) => [each.doctor_key, each.external_id]));
    const schedules = await selectSchedules(db, [clinic]);
    const own = new Map(schedules.map((schedule) => [schedule.id, schedule.doctor_id]));
    const byKey = new Map(matches.map((match) => [match.key, match]));
    for (const { key, schedule_id: schedule } of byKey.values()) {
      if (!idOf.has(key)) throw validationError({ code: 'does_not_exist', attr: 'matches' });
      if (schedule !== null && !own.has(schedule)) {
        throw validationError({ code: 'does_not_exist', attr: 'schedule_id' });
      }
    }
    const confirmed = JSON.stringify(Array.from(byKey.values()));
    await saveDoctors(db, [clinic, confirmed, user.username, new Date(site.clock())]);
    const refs = Array.from(byKey.values(), ({ key, schedule_id: schedule }) => ({
      external_id: idOf.get(key) ?? '',
      id: own.get(schedule ?? 0) ?? 0,
    })).filter(
      ({ external_id: id, ...ref }) => id !== '' && id.length <= MAX_ID_LENGTH && ref.id > 0,
    );
    const unique = Array.from(new Map(refs.map((ref) => [ref.external_id, ref])).values());
    await saveFileIds(db, clinic, unique);
  });
}
