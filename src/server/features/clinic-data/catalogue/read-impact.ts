import { onlyRow } from '#server/db/pool/only-row.ts';
import type { Impact } from '#shared/contract/clinic-data/setup/catalogue-changes.ts';
import {
  CATALOGUE_KINDS,
  type CatalogueKind,
} from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Editor } from '../setup/writing/editor.ts';
import { countPages } from './count-pages.ts';
import { canDelete } from './delete-row.ts';
import { byKind, OFFERS_OF } from './tables.ts';

type Numbers = Omit<Impact, 'pages' | 'can_delete'>;

const selectNumbers = byKind(CATALOGUE_KINDS, (kind) =>
  prepared<Numbers, [id: number, now: Date]>(
    `impact_of_${kind}`,
    `with offers as materialized (
       select o.id, o.doctor_id, b.clinic_id, o.is_active or o.is_inactive_with_service as is_offered
       from doctor_service o join clinic_branch b on b.id = o.clinic_branch_id
       where ${OFFERS_OF[kind]})
     select count(distinct doctor_id) filter (where is_offered)::integer as doctors,
       count(distinct clinic_id) filter (where is_offered)::integer as clinics,
       count(*) filter (where is_offered)::integer as offers,
       (select count(*)::integer from appointment a
        where a.status = 'booked' and a.starts_at > $2 and ${
          kind === 'insurances'
            ? 'a.insurance_id = $1'
            : 'a.doctor_service_id in (select id from offers)'
        }) as appointments
     from offers`,
  ),
);

/** Counts what a change of a row reaches. */
export async function readImpact(
  editor: Editor,
  { kind, id }: { kind: CatalogueKind; id: number },
): Promise<Impact> {
  const { site } = editor;
  // Deletes the row and rolls back: only the constraints know all that refers to it.
  const isDeletable = await canDelete(editor, kind, id);
  const now = new Date(site.clock());
  const numbers = onlyRow(await selectNumbers[kind](site.database.pool, [id, now]));
  return { ...numbers, pages: await countPages(site, kind, id), can_delete: isDeletable };
}
