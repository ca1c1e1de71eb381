import type { RowTexts, Translation } from '#shared/contract/clinic-data/setup/texts.ts';
import {
  TEXT_SUBJECTS,
  textFieldsOf,
  type TextSubject,
} from '#shared/domain/clinic-data/texts/text-fields.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names } from '#server/db/tables.ts';
import type { Site } from '#server/site.ts';
import { byKind } from '../catalogue/tables.ts';
import { textStatesSql } from './text-sql.ts';

type Row = Translation & { names: Names };

const select = byKind(TEXT_SUBJECTS, (subject) =>
  prepared<Row, [locales: readonly Language[], id: number]>(
    `texts_of_${subject}`,
    `select names, field, language, text, state, checked_source
     from (${textStatesSql([subject])}) texts where id = $2`,
  ),
);

/** Reads the texts of a row, in the order of the form. Returns null for an unknown row. */
export async function readTexts(
  { country, database }: Site,
  subject: TextSubject,
  id: number,
): Promise<RowTexts | null> {
  const rows = await select[subject](database.pool, [country.locales, id]);
  const [first] = rows;
  if (first === undefined) return null;
  const texts = textFieldsOf(subject).flatMap(([field]) =>
    country.locales.flatMap((language) =>
      rows
        .filter((row) => row.field === field && row.language === language)
        .map(({ names: _names, ...text }) => text),
    ),
  );
  return { names: first.names, texts };
}
