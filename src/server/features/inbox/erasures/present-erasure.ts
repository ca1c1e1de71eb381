import type { Erasure } from '#shared/contract/inbox/erasures/erasures.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Site } from '#server/site.ts';
import type { ErasureRow } from './erasure-rows.ts';

/** Presents a request to erase a patient to the account for which the row was read. */
export function presentErasure({ country }: Site, row: ErasureRow): Erasure {
  const iso = (at: Date) => zonedIso(at.getTime(), country.timeZone);
  return {
    id: row.id,
    state: row.state,
    appointment: row.appointment,
    prepared_by: row.preparer,
    prepared_at: iso(row.prepared_at),
    expires_at: iso(row.expires_at),
    decided_by: row.decider,
    decided_at: row.decided_at && iso(row.decided_at),
    can_decide: row.state === 'prepared' && !row.is_preparer,
    preview: row.preview,
    erased: row.erased,
  };
}
