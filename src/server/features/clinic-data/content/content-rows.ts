import { isDeepStrictEqual } from 'node:util';
import {
  CONTENT_SUBJECTS,
  contentFieldsOf,
  type ContentName,
  type ContentPlace,
  type ContentValue,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names } from '#server/db/tables.ts';
import { byKind } from '../catalogue/tables.ts';

/** A row with the columns that are content. */
export type ContentRecord = { id: number; slug: string | null; names: Names } & Partial<
  Record<ContentName, unknown>
>;

type UpdateArguments = [row: object, id: number, now: Date, actor: string, details: object];

/** The statements for each kind of row with content. */
export const CONTENT_ROWS = byKind(CONTENT_SUBJECTS, (subject) => {
  const columns = contentFieldsOf(subject).map(([name]) => name);
  const slug = subject === 'clinic_branch' ? 'null as slug' : 'slug';
  const select = `select ${[...new Set(['id', slug, 'names', ...columns])].join()} from ${subject}
    where id = any ($1::integer[]) order by id`;
  return {
    select: prepared<ContentRecord, [ids: number[]]>(`content_of_${subject}`, select),
    /** Locks the rows, so that their published values stay until the end of the transaction. */
    lock: prepared<ContentRecord, [ids: number[]]>(
      `lock_content_of_${subject}`,
      `${select} for no key update`,
    ),
    update: prepared<object, UpdateArguments>(
      `publish_content_of_${subject}`,
      `with saved as (
         update ${subject} t set (${columns.join()}) =
           (select ${columns.map((column) => `r.${column}`).join()}
            from jsonb_populate_record(t, $1) r)
         where id = $2 returning id)
       insert into staff_event (at, actor, action, subject_table, subject_id, details)
       select $3, $4, 'published', '${subject}', id, $5 from saved`,
    ),
  };
});

/** Returns the published value of a place. */
export function liveValue(
  row: ContentRecord,
  { name, language }: Pick<ContentPlace, 'name' | 'language'>,
): ContentValue {
  if (language === null) return (row[name] ?? null) as ContentValue;
  return (row[name] as Names | null)?.[language] ?? null;
}

/** Compares two values; the order of properties does not matter. */
export function isSameContent(a: ContentValue, b: ContentValue): boolean {
  return isDeepStrictEqual(a, b);
}
