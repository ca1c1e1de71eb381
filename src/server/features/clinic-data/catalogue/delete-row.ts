import pg from 'pg';
import {
  TABLE_OF,
  CATALOGUE_KINDS,
  type CatalogueKind,
} from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { badRequest, HttpError, requireRow } from '#server/http/http-error.ts';
import type { Editor } from '../setup/writing/editor.ts';
import { FOREIGN_KEY_VIOLATION } from '../setup/writing/field-error.ts';
import { recordChange } from './record-change.ts';
import { byKind, OFFERS_OF } from './tables.ts';

/** Offers name insurances in an array, which no foreign key guards. */
const remove = byKind(CATALOGUE_KINDS, (kind) =>
  prepared<{ id: number }, [id: number]>(
    `delete_${TABLE_OF[kind]}`,
    `with gone as (
       delete from ${TABLE_OF[kind]} where id = $1 and not exists (
         select from doctor_service o join clinic_branch b on b.id = o.clinic_branch_id
         where ${OFFERS_OF[kind]})
       returning id),
     slugs as (delete from former_slug where kind = '${TABLE_OF[kind]}' and row_id = $1),
     texts as (
       delete from checked_text where subject_table = '${TABLE_OF[kind]}' and subject_id = $1)
     select id from gone`,
  ),
);

/** Locks a row in a statement of its own: the next one sees what referred to it in the meantime. */
const lock = byKind(CATALOGUE_KINDS, (kind) =>
  prepared<{ id: number }, [id: number]>(
    `lock_deleted_${TABLE_OF[kind]}`,
    `select id from ${TABLE_OF[kind]} where id = $1 for update`,
  ),
);

/** Deletes a row. Throws a 400 if anything refers to it. */
export async function deleteRow(
  editor: Editor,
  { kind, id }: { kind: CatalogueKind; id: number },
): Promise<number> {
  return withTransaction(editor.site.database.pool, async (db) => {
    await removeUnused(db, kind, id);
    await recordChange(db, editor, { action: 'deleted', table: TABLE_OF[kind], id, details: {} });
    return id;
  });
}

/** Checks if a row can be deleted, by deleting it in a transaction that it rolls back. */
export async function canDelete(
  { site }: Editor,
  kind: CatalogueKind,
  id: number,
): Promise<boolean> {
  try {
    await withTransaction(
      site.database.pool,
      (db) => removeUnused(db, kind, id),
      () => false,
    );
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return false;
    throw error;
  }
}

async function removeUnused(db: Queryable, kind: CatalogueKind, id: number): Promise<void> {
  requireRow(await lock[kind](db, [id]));
  const [gone] = await remove[kind](db, [id]).catch((error: unknown) => {
    const isUsed = error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION;
    throw isUsed ? badRequest('in_use') : error;
  });
  if (gone === undefined) throw badRequest('in_use');
}
