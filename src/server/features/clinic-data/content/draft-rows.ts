import type {
  ContentSubject,
  ContentValue,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names } from '#server/db/tables.ts';

/** A draft of one value of a row. */
export interface DraftRow {
  id: number;
  subject: ContentSubject;
  subject_id: number;
  names: Names;
  field: string;
  value: ContentValue;
  base: ContentValue;
  drafted_at: Date;
  drafted_by: string;
}

export const DRAFT_COLUMNS = `c.id, c.subject_table as subject, c.subject_id, c.names, c.field, c.value, c.base,
  c.drafted_at, c.drafted_by`;

export const selectRowDrafts = prepared<DraftRow, [subject: ContentSubject, id: number]>(
  'content_drafts_of_row',
  `select ${DRAFT_COLUMNS} from content_draft c
   where c.subject_table = $1 and c.subject_id = $2 order by c.id`,
);

/** Locks drafts, so that of two people who publish or discard them the second finds none. */
export const lockDrafts = prepared<DraftRow, [ids: number[]]>(
  'lock_content_drafts',
  `select ${DRAFT_COLUMNS} from content_draft c
   where c.id = any ($1::integer[]) order by c.id for update`,
);

export const deleteDrafts = prepared<{ id: number }, [ids: number[]]>(
  'delete_content_drafts',
  'delete from content_draft where id = any ($1::integer[]) returning id',
);

export const writeDrafts = prepared<
  object,
  [subject: ContentSubject, id: number, names: Names, drafts: string, now: Date, actor: string]
>(
  'write_content_drafts',
  `insert into content_draft
     (subject_table, subject_id, names, field, value, base, drafted_at, drafted_by)
   select $1, $2, $3, d.field, d.value, d.base, $5, $6
   from jsonb_to_recordset($4::jsonb) d (field text, value jsonb, base jsonb)
   on conflict (subject_table, subject_id, field) do update set
     id = default, names = excluded.names, value = excluded.value, base = excluded.base,
     drafted_at = excluded.drafted_at, drafted_by = excluded.drafted_by`,
);
