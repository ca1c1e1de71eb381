import { TABLE_OF, MERGED_KINDS, type MergedKind } from '#shared/domain/places/catalogue-kinds.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { notFound } from '#server/http/http-error.ts';
import { refreshListings } from '../listings.ts';
import type { Editor } from '../writing/editor.ts';
import { recordChange } from './record-change.ts';
import { byKind } from './tables.ts';

const activate = byKind(MERGED_KINDS, (kind) =>
  prepared<{ id: number }, [id: number, isActive: boolean]>(
    `activate_${TABLE_OF[kind]}`,
    `update ${TABLE_OF[kind]} set is_active = $2
     where id = $1 and merged_into_id is null returning id`,
  ),
);
const activateOffers = prepared<{ doctor_id: number }, [service: number, isActive: boolean]>(
  'activate_offers_of_service',
  `update doctor_service set is_active = $2, is_inactive_with_service = not $2
   where service_id = $1 and case when $2 then is_inactive_with_service else is_active end
   returning doctor_id`,
);

/** Hides a row from patients or shows it again, a service with its offers. */
export async function activateRow(
  editor: Editor,
  { kind, id, is_active: isActive }: { kind: MergedKind; id: number; is_active: boolean },
): Promise<number> {
  return withTransaction(editor.site.database.pool, async (db) => {
    const [row] = await activate[kind](db, [id, isActive]);
    if (row === undefined) throw notFound();
    if (kind === 'services') {
      const offers = await activateOffers(db, [id, isActive]);
      await refreshListings(db, [offers.map(({ doctor_id: doctor }) => doctor)]);
    }
    const details = { is_active: isActive };
    await recordChange(db, editor, { action: 'changed', table: TABLE_OF[kind], id, details });
    return id;
  });
}
