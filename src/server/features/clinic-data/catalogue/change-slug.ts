import { TABLE_OF, type CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Editor } from '../setup/writing/editor.ts';
import { fieldErrorOf } from '../setup/writing/field-error.ts';
import { recordChange } from './record-change.ts';
import { byKind, type SluggedKind } from './tables.ts';

const SLUGGED: readonly SluggedKind[] = ['cities', 'areas', 'services'];

const change = byKind(SLUGGED, (kind) => {
  const table = TABLE_OF[kind];
  const city = kind === 'areas' ? 'city_id' : 'null::integer';
  return prepared<{ old_slug: string }, [id: number, slug: string]>(
    `change_slug_of_${table}`,
    `with old as (
       select id, slug, ${city} as city_id from ${table} where id = $1 for no key update),
     former as (
       insert into former_slug (kind, city_id, slug, row_id)
       select '${table}', city_id, slug, id from old
       on conflict (kind, city_id, slug) do update set row_id = excluded.row_id),
     saved as (update ${table} set slug = $2 where id = $1)
     select slug as old_slug from old`,
  );
});

/**
 * Changes a slug. The old one redirects to it, unless another row takes it. Throws a 404 for rows without a page: nothing
 * could redirect to them.
 */
export async function changeSlug(
  editor: Editor,
  { kind, id, slug }: { kind: CatalogueKind; id: number; slug: string },
): Promise<number> {
  if (kind === 'insurances' || kind === 'categories') throw notFound();
  return withTransaction(editor.site.database.pool, async (db) => {
    const [row] = await change[kind](db, [id, slug]).catch((error: unknown) => {
      throw fieldErrorOf(error, TABLE_OF[kind]);
    });
    if (row === undefined) throw notFound();
    const details = { old_slug: row.old_slug, slug };
    await recordChange(db, editor, { action: 'changed', table: TABLE_OF[kind], id, details });
    return id;
  });
}
