import {
  TEXT_SUBJECTS,
  textFieldsOf,
  type TextSubject,
} from '#shared/domain/clinic-data/texts/text-fields.ts';

/**
 * Selects every text of the rows that staff edit, in each of the languages $1, with its state. The first
 * language is the one that the others are compared with.
 */
export function textStatesSql(subjects: readonly TextSubject[] = TEXT_SUBJECTS): string {
  return `select t.subject, t.id, t.names, t.field, l.language, t.texts ->> l.language as text,
      c.source as checked_source, t.is_optional and t.texts is null as is_unused,
      case
        when not t.texts ? l.language or t.texts is null then 'missing'
        when (c.text, c.source) = (t.texts ->> l.language, t.texts ->> $1[1]) then 'checked'
        else 'draft'
      end as state
    from (${subjects.map(textsOf).join(' union all ')}) t
    cross join unnest($1::text[]) with ordinality l (language, place)
    left join checked_text c
      on c.subject_table = t.subject and c.subject_id = t.id and c.field = t.field
        and c.language = l.language`;
}

/** The tables whose rows may be merged into others. */
const MERGED: readonly TextSubject[] = ['service', 'service_category', 'city_area', 'insurance'];

function textsOf(subject: TextSubject): string {
  const fields = textFieldsOf(subject).map(
    ([field, rule]) =>
      `('${field}', r.${field}::jsonb, ${rule === 'complete' || rule === 'optional'})`,
  );
  return `select '${subject}' as subject, r.id, ${NAMES[subject] ?? 'r.names'} as names, f.*
    from ${subject} r cross join lateral (values ${fields.join()}) f (field, texts, is_optional)
    ${MERGED.includes(subject) ? 'where r.merged_into_id is null' : ''}`;
}

const NAMES: Partial<Record<TextSubject, string>> = {
  insurance: `coalesce(r.names, jsonb_build_object('en', r.name))`,
};
