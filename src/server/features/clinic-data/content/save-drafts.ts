import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import {
  isValidContent,
  maxLengthOf,
  trimContent,
} from '#shared/domain/clinic-data/content/check-content.ts';
import {
  parseContentPlace,
  type ContentField,
  type ContentValue,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import {
  badRequest,
  requireRow,
  validationError,
  type FieldError,
} from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { hasLogo } from '#server/features/catalogue/pictures/logos/save-logo.ts';
import { requireClinicPhone } from '../setup/writing/require-clinic-phone.ts';
import { requireContentReach } from './content-reach.ts';
import { CONTENT_ROWS, isSameContent, liveValue } from './content-rows.ts';
import { deleteDrafts, selectRowDrafts, writeDrafts } from './draft-rows.ts';

type Input = InputOf<StaffEndpoints['saveContentDrafts']>;

/**
 * Saves drafts of a row, and ends those whose value equals the published one. Throws a 400 if a colleague
 * has changed a published value or a draft since the person saw it, and a 404 for a row out of reach.
 */
export async function saveDrafts(
  { country, clock, database }: Site,
  caller: Caller,
  { subject, id, changes }: Input,
): Promise<number> {
  return withTransaction(database.pool, async (db) => {
    await requireContentReach(db, caller, subject, id);
    const row = requireRow(await CONTENT_ROWS[subject].lock(db, [[id]]));
    await requireStoredLogo(db, id, changes);
    const drafts = await selectRowDrafts(db, [subject, id]);
    const results = changes.map(({ field, live: seen, draft_id: seenDraft, ...change }) => {
      const place = parseContentPlace(subject, field, country.locales);
      if (place === null) throw validationError({ code: 'does_not_exist', attr: field });
      const value = readValue(country, field, trimContent(change.value));
      if (
        value === null &&
        place.definition.kind === 'texts' &&
        place.definition.rule === 'required'
      ) {
        throw validationError({ code: 'required', attr: field });
      }
      const limit =
        place.definition.kind === 'texts'
          ? maxLengthOf(place.definition)
          : Number.POSITIVE_INFINITY;
      if (typeof value === 'string' && value.length > limit) {
        throw validationError({ code: 'too_long', attr: field, params: { limit } });
      }
      if (!isValidContent(place.definition, value, country)) {
        throw validationError(contentError(place.definition, value, field));
      }
      const draft = drafts.find((each) => each.field === field);
      const live = liveValue(row, place);
      if ((draft?.id ?? null) !== seenDraft || !isSameContent(live, seen)) {
        throw badRequest('content_changed');
      }
      return { field, value, base: live, draft, isPublished: isSameContent(value, live) };
    });
    const ended = results.filter(({ isPublished }) => isPublished);
    await deleteDrafts(db, [ended.flatMap(({ draft }) => (draft === undefined ? [] : [draft.id]))]);
    const written = results
      .filter(({ isPublished }) => !isPublished)
      .map(({ field, value, base }) => ({ field, value, base }));
    const now = new Date(clock());
    await writeDrafts(db, [subject, id, row.names, JSON.stringify(written), now, caller.username]);
    return id;
  });
}

/** Returns a value as it is stored: a phone with the calling code. */
function readValue(country: Country, field: string, value: ContentValue): ContentValue {
  return field === 'phone' && typeof value === 'string'
    ? requireClinicPhone(value, country, field)
    : value;
}

/** Returns the error that says what a field can have in place of a value. */
function contentError(definition: ContentField, value: ContentValue, attr: string): FieldError {
  switch (definition.kind) {
    case 'texts':
      return { code: 'name_invalid', attr };
    case 'line':
      return { code: 'url_invalid', attr };
    case 'entries':
    case 'names':
      return { code: 'entries_incomplete', attr };
    case 'number': {
      const { min, max } = definition;
      if (typeof value === 'number' && !Number.isInteger(value)) return { code: 'invalid', attr };
      return typeof value === 'number' && value > max
        ? { code: 'too_large', attr, params: { limit: max } }
        : { code: 'too_small', attr, params: { limit: min } };
    }
    case 'languages':
    case 'picture':
    case 'switch':
      return { code: 'invalid', attr };
  }
}

/** Throws a 400 for the URL of a logo that is not stored for the clinic. Only clinics have the field. */
async function requireStoredLogo(
  db: Queryable,
  clinic: number,
  changes: Input['changes'],
): Promise<void> {
  const url = changes.find(({ field }) => field === 'logo')?.value ?? null;
  if (typeof url === 'string' && !(await hasLogo(db, clinic, url))) {
    throw validationError({ code: 'invalid', attr: 'logo' });
  }
}
