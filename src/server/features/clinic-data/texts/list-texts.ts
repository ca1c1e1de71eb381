import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { TextRow } from '#shared/contract/clinic-data/setup/texts.ts';
import type { TextSubject } from '#shared/domain/clinic-data/texts/text-fields.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';
import { textStatesSql } from './text-sql.ts';

const DEFAULT_LIMIT = 50;

type Row = TextRow & { count: number };
type Arguments = [
  locales: readonly Language[],
  subject: TextSubject | null,
  language: Language | null,
  limit: number,
  offset: number,
];

const selectRows = prepared<Row, Arguments>(
  'rows_with_unfinished_texts',
  `select subject, id, names,
     (count(*) filter (where state = 'missing'))::integer as missing_count,
     (count(*) filter (where state = 'draft'))::integer as draft_count,
     (count(*) over ())::integer as count
   from (${textStatesSql()}) texts
   where state <> 'checked' and not is_unused
     and subject = coalesce($2, subject) and language = coalesce($3, language)
   group by subject, id, names
   order by missing_count desc, draft_count desc, subject, id
   limit $4 offset $5`,
);

/** Lists the rows with texts that are missing or not checked. */
export async function listTexts(
  { country, database }: Site,
  query: InputOf<StaffEndpoints['texts']>,
): Promise<{ count: number; results: TextRow[] }> {
  const { subject = null, language = null, limit = DEFAULT_LIMIT, offset = 0 } = query;
  const rows = await selectRows(database.pool, [country.locales, subject, language, limit, offset]);
  const results = rows.map(({ count: _count, ...row }) => row);
  return { count: rows[0]?.count ?? 0, results };
}
