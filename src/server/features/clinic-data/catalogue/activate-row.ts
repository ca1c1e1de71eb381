import {
  TABLE_OF,
  CATALOGUE_KINDS,
  type CatalogueKind,
} from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { requireRow } from '#server/http/http-error.ts';
import { refreshListings } from '../setup/listings.ts';
import type { Editor } from '../setup/writing/editor.ts';
import { recordChange } from './record-change.ts';
import { showOffers } from './show-offers.ts';
import { byKind } from './tables.ts';

const activate = byKind(CATALOGUE_KINDS, (kind) =>
  prepared<{ id: number }, [id: number, isActive: boolean]>(
    `activate_${TABLE_OF[kind]}`,
    `update ${TABLE_OF[kind]} set is_active = $2
     where id = $1 and merged_into_id is null returning id`,
  ),
);

/** Hides a row from patients or shows it again, a service or a city with its offers. */
export async function activateRow(
  editor: Editor,
  { kind, id, is_active: isActive }: { kind: CatalogueKind; id: number; is_active: boolean },
): Promise<number> {
  return withTransaction(editor.site.database.pool, async (db) => {
    requireRow(await activate[kind](db, [id, isActive]));
    if (kind === 'services' || kind === 'cities') {
      await refreshListings(db, [await showOffers(db, kind, id)]);
    }
    const details = { is_active: isActive };
    await recordChange(db, editor, { action: 'changed', table: TABLE_OF[kind], id, details });
    return id;
  });
}
