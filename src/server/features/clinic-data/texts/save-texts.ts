import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import {
  TEXT_SUBJECTS,
  textFieldsOf,
  type TextField,
  type TextSubject,
} from '#shared/domain/clinic-data/texts/text-fields.ts';
import { isLongText, maxTextLength } from '#shared/domain/clinic-data/texts/max-text-length.ts';
import { isName } from '#shared/domain/text/name-pattern.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import type { Names } from '#server/db/tables.ts';
import { requireRow, validationError } from '#server/http/http-error.ts';
import { byKind } from '../catalogue/tables.ts';
import { textsByRule } from '../setup/writing/country-rules.ts';
import type { Editor } from '../setup/writing/editor.ts';

type Input = InputOf<StaffEndpoints['saveTexts']>;
type Text = Input['texts'][number];
type Row = Partial<Record<TextField, Names | null>>;

const STATEMENTS = byKind(TEXT_SUBJECTS, (subject) => {
  const fields = textFieldsOf(subject).map(([field]) => field);
  return {
    lock: prepared<Row, [id: number]>(
      `lock_texts_of_${subject}`,
      `select ${fields.join()} from ${subject} where id = $1 for no key update`,
    ),
    update: prepared<object, [row: object, id: number, now: Date, actor: string, details: object]>(
      `change_texts_of_${subject}`,
      `with saved as (
         update ${subject} t set (${fields.join()}) =
           (select ${fields.map((field) => `r.${field}`).join()}
            from jsonb_populate_record(t, $1) r)
         where id = $2 returning id)
       insert into staff_event (at, actor, action, subject_table, subject_id, details)
       select $3, $4, 'changed', '${subject}', id, $5 from saved`,
    ),
  };
});

type CheckArguments = [subject: TextSubject, id: number, texts: string, now: Date, actor: string];

const writeChecks = prepared<object, CheckArguments>(
  'write_checked_texts',
  `insert into checked_text
     (subject_table, subject_id, field, language, text, source, checked_at, checked_by)
   select $1, $2, t.field, t.language, t.text, t.source, $4, $5
   from jsonb_to_recordset($3::jsonb) t (field text, language text, text text, source text)
   on conflict (subject_table, subject_id, field, language) do update set
     text = excluded.text, source = excluded.source, checked_at = excluded.checked_at,
     checked_by = excluded.checked_by`,
);
/** A check of another text stays, with the source that the page shows; it has no effect any more. */
const deleteChecks = prepared<object, [subject: TextSubject, id: number, texts: string]>(
  'delete_checked_texts',
  `delete from checked_text c
   using jsonb_to_recordset($3::jsonb) t (field text, language text, text text)
   where c.subject_table = $1 and c.subject_id = $2
     and c.field = t.field and c.language = t.language and c.text = t.text`,
);

/**
 * Saves texts of a row and the checks of them. Texts of other languages stay as colleagues saved them;
 * a check compared with an older text has no effect.
 */
export async function saveTexts(editor: Editor, input: Input): Promise<number> {
  const { site, username } = editor;
  const { subject, id } = input;
  const texts = input.texts.map((each) => ({
    field: each.field,
    language: each.language,
    is_checked: each.is_checked,
    text: each.text.trim(),
    source: each.source.trim(),
  }));
  const now = new Date(site.clock());
  return withTransaction(site.database.pool, async (db) => {
    const row = requireRow(await STATEMENTS[subject].lock(db, [id]));
    const changed = changedRow(editor, subject, row, texts);
    const details = { texts: texts.map(({ field, language }) => `${field}.${language}`) };
    await STATEMENTS[subject].update(db, [changed, id, now, username, details]);
    const checked = texts.filter(({ is_checked: isChecked }) => isChecked);
    const drafts = texts.filter(({ is_checked: isChecked }) => !isChecked);
    await writeChecks(db, [subject, id, JSON.stringify(checked), now, username]);
    await deleteChecks(db, [subject, id, JSON.stringify(drafts)]);
    return id;
  });
}

/** Returns the row with the texts, or throws a 400 for texts that break the rules of the country. */
function changedRow(
  { site: { country } }: Editor,
  subject: TextSubject,
  row: Row,
  texts: readonly Text[],
): Row {
  const fields = textFieldsOf(subject);
  const misplaced = texts.find(
    ({ field, language }) =>
      !fields.some(([known]) => known === field) || !country.locales.includes(language),
  );
  if (misplaced !== undefined) throw validationError({ code: 'does_not_exist', attr: 'texts' });
  const long = texts.find(({ field, text }) => text.length > maxTextLength(field));
  if (long !== undefined) {
    throw validationError({
      code: 'too_long',
      attr: `${long.field}.${long.language}`,
      params: { limit: maxTextLength(long.field) },
    });
  }
  const marked = texts.find(({ field, text }) => !isLongText(field) && !isName(text));
  if (marked !== undefined) {
    throw validationError({ code: 'name_invalid', attr: `${marked.field}.${marked.language}` });
  }
  const changed = fields
    .filter(([field]) => texts.some((text) => text.field === field))
    .map(([field, rule]) => {
      const own = texts.filter((text) => text.field === field);
      const merged: Names = {
        ...row[field],
        ...Object.fromEntries(own.map(({ language, text }) => [language, text])),
      };
      return [field, textsByRule(country, field, rule, merged)];
    });
  return Object.fromEntries(changed) as Row;
}
