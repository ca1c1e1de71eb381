import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { SavedOrAsked } from '#shared/contract/clinic-data/setup/saving.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { validationError } from '#server/http/http-error.ts';
import { createSchedule } from '../schedules/add-schedule.ts';
import { refreshListings } from './listings.ts';
import { requireTexts, withoutBlanks } from './writing/country-rules.ts';
import type { Editor } from './writing/editor.ts';
import { slugToSave } from './writing/make-slug.ts';
import { createRowWriter } from './writing/row-writer.ts';
import { AFFECTED, saveAsked, type AffectedRow } from './writing/save-asked.ts';

const writeDoctor = createRowWriter(
  'doctor',
  ['names', 'descriptions', 'practising_since', 'languages', 'is_active'],
  ['slug'],
);

const selectAffected = prepared<AffectedRow, [doctor: number, now: Date]>(
  'appointments_of_hidden_doctor',
  `${AFFECTED} join doctor d on d.id = s.doctor_id and d.is_active
   where d.id = $1 order by a.starts_at, a.id`,
);

type DoctorInput = InputOf<StaffEndpoints['saveDoctor']>;

/**
 * Saves a doctor, and asks before one with upcoming appointments is hidden. A new one works at a branch: without one
 * no page would show the doctor.
 */
export async function saveDoctor(editor: Editor, input: DoctorInput): Promise<SavedOrAsked> {
  const { site } = editor;
  const { id, is_active } = input;
  const findAffected = async (db: Queryable) =>
    id === undefined || is_active ? [] : selectAffected(db, [id, new Date(site.clock())]);
  return saveAsked(site, input.intent, findAffected, (db) => writeDoctorIn(db, editor, input));
}

/** Saves a doctor in a transaction of the caller. */
export async function writeDoctorIn(
  db: Queryable,
  editor: Editor,
  input: DoctorInput,
): Promise<number> {
  const { country } = editor.site;
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
  // To show a doctor is to approve the doctor. A decision locks the proposal before the doctor, too.
  if (id !== undefined && is_active) await settleDoctors(db, [[id]]);
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
}

const settleDoctors = prepared<object, [doctors: readonly number[]]>(
  'settle_proposals_of_doctors',
  'delete from clinic_proposal where doctor_id = any ($1::integer[])',
);
