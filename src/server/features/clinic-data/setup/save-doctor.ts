import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { validationError } from '#server/http/http-error.ts';
import { createSchedule } from '../schedules/add-schedule.ts';
import { refreshListings } from './listings.ts';
import { requireTexts, withoutBlanks } from './writing/country-rules.ts';
import type { Editor } from './writing/editor.ts';
import { slugToSave } from './writing/make-slug.ts';
import { createRowWriter } from './writing/row-writer.ts';

const writeDoctor = createRowWriter(
  'doctor',
  ['names', 'descriptions', 'practising_since', 'languages', 'is_active'],
  ['slug'],
);

/** Saves a doctor. A new one works at a branch: without one no page would show the doctor. */
export async function saveDoctor(
  editor: Editor,
  input: InputOf<StaffEndpoints['saveDoctor']>,
): Promise<number> {
  const { country, database } = editor.site;
  const { id, branch_id: branch, practising_since, languages, is_active } = input;
  const names = requireTexts(country, 'names', input.names);
  const spoken: readonly string[] = country.doctorLocales;
  if (languages.length === 0) throw validationError({ code: 'required', attr: 'languages' });
  if (!languages.every((language) => spoken.includes(language))) {
    throw validationError({ code: 'does_not_exist', attr: 'languages' });
  }
  if (id === undefined && branch === undefined) {
    throw validationError({ code: 'required', attr: 'branch_id' });
  }
  return withTransaction(database.pool, async (db) => {
    const doctor = await writeDoctor(db, editor, id, {
      names,
      practising_since,
      languages,
      is_active,
      descriptions: withoutBlanks(input.descriptions),
      slug: await slugToSave(db, 'doctor', input, names),
    });
    if (id === undefined && branch !== undefined) await createSchedule(db, editor, doctor, branch);
    await refreshListings(db, [[doctor]]);
    return doctor;
  });
}
