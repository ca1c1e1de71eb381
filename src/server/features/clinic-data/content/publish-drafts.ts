import {
  CONTENT_SUBJECTS,
  parseContentPlace,
  type ContentSubject,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import type { Names } from '#server/db/tables.ts';
import { pruneLogos } from '#server/features/catalogue/pictures/logos/save-logo.ts';
import { refreshListings } from '#server/features/clinic-data/setup/listings.ts';
import { textsByRule } from '#server/features/clinic-data/setup/writing/country-rules.ts';
import { badRequest } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { CONTENT_ROWS, isSameContent, liveValue, type ContentRecord } from './content-rows.ts';
import { lockOwnDrafts } from './discard-drafts.ts';
import { deleteDrafts, type DraftRow } from './draft-rows.ts';

/**
 * Publishes drafts in one transaction, with one reload of the reference data. Returns how many. Throws a 400
 * if one of them was changed or published in the meantime, if its published value has changed since it
 * began, or if its row is gone; then it publishes none.
 */
export async function publishDrafts(
  site: Site,
  caller: Caller,
  ids: readonly number[],
): Promise<number> {
  return withTransaction(site.database.pool, async (db) => {
    const drafts = await lockOwnDrafts(db, caller, ids);
    if (drafts.some(({ row }) => row === null)) throw badRequest('content_gone');
    await applyDrafts(db, site, caller.username, drafts);
    await deleteDrafts(db, [[...ids]]);
    const logos = drafts.filter(({ subject, field }) => subject === 'clinic' && field === 'logo');
    if (logos.length > 0) {
      await pruneLogos(
        db,
        logos.map((draft) => draft.subject_id),
      );
    }
    const doctors = drafts.filter(({ subject }) => subject === 'doctor');
    await refreshListings(db, [[...new Set(doctors.map((draft) => draft.subject_id))]]);
    return drafts.length;
  });
}

/** The new values of columns, by row. */
type ChangedRows = ReadonlyMap<ContentSubject, ReadonlyMap<number, object>>;

/**
 * Writes drafts to their rows, in the order in which every edit locks them, with an event of each row.
 * Returns what has changed.
 */
export async function applyDrafts(
  db: Queryable,
  { country, clock }: Pick<Site, 'country' | 'clock'>,
  username: string,
  drafts: readonly DraftRow[],
): Promise<ChangedRows> {
  const now = new Date(clock());
  const changedRows = new Map<ContentSubject, Map<number, object>>();
  for (const subject of CONTENT_SUBJECTS) {
    const byRow = Map.groupBy(
      drafts.filter((draft) => draft.subject === subject),
      (draft) => draft.subject_id,
    );
    const { lock, update } = CONTENT_ROWS[subject];
    const rows = await lock(db, [[...byRow.keys()]]);
    if (rows.length < byRow.size) throw badRequest('content_gone');
    for (const row of rows) {
      const own = byRow.get(row.id) ?? [];
      const changed = changedColumns(country, subject, row, own);
      const details = {
        drafts: own.map(({ field, drafted_by: by, drafted_at: at }) => ({ field, by, at })),
      };
      await update(db, [changed, row.id, now, username, details]);
      const ofSubject = changedRows.get(subject) ?? new Map<number, object>();
      changedRows.set(subject, ofSubject.set(row.id, changed));
    }
  }
  return changedRows;
}

/** Returns the new values of the columns. Throws a 400 for a draft of another published value. */
function changedColumns(
  country: Country,
  subject: ContentSubject,
  row: ContentRecord,
  drafts: readonly DraftRow[],
): object {
  const changed: Record<string, unknown> = {};
  const rules = new Map<string, () => void>();
  for (const draft of drafts) {
    const place = parseContentPlace(subject, draft.field, country.locales);
    if (place === null) throw badRequest('content_gone');
    if (!isSameContent(liveValue(row, place), draft.base)) throw badRequest('content_changed');
    const { name, language, definition } = place;
    if (language === null || definition.kind !== 'texts') changed[name] = draft.value;
    else {
      const texts = (changed[name] ?? row[name] ?? {}) as Names;
      changed[name] = { ...texts, [language]: draft.value ?? '' };
      rules.set(name, () => {
        changed[name] = textsByRule(country, name, definition.rule, changed[name] as Names);
      });
    }
  }
  for (const check of rules.values()) check();
  return changed;
}
