import type pg from 'pg';
import type { InputOf } from '#shared/contract/client.ts';
import type { Merge } from '#shared/contract/clinic-data/setup/catalogue-changes.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { TABLE_OF, CATALOGUE_KINDS } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { notFound, validationError } from '#server/http/http-error.ts';
import { refreshListings } from '../../setup/listings.ts';
import type { Editor } from '../../setup/writing/editor.ts';
import { recordChange } from '../record-change.ts';
import { byKind, OFFERS_OF } from '../tables.ts';
import { mergeCities } from './merge-cities.ts';
import { mergeServices } from './merge-services.ts';
import { moveReferences, type Moved } from './move-references.ts';

type MergeInput = InputOf<StaffEndpoints['mergeRows']>;

/** Merges one after the other; the key is unique in the product. */
const lockMerges = prepared<object>('lock_merges', 'select pg_advisory_xact_lock(7305003)');
const lockSchedules = byKind(CATALOGUE_KINDS, (kind) =>
  prepared<{ doctor_id: number }, [id: number]>(
    `lock_schedules_of_${kind}`,
    `select c.doctor_id from schedule c where c.id in (
       select o.schedule_id from doctor_service o
       join clinic_branch b on b.id = o.clinic_branch_id where ${OFFERS_OF[kind]})
     order by c.id for no key update`,
  ),
);
const lockRows = byKind(CATALOGUE_KINDS, (kind) =>
  prepared<{ id: number; is_active: boolean }, [ids: number[]]>(
    `lock_merged_${kind}`,
    `select id, is_active from ${TABLE_OF[kind]}
     where id = any ($1) and merged_into_id is null order by id for update`,
  ),
);
const replace = byKind(CATALOGUE_KINDS, (kind) =>
  prepared<object, [id: number, into: number]>(
    `replace_merged_${kind}`,
    `update ${TABLE_OF[kind]} set is_active = false, merged_into_id = $2
     where id = $1 or merged_into_id = $1`,
  ),
);

/**
 * Merges a row into another of its kind, in one transaction. A preview does the same and rolls it back.
 * Locks in this order: merges, schedules of the offers, the two rows, reviews, offers, appointments,
 * listings (ADR 39). Throws a 404 for a row that does not exist or is merged already.
 */
export async function mergeRows(editor: Editor, input: MergeInput): Promise<Merge> {
  const merge = async (db: pg.PoolClient): Promise<Merge> => {
    const { kind, id, into, intent } = input;
    await lockMerges(db);
    const schedules = await lockSchedules[kind](db, [id]);
    const rows = await lockRows[kind](db, [[id, into]]);
    if (!rows.some((row) => row.id === id)) throw notFound();
    if (id === into || !rows.some((row) => row.id === into && row.is_active)) {
      throw validationError({ code: 'does_not_exist', attr: 'into' });
    }
    const { moved, conflicts } = await moveAll(db, editor, input);
    await replace[kind](db, [id, into]);
    const doctors = [...new Set(schedules.map(({ doctor_id: doctor }) => doctor))];
    const result = { is_merged: true, moved, doctors: doctors.length, conflicts };
    if (intent === 'preview') return { ...result, is_merged: false };
    await refreshListings(db, [doctors]);
    const details = { into, moved, conflicts: conflicts.length };
    await recordChange(db, editor, { action: 'merged', table: TABLE_OF[kind], id, details });
    return result;
  };
  return withTransaction(editor.site.database.pool, merge, (result) => result.is_merged);
}

async function moveAll(
  db: pg.PoolClient,
  editor: Editor,
  { kind, id, into }: MergeInput,
): Promise<Moved> {
  if (kind === 'services') return mergeServices(db, editor, id, into);
  if (kind === 'cities') return { moved: await mergeCities(db, id, into), conflicts: [] };
  return { moved: await moveReferences(db, editor.site.country, kind, id, into), conflicts: [] };
}
