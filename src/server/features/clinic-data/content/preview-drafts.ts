import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withRolledBackPool } from '#server/db/pool/rolled-back.ts';
import { withChangedRows } from '#server/features/catalogue/reference/with-changed-rows.ts';
import { badRequest } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { lockOwnDrafts } from './discard-drafts.ts';
import { applyDrafts } from './publish-drafts.ts';

/** Lets a preview show a doctor who waits for approval. Patients find no draft, so it belongs into a preview only. */
export const endDraft = prepared<object, [doctor: number]>(
  'end_draft_of_previewed_doctor',
  'update doctor set is_draft = false where id = $1 and is_draft',
);

/**
 * Runs work with the country as it would be after a publication of drafts, and publishes nothing. Throws what
 * a publication would throw.
 */
export async function withDrafts<Result>(
  site: Site,
  caller: Caller,
  ids: readonly number[],
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  return withRolledBackPool(site.database.pool, async (pool) => {
    const drafts = await lockOwnDrafts(pool, caller, ids);
    if (drafts.some(({ row }) => row === null)) throw badRequest('content_gone');
    const changed = await applyDrafts(pool, site, caller.username, drafts);
    const current = withChangedRows(
      site.reference.current,
      changed.get('clinic') ?? new Map(),
      changed.get('clinic_branch') ?? new Map(),
    );
    return work({
      ...site,
      database: { pool, reader: pool, readerOf: () => pool, close: () => Promise.resolve() },
      reference: { current, reload: () => Promise.resolve() },
    });
  });
}
