import type {
  Content,
  ContentDraft,
} from '#shared/contract/clinic-data/content/content-schemas.ts';
import {
  CONTENT_SUBJECTS,
  parseContentPlace,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { IN_REACH, type ReachedRow } from './content-reach.ts';
import { CONTENT_ROWS, isSameContent, liveValue } from './content-rows.ts';
import { DRAFT_COLUMNS, type DraftRow } from './draft-rows.ts';

type Arguments = [...Area, clinic: number | null];

const selectRows = prepared<ReachedRow, Arguments>(
  'content_rows',
  `select subject, id, names, addresses, has_picture from (${IN_REACH}) r
   where $4::integer is null or $4 = any (clinic_ids) order by subject, id`,
);
/** Also those of the account whose rows are gone or out of reach. */
const selectDrafts = prepared<DraftRow & { is_reached: boolean }, [...Arguments, actor: string]>(
  'content_drafts',
  `select ${DRAFT_COLUMNS}, r.id is not null as is_reached
   from content_draft c
   left join (${IN_REACH}) r on r.subject = c.subject_table and r.id = c.subject_id
   where case when r.id is null then $4::integer is null and ($1 or c.drafted_by = $5)
     else $4 is null or $4 = any (r.clinic_ids) end
   order by c.subject_table, c.subject_id, c.id`,
);

/**
 * Reads the rows with content of a clinic, or of all in reach of the account, and their drafts. Throws a 404
 * for a clinic out of reach.
 */
export async function readContent(
  site: Site,
  caller: Caller,
  clinic: number | null,
): Promise<Content> {
  const { pool } = site.database;
  const args: Arguments = [...areaOf(caller), clinic];
  const rows = await selectRows(pool, args);
  if (rows.length === 0 && clinic !== null) throw notFound();
  const drafts = await selectDrafts(pool, [...args, caller.username]);
  return { rows, drafts: await presentDrafts(site, drafts) };
}

async function presentDrafts(
  { country, database }: Site,
  drafts: readonly (DraftRow & { is_reached: boolean })[],
): Promise<ContentDraft[]> {
  const presented: ContentDraft[] = [];
  for (const subject of CONTENT_SUBJECTS) {
    const own = drafts.filter((draft) => draft.subject === subject);
    const ids = [...new Set(own.map((draft) => draft.subject_id))];
    const rows = ids.length === 0 ? [] : await CONTENT_ROWS[subject].select(database.pool, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { is_reached: isReached, ...draft } of own) {
      const row = isReached ? byId.get(draft.subject_id) : undefined;
      const place = parseContentPlace(subject, draft.field, country.locales);
      const isGone = row === undefined || place === null;
      const live = isGone ? null : liveValue(row, place);
      const state = isSameContent(live, draft.base) ? 'ready' : 'conflict';
      presented.push({
        ...draft,
        live,
        names: row?.names ?? draft.names,
        drafted_at: zonedIso(draft.drafted_at.getTime(), country.timeZone),
        state: isGone ? 'gone' : state,
      });
    }
  }
  return presented;
}
