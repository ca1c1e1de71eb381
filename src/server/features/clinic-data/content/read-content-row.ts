import type { ContentRow } from '#shared/contract/clinic-data/content/content-schemas.ts';
import {
  contentPlaces,
  parseContentPlace,
  type ContentSubject,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { TEXT_SUBJECTS } from '#shared/domain/clinic-data/texts/text-fields.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { readPortrait } from '#server/features/clinic-data/setup/reading/read-portrait.ts';
import { readTexts } from '#server/features/clinic-data/texts/read-texts.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { requireContentReach } from './content-reach.ts';
import { CONTENT_ROWS, liveValue } from './content-rows.ts';
import { selectRowDrafts } from './draft-rows.ts';

/** Reads the content of a row with its drafts. Throws a 404 for a row out of reach of the account. */
export async function readContentRow(
  site: Site,
  caller: Caller,
  { subject, id }: { subject: ContentSubject; id: number },
): Promise<ContentRow> {
  const { country, database } = site;
  await requireContentReach(database.pool, caller, subject, id);
  const row = requireRow(await CONTENT_ROWS[subject].select(database.pool, [[id]]));
  const drafts = await selectRowDrafts(database.pool, [subject, id]);
  const states = await textStates(site, subject, id);
  const values = contentPlaces(subject, country.locales).flatMap((field) => {
    const place = parseContentPlace(subject, field, country.locales);
    if (place === null) return [];
    const found = drafts.find((draft) => draft.field === field);
    const draft = found && {
      id: found.id,
      value: found.value,
      base: found.base,
      drafted_by: found.drafted_by,
      drafted_at: zonedIso(found.drafted_at.getTime(), country.timeZone),
    };
    const live = liveValue(row, place);
    return [{ field, live, draft: draft ?? null, text_state: states.get(field) ?? null }];
  });
  const portrait = subject === 'doctor' ? await readPortrait(site, id) : null;
  return { subject, id, slug: row.slug, names: row.names, portrait, values };
}

/** Returns the states of the texts that copywriters check, by field. */
async function textStates(site: Site, subject: ContentSubject, id: number) {
  const checked = TEXT_SUBJECTS.find((each) => each === subject);
  const read = checked === undefined ? null : await readTexts(site, checked, id);
  const texts = read?.texts ?? [];
  return new Map(texts.map(({ field, language, state }) => [`${field}.${language}`, state]));
}
