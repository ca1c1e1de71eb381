import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { hasBounds } from '#shared/domain/booking/question-types.ts';
import { slugOf } from '#shared/domain/text/slug.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { requireRow, validationError } from '#server/http/http-error.ts';
import { requireTexts } from './writing/country-rules.ts';
import type { Editor } from './writing/editor.ts';
import { createRowWriter } from './writing/row-writer.ts';

/** Added questions follow those that have a position, in the order of creation. */
const LAST_POSITION = 30_000;

const writeQuestion = createRowWriter(
  'clinic_branch_field',
  ['titles', 'type', 'is_required', 'min_length', 'max_length'],
  ['clinic_branch_id', 'param_name', 'position'],
);
const selectNames = prepared<{ param_name: string }, [branch: number]>(
  'names_of_questions',
  'select param_name from clinic_branch_field where clinic_branch_id = $1',
);
const remove = prepared<{ id: number }, [id: number, now: Date, actor: string]>(
  'delete_question',
  `with gone as (delete from clinic_branch_field where id = $1 returning id)
   insert into staff_event (at, actor, action, subject_table, subject_id)
   select $2, $3, 'deleted', 'clinic_branch_field', id from gone returning subject_id as id`,
);

/** Saves a question that a branch asks at booking. It stays with its branch. */
export async function saveQuestion(
  editor: Editor,
  input: InputOf<StaffEndpoints['saveQuestion']>,
): Promise<number> {
  const { country, database } = editor.site;
  const { id, clinic_branch_id: branch, type, is_required, min_length: min } = input;
  const titles = requireTexts(country, 'titles', input.titles);
  const isBounded = hasBounds(type);
  if (isBounded && (input.max_length ?? Infinity) < (min ?? 0)) {
    throw validationError({ code: 'too_small', attr: 'max_length', params: { limit: min ?? 0 } });
  }
  const taken = await selectNames(database.pool, [branch]);
  return writeQuestion(database.pool, editor, id, {
    titles,
    type,
    is_required,
    clinic_branch_id: branch,
    position: LAST_POSITION,
    min_length: isBounded ? min : null,
    max_length: isBounded ? input.max_length : null,
    param_name: nameOf(
      titles.en ?? '',
      taken.map((row) => row.param_name),
    ),
  });
}

/** Deletes a question. Appointments keep the replies. Throws a 404 for an unknown question. */
export async function deleteQuestion({ site, username }: Editor, id: number): Promise<number> {
  requireRow(await remove(site.database.pool, [id, new Date(site.clock()), username]));
  return id;
}

/** Returns a name for the API, which the branch has no question with. */
function nameOf(title: string, taken: readonly string[]): string {
  const name = slugOf(title).replaceAll('-', '_') || 'question';
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}
